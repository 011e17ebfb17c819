import { closeSync, fdatasync, fdatasyncSync, fstatSync, ftruncateSync, openSync, readSync, renameSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readDayLog } from '../../core/daylog/index.ts';
import { makeFolder } from '../makeFolder.ts';

/** A day file that rows are appended to. */
export interface DayFile {
  /** Time of the last row that was in the file when it was opened; -Infinity when there was none. */
  readonly lastMs: number;
  /** One write; a row that does not fit is taken back. Throws the system's error. */
  append(row: string): void;
  /** To the disk, in the background. */
  flush(onError: (error: Error) => void): void;
  close(): void;
}

/** Longer than any line of a day file. */
const tailBytes = 16_384;

function readAt(fd: number, from: number, until: number): Buffer {
  const start = Math.max(0, from);
  const bytes = Buffer.alloc(Math.max(0, until - start));
  return bytes.subarray(0, readSync(fd, bytes, 0, bytes.length, start));
}

function lastRowMs(head: string, tail: Buffer): number {
  const lastLine = tail.subarray(tail.lastIndexOf('\n', tail.length - 2) + 1);
  const { length, timesMs } = readDayLog(Buffer.concat([Buffer.from(head), lastLine])).samples;
  return length === 0 ? -Infinity : timesMs[length - 1]!;
}

/** Whether a file has the column line that rows are written for. */
function hasColumns(fd: number, head: string, size: number): boolean {
  const columnLine = head.trimEnd().split('\n').at(-1)!;
  return readAt(fd, 0, Math.min(size, 2 * head.length + tailBytes)).includes(columnLine);
}

/** Opens a file that can be continued: without a cut-off last line; one with other columns is put aside. */
function openContinued(path: string, head: string): { readonly fd: number; readonly size: number } {
  const fd = openSync(path, 'a+');
  const { size } = fstatSync(fd);
  if (size === 0) return { fd, size };
  const tail = readAt(fd, size - tailBytes, size);
  const end = size - tail.length + tail.lastIndexOf('\n') + 1;
  if (end > 0 && hasColumns(fd, head, end)) {
    if (end < size) ftruncateSync(fd, end);
    return { fd, size: end };
  }
  closeSync(fd);
  renameSync(path, join(dirname(path), `unreadable-${size}-${basename(path).replace('MCHE-', '')}`));
  return openContinued(path, head);
}

/** Opens a day's file to continue it, or begins it with its head. */
export function openDayFile(path: string, head: string): DayFile {
  makeFolder(dirname(path));
  const { fd, size } = openContinued(path, head);
  let bytes = size;

  const append = (text: string) => {
    const data = Buffer.from(text);
    let written = 0;
    try {
      while (written < data.length) written += writeSync(fd, data, written);
    } catch (error) {
      if (written > 0) ftruncateSync(fd, bytes);
      throw error;
    }
    bytes += data.length;
  };

  const lastMs = size === 0 ? -Infinity : lastRowMs(head, readAt(fd, size - tailBytes, size));
  try {
    if (size === 0) append(head);
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  let open = true;
  return {
    lastMs,
    append,
    flush(onError) {
      fdatasync(fd, (error) => {
        if (error && open) onError(error);
      });
    },
    close() {
      open = false;
      try {
        fdatasyncSync(fd);
      } finally {
        closeSync(fd);
      }
    },
  };
}

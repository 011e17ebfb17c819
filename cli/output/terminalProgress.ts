import { printable } from './printable.ts';

/** What is being done, reported to a person who waits. */
export interface Progress {
  /** `path` is the file that is through. */
  files(done: number, of: number, path: string): void;
  /** Share of the work that is done, 0..1. */
  share(done: number, what: string): void;
  /** Takes the line away. */
  clear(): void;
}

const minBetweenMs = 100;
const defaultColumns = 80;
const percent = 100;
const eraseLine = '\r\x1b[2K';

/** One line on a terminal that is written over; nothing where no person looks. */
export function terminalProgress(terminal: NodeJS.WriteStream): Progress {
  let shownMs = -Infinity;
  let isShown = false;
  const show = (line: string) => {
    if (!terminal.isTTY || performance.now() - shownMs < minBetweenMs) return;
    shownMs = performance.now();
    isShown = true;
    const width = (terminal.columns || defaultColumns) - 1;
    terminal.write(`${eraseLine}${line.slice(0, width)}`);
  };
  return {
    files(done, of, path) {
      show(`${done} of ${of} files  ${printable(path)}`);
    },
    share(done, what) {
      show(`${Math.floor(done * percent)} %  ${what}`);
    },
    clear() {
      if (isShown) terminal.write(eraseLine);
      isShown = false;
    },
  };
}

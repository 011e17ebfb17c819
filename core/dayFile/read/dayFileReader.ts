import type { Channel, SampleTable } from '../../samples/index.ts';
import { isColumnLine, readColumnLine } from './columnLine.ts';
import type { DayFile, DayFileLines } from '../DayFile.ts';
import type { DayFileLayout } from '../layouts/DayFileLayout.ts';
import type { DayFileMemory } from './dayFileMemory.ts';
import { headerBlock } from './headerBlock.ts';
import { layoutFor } from '../layouts/layoutFor.ts';
import { dayFileLayouts } from '../layouts/dayFileLayouts.ts';
import { timeColumn } from '../layouts/layoutColumns.ts';
import { lineSplitter, maxLineBytes } from '../text/lineSplitter.ts';
import { problemList } from './problemList.ts';
import { recordReader, type RecordReader } from './recordReader.ts';
import { asciiText, utf8Text } from '../text/utf8.ts';
import { utf8Input } from '../text/utf8Input.ts';

/** Reads a day file piece by piece. */
export interface DayFileReader {
  /** The next bytes; they may end anywhere, also inside a character. */
  push(chunk: Uint8Array): void;
  /** What was read; nothing may be pushed afterwards. */
  end(): DayFile;
}

type LineKind = keyof DayFileLines;
/** What the next line should be. */
type Part = 'headerBlock' | 'units' | 'records' | 'unreadable';

/** A file without a column line up to here has none. */
const maxHeaderLines = 100;
const byteOrderMark = [0xef, 0xbb, 0xbf] as const;
const blanks = new Set(Array.from(' \t\r', (character) => character.charCodeAt(0)));

const isBlank = (bytes: Uint8Array, from: number, until: number): boolean => {
  for (let i = from; i < until; i++) if (!blanks.has(bytes[i]!)) return false;
  return true;
};

const noSamples = (): SampleTable => ({ length: 0, timesMs: new Float64Array(0), columns: new Map() });

/** The inner loop knows one kind of array only; a Node buffer is another. */
const plainBytes = ({ buffer, byteOffset, length }: Uint8Array) => new Uint8Array(buffer, byteOffset, length);

/** A reader of one file in any of `layouts` (oldest first); it takes any bytes and never throws. For `memory` see `dayFileMemory`. */
export function dayFileReader(layouts: readonly DayFileLayout[] = dayFileLayouts, memory?: DayFileMemory): DayFileReader {
  const problems = problemList();
  const block = headerBlock(problems);
  const lines: Record<LineKind, number> = { header: 0, record: 0, skipped: 0, blank: 0 };
  let part: Part = 'headerBlock';
  let line = 0;
  let layout: DayFileLayout | undefined;
  let columnLine = '';
  let records: RecordReader | undefined;
  const units = new Map<Channel, string>();

  const chooseLayout = (softwareVersion: string) => {
    const found = layoutFor(softwareVersion, layouts);
    if (typeof found === 'string') problems.add(line, 2, found, layouts[0]!.version);
    else layout = found;
  };

  const startRecords = (unitsLine: string | undefined) => {
    if (layout === undefined) return;
    const plan = readColumnLine(layout, columnLine, unitsLine, line, problems);
    for (const { channel, unit } of plan.cells) if (channel !== undefined && unit !== undefined) units.set(channel, unit);
    records = recordReader(layout, plan, problems, memory);
    part = 'records';
  };

  const takeColumnLine = (text: string): LineKind => {
    block.close(line);
    columnLine = text;
    if (layout === undefined) {
      part = 'unreadable';
      return 'skipped';
    }
    if (layout.unitsIn === 'ownLine') part = 'units';
    else startRecords(undefined);
    return 'header';
  };

  const takeHeaderLine = (text: string): LineKind => {
    if (isColumnLine(text)) return takeColumnLine(text);
    const versionBefore = block.header.softwareVersion;
    if (block.line(text, line)) {
      const { softwareVersion } = block.header;
      if (softwareVersion !== undefined && softwareVersion !== versionBefore) chooseLayout(softwareVersion);
      return 'header';
    }
    problems.add(line, 1, 'unknownLine', timeColumn);
    return 'skipped';
  };

  const takeText = (bytes: Uint8Array, isEnded: boolean): LineKind => {
    if (!isEnded) {
      problems.add(line, 1, 'noLineEnd', 'line end');
      return 'skipped';
    }
    const text = utf8Text(bytes);
    if (text === undefined) problems.add(line, 1, 'notUtf8', 'UTF-8');
    if (part === 'headerBlock') return takeHeaderLine(text ?? asciiText(bytes));
    startRecords(text ?? asciiText(bytes));
    return 'header';
  };

  const giveUpOnHeader = () => {
    block.close(line);
    problems.add(line, 1, 'noColumnLine', timeColumn);
    part = 'unreadable';
  };

  const take = (bytes: Uint8Array, from: number, until: number, isEnded: boolean): LineKind => {
    const hasMark = line === 1 && byteOrderMark.every((byte, i) => bytes[from + i] === byte);
    const start = hasMark ? Math.min(until, from + byteOrderMark.length) : from;
    if (isBlank(bytes, start, until)) return 'blank';
    if (part === 'headerBlock' && line > maxHeaderLines) giveUpOnHeader();
    if (part === 'unreadable') return 'skipped';
    if (part === 'records') return records!.line(bytes, start, until, isEnded, line) ? 'record' : 'skipped';
    return takeText(bytes.subarray(start, until), isEnded);
  };

  const splitter = lineSplitter({
    lines(bytes, from, until) {
      if (part !== 'records') return from;
      const before = records!.length;
      const next = records!.lines(bytes, from, until, line + 1);
      line += records!.length - before;
      lines.record += records!.length - before;
      return next;
    },
    line(bytes, from, until, isEnded) {
      line++;
      lines[take(bytes, from, until, isEnded)]++;
    },
    tooLong() {
      line++;
      lines.skipped++;
      problems.add(line, 1, 'lineTooLong', String(maxLineBytes));
    },
  });

  const input = utf8Input({ push: (bytes) => splitter.push(bytes), notUtf8: () => problems.add(1, 1, 'notUtf8', 'UTF-8') });

  return {
    push: (chunk) => input.push(plainBytes(chunk)),
    end() {
      input.end();
      splitter.end();
      line++;
      if (part === 'headerBlock') giveUpOnHeader();
      if (part === 'units') startRecords(undefined);
      const { samples, dropped } = records?.end() ?? { samples: noSamples(), dropped: 0 };
      return {
        layoutVersion: layout?.version,
        header: block.header,
        samples,
        units,
        problems: problems.stored(),
        problemCount: problems.count,
        lines: { ...lines, record: lines.record - dropped, skipped: lines.skipped + dropped },
      };
    },
  };
}

/** Reads a whole day file: what a `dayFileReader` gives for the same bytes in any pieces. It takes any bytes and never throws. For `memory` see `dayFileMemory`. */
export function readDayFile(bytes: Uint8Array, memory?: DayFileMemory): DayFile {
  const reader = dayFileReader(dayFileLayouts, memory);
  reader.push(bytes);
  return reader.end();
}

import { slotCount } from '../compressor/index.ts';
import {
  asciiText,
  type DayFileLines,
  type DayFileProblemCode,
  headerValue,
  lineSplitter,
  maxLineBytes,
  problemList,
  timeReader,
  utf8Text,
} from '../dayFile/index.ts';
import { inputFunctions, type InputFunction } from '../inputs/index.ts';
import { recordOf } from '../records/index.ts';
import { isPlantDay, msPerMinute, msPerSecond } from '../time/index.ts';
import { recordedName } from './InputChannel.ts';
import {
  codeSeparator,
  columnLine,
  headerKeys,
  type HeaderKey,
  inputColumns,
  inputFormat,
  inputUnits,
  masterSource,
  timePattern,
} from './inputColumns.ts';
import type { InputFile } from './InputFile.ts';
import type { InputMinute, MeasuredInput, MinuteFaults } from './InputMinute.ts';
import { joinedMinute } from './joinedMinutes.ts';

/** Reads a file of analog inputs piece by piece. */
export interface InputFileReader {
  /** The next bytes; they may end anywhere, also inside a character. */
  push(chunk: Uint8Array): void;
  /** What was read; nothing may be pushed afterwards. */
  end(): InputFile;
}

type LineKind = keyof DayFileLines;

/** A file without a column line up to here has none. */
const maxHeaderLines = 100;
const secondsInMinute = msPerMinute / msPerSecond;
const column = recordOf(inputColumns, (name) => inputColumns.indexOf(name));
const functionOf = new Map<string, InputFunction>(inputFunctions.map((use) => [inputUnits[use], use]));
const codePattern = /^[MWE]\d{3,6}$/;
const numberPattern = /^-?\d{1,12}(\.\d{1,9})?$/;
const readTime = timeReader('iso');

/** What is wrong with a cell. */
interface CellProblem {
  /** From 0. */
  readonly cell: number;
  readonly code: DayFileProblemCode;
  readonly expected: string;
}

const isProblem = <T extends object>(read: T | CellProblem): read is CellProblem => 'code' in read;

type ReadRow = { readonly slot: number; readonly seconds: number } & (
  { readonly input: MeasuredInput } | { readonly faults: MinuteFaults }
);

function slotOf(source: string): number | undefined {
  if (source === masterSource) return 0;
  const slot = /^\d{1,2}$/.test(source) ? Number(source) : 0;
  return slot >= 1 && slot <= slotCount ? slot : undefined;
}

/** NaN for what is no number; undefined for an empty cell. */
const numberOf = (cell: string) => (cell === '' ? undefined : numberPattern.test(cell) ? Number(cell) : NaN);

function readInput(cells: readonly string[], slot: number, seconds: number): MeasuredInput | CellProblem {
  const [name, unit] = [cells[column.input]!, cells[column.unit]!];
  if (recordedName(name) !== name) return { cell: column.input, code: 'unknownLine', expected: 'letters, digits and _' };
  const use = functionOf.get(unit);
  if (use === undefined) return { cell: column.unit, code: 'unknownUnit', expected: [...functionOf.keys()].join(' ') };
  const [mean, min, max] = [numberOf(cells[column.mean]!), numberOf(cells[column.min]!), numberOf(cells[column.max]!)];
  const wrong = [mean, min, max].findIndex(Number.isNaN);
  if (wrong >= 0) return { cell: column.mean + wrong, code: 'badNumber', expected: 'number' };
  const isMissing = mean === undefined && min === undefined && max === undefined;
  if (!isMissing && !(min! <= mean! && mean! <= max!)) return { cell: column.mean, code: 'badNumber', expected: 'min <= mean <= max' };
  return { channel: { slot, name, function: use }, seconds, mean, min, max };
}

function readFaults(cells: readonly string[], slot: number, seconds: number): MinuteFaults | CellProblem {
  const codes = cells[column.faults]!.split(codeSeparator);
  return codes.every((code) => codePattern.test(code))
    ? { slot, seconds, codes }
    : { cell: column.faults, code: 'unknownLine', expected: 'E165' };
}

function readRow(cells: readonly string[]): ReadRow | CellProblem {
  if (cells.length !== inputColumns.length)
    return {
      cell: cells.length - 1,
      code: cells.length < inputColumns.length ? 'tooFewCells' : 'tooManyCells',
      expected: String(inputColumns.length),
    };
  const slot = slotOf(cells[column.source]!);
  if (slot === undefined) return { cell: column.source, code: 'unknownLine', expected: `${masterSource} 1 .. ${slotCount}` };
  const seconds = numberOf(cells[column.seconds]!);
  if (!(seconds !== undefined && seconds >= 0 && seconds <= secondsInMinute))
    return { cell: column.seconds, code: 'badNumber', expected: `0 .. ${secondsInMinute}` };
  const isOfFaults = cells[column.faults] !== '';
  const read = isOfFaults ? readFaults(cells, slot, seconds) : readInput(cells, slot, seconds);
  if (isProblem(read)) return read;
  return 'channel' in read ? { slot, seconds, input: read } : { slot, seconds, faults: read };
}

const isAscii = (bytes: Uint8Array) => bytes.every((byte) => byte < 0x80);

/** A reader of one file; it takes any bytes and never throws. A line that can't be read is skipped, and `problems` says where it is. */
export function inputFileReader(): InputFileReader {
  const problems = problemList();
  const lines: Record<LineKind, number> = { header: 0, record: 0, skipped: 0, blank: 0 };
  const header = new Map<HeaderKey, string>();
  const minutes: InputMinute[] = [];
  let part: 'header' | 'rows' | 'unreadable' = 'header';
  let line = 0;
  let knownTime = '';
  let knownMs = NaN;
  let open: { readonly atMs: number; inputs: MeasuredInput[]; faults: MinuteFaults[] } | undefined;

  /** The rows of a minute may stand in two parts of the file, one after the other. */
  const closeMinute = () => {
    if (open === undefined) return;
    const nothing: InputMinute = { atMs: open.atMs, inputs: [], faults: [] };
    minutes.push(joinedMinute(nothing, open));
    open = undefined;
  };

  const timeOf = (text: string): number => {
    if (text === knownTime) return knownMs;
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const atMs = text.length === timePattern.length ? readTime(bytes, 0, bytes.length) : NaN;
    [knownTime, knownMs] = [text, atMs % msPerMinute === 0 ? atMs : NaN];
    return knownMs;
  };

  const skipped = ({ cell, code, expected }: CellProblem): LineKind => {
    problems.add(line, cell + 1, code, expected);
    return 'skipped';
  };

  const takeRow = (text: string, isEnded: boolean): LineKind => {
    if (!isEnded) return skipped({ cell: 0, code: 'noLineEnd', expected: 'line end' });
    const cells = text.split(',');
    const atMs = timeOf(cells[0]!);
    if (Number.isNaN(atMs)) return skipped({ cell: 0, code: 'badTime', expected: timePattern });
    if (open !== undefined && atMs < open.atMs) return skipped({ cell: 0, code: 'backInTime', expected: '' });
    const row = readRow(cells);
    if (isProblem(row)) return skipped(row);
    if (open !== undefined && open.atMs !== atMs) closeMinute();
    open ??= { atMs, inputs: [], faults: [] };
    if ('input' in row) open.inputs.push(row.input);
    else open.faults.push(row.faults);
    return 'record';
  };

  const closeHeader = () => {
    for (const key of headerKeys) if (!header.has(key)) problems.add(line, 1, 'missingHeader', key);
    const isKnown = header.get('format') === inputFormat;
    if (header.has('format') && !isKnown) problems.add(line, 1, 'unknownVersion', inputFormat);
    part = isKnown ? 'rows' : 'unreadable';
  };

  const takeHeader = (text: string, isEnded: boolean): LineKind => {
    if (!isEnded) return skipped({ cell: 0, code: 'noLineEnd', expected: 'line end' });
    if (text === columnLine) {
      closeHeader();
      return 'header';
    }
    const at = text.indexOf(',');
    const key = headerKeys.find((known) => known === text.slice(0, Math.max(0, at)));
    if (key === undefined) return skipped({ cell: 0, code: 'unknownLine', expected: columnLine });
    if (header.has(key)) problems.add(line, 1, 'repeatedHeader', key);
    else header.set(key, headerValue(text.slice(at + 1)));
    return 'header';
  };

  const take = (bytes: Uint8Array, isEnded: boolean): LineKind => {
    if (part === 'unreadable') return 'skipped';
    const isPlain = isAscii(bytes);
    const text = isPlain ? String.fromCharCode(...bytes) : utf8Text(bytes);
    if (text?.trim() === '') return 'blank';
    if (text === undefined) problems.add(line, 1, 'notUtf8', 'UTF-8');
    if (part === 'rows') return text === undefined ? 'skipped' : takeRow(text, isEnded);
    if (line > maxHeaderLines) {
      problems.add(line, 1, 'noColumnLine', columnLine);
      part = 'unreadable';
      return 'skipped';
    }
    return takeHeader(text ?? asciiText(bytes), isEnded);
  };

  const splitter = lineSplitter({
    lines: (_, from) => from,
    line(bytes, from, until, isEnded) {
      line++;
      lines[take(bytes.subarray(from, until), isEnded)]++;
    },
    tooLong() {
      line++;
      lines.skipped++;
      problems.add(line, 1, 'lineTooLong', String(maxLineBytes));
    },
  });

  const known = (key: HeaderKey) => header.get(key) || undefined;

  return {
    push: (chunk) => splitter.push(chunk),
    end() {
      splitter.end();
      line++;
      if (part === 'header') problems.add(line, 1, 'noColumnLine', columnLine);
      closeMinute();
      const date = known('date');
      if (date !== undefined && !isPlantDay(date)) problems.add(headerKeys.indexOf('date') + 1, 2, 'badHeader', 'YYYY-MM-DD');
      return {
        header: {
          date: date !== undefined && isPlantDay(date) ? date : undefined,
          schematicNumber: known('schematic number'),
          zone: known('time zone'),
        },
        minutes,
        problems: problems.stored(),
        problemCount: problems.count,
        lines,
      };
    },
  };
}

/** Reads a whole file of analog inputs: what an `inputFileReader` gives for the same bytes in any pieces. */
export function readInputFile(bytes: Uint8Array): InputFile {
  const reader = inputFileReader();
  reader.push(bytes);
  return reader.end();
}

import { csvNumber } from '../csv/index.ts';
import { instantInText, msPerHour } from '../time/index.ts';
import { quarterHourMs } from '../totals/index.ts';
import type { RateSeries } from './RateTable.ts';

/** Why a line of a series can't be taken. */
export type PriceSeriesProblem = 'head' | 'columns' | 'start' | 'price' | 'order' | 'step' | 'empty';

/** A line of a series that can't be taken; lines count from 1. */
export interface RefusedLine {
  readonly line: number;
  readonly code: PriceSeriesProblem;
}

/** Prices by quarter hour since 1970-01-01T00:00Z, or the first line that can't be taken. */
export type PriceSeries =
  { readonly perKWh: RateSeries; readonly problem?: never } | { readonly perKWh?: never; readonly problem: RefusedLine };

/** What a text has of a series, and its lines that were left out. */
export interface ReadSeries {
  readonly perKWh: RateSeries;
  /** For how long its prices hold: a quarter hour, an hour, or both. */
  readonly stepsMs: readonly number[];
  readonly refused: readonly RefusedLine[];
}

interface Row {
  readonly line: number;
  readonly atMs: number;
  readonly price: number;
}

const head = /^\uFEFF?start[;,](?:price|power)$/i;
const stepsMs = [quarterHourMs, msPerHour];

function rowOf(text: string, line: number, afterMs: number, separator: string, zone: string): Row | PriceSeriesProblem {
  const cells = text.split(separator).map((cell) => cell.trim());
  if (cells.length !== 2) return 'columns';
  const atMs = instantInText(cells[0]!, afterMs, zone);
  if (atMs === undefined) return 'start';
  if (atMs % quarterHourMs !== 0) return 'step';
  const price = csvNumber(cells[1]!, separator);
  if (price === undefined) return 'price';
  return atMs > afterMs ? { line, atMs, price } : 'order';
}

/** How long each row's price holds: until the next one where that is a quarter hour or an hour, else as long as the one before it. */
function spansOf(rows: readonly Row[]): readonly number[] {
  const untilNext = rows.slice(1).map(({ atMs }, i) => atMs - rows[i]!.atMs);
  let spanMs = untilNext.find((each) => stepsMs.includes(each)) ?? quarterHourMs;
  return rows.map((_, i) => (spanMs = stepsMs.includes(untilNext[i] ?? 0) ? untilNext[i]! : spanMs));
}

/** The prices of a series as `priceSeries` takes them, without the lines that can't be taken; their prices are missing. */
export function readSeries(text: string, zone: string): ReadSeries {
  const [first = '', ...lines] = text.split(/\r?\n/);
  if (!head.test(first.trim())) return { perKWh: new Map(), stepsMs: [], refused: [{ line: 1, code: 'head' }] };
  const separator = first.includes(';') ? ';' : ',';
  const rows: Row[] = [];
  const refused: RefusedLine[] = [];
  for (const [i, content] of lines.entries()) {
    if (content.trim() === '') continue;
    const line = i + 2;
    const row = rowOf(content, line, rows.at(-1)?.atMs ?? -Infinity, separator, zone);
    if (typeof row === 'string') refused.push({ line, code: row });
    else rows.push(row);
  }
  const spans = spansOf(rows);
  const perKWh = new Map<number, number>();
  let untilMs = -Infinity;
  for (const [i, { atMs, price, line }] of rows.entries()) {
    if (atMs < untilMs) {
      refused.push({ line, code: 'step' });
      continue;
    }
    untilMs = atMs + spans[i]!;
    for (let quarterMs = atMs; quarterMs < untilMs; quarterMs += quarterHourMs) perKWh.set(quarterMs / quarterHourMs, price);
  }
  if (rows.length === 0 && refused.length === 0) refused.push({ line: 1, code: 'empty' });
  return { perKWh, stepsMs: stepsMs.filter((step) => spans.includes(step)), refused: refused.sort((a, b) => a.line - b.line) };
}

/**
 * Prices of a CSV `start;price`, or mean power in kW of one `start;power`, by quarter hours or hours, which hold for their four quarter hours; those that are missing stay missing.
 * A start is an instant with its offset from UTC, or a time of the plant's zone, where the doubled hour comes twice. Prices can be negative.
 */
export function priceSeries(text: string, zone: string): PriceSeries {
  const { perKWh, refused } = readSeries(text, zone);
  return refused[0] === undefined ? { perKWh } : { problem: refused[0] };
}

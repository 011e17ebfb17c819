import { instantsOf, isPlantDay, msPerHour } from '../time/index.ts';
import { quarterHourMs } from '../totals/index.ts';

/** Why a line of a series can't be taken. */
export type PriceSeriesProblem = 'head' | 'columns' | 'start' | 'price' | 'order' | 'step' | 'empty';

/** Prices by quarter hour since 1970-01-01T00:00Z, or the first line that can't be taken. */
export type PriceSeries =
  | { readonly perKWh: ReadonlyMap<number, number>; readonly problem?: never }
  | { readonly perKWh?: never; readonly problem: { readonly line: number; readonly code: PriceSeriesProblem } };

interface Row {
  readonly line: number;
  readonly atMs: number;
  readonly price: number;
}

const head = /^\uFEFF?start[;,]price$/i;
const start = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::00(?:\.0+)?)?(Z|[+-]\d{2}:\d{2})?$/;
const priceWithPoint = /^-?\d+(\.\d+)?$/;
const priceWithComma = /^-?\d+(,\d+)?$/;
const stepsMs = [quarterHourMs, msPerHour];

/** The first instant behind another one that a start can be; without an offset it is a time of the plant's zone, which can be there twice. */
function instantOf(text: string, afterMs: number, zone: string): number | undefined {
  const [, day, hour, minute, offset] = start.exec(text) ?? [];
  if (day === undefined || !isPlantDay(day)) return undefined;
  if (offset !== undefined) {
    const atMs = Date.parse(`${day}T${hour}:${minute}:00${offset}`);
    return Number.isNaN(atMs) ? undefined : atMs;
  }
  const instants = instantsOf(day, { hour: Number(hour), minute: Number(minute), second: 0 }, zone);
  return instants.find((atMs) => atMs > afterMs) ?? instants[0];
}

function priceOf(text: string, separator: string): number | undefined {
  if (separator === ';' && priceWithComma.test(text)) return Number(text.replace(',', '.'));
  return priceWithPoint.test(text) ? Number(text) : undefined;
}

function rowOf(text: string, line: number, afterMs: number, separator: string, zone: string): Row | PriceSeriesProblem {
  const cells = text.split(separator).map((cell) => cell.trim());
  if (cells.length !== 2) return 'columns';
  const atMs = instantOf(cells[0]!, afterMs, zone);
  if (atMs === undefined) return 'start';
  if (atMs % quarterHourMs !== 0) return 'step';
  const price = priceOf(cells[1]!, separator);
  if (price === undefined) return 'price';
  return atMs > afterMs ? { line, atMs, price } : 'order';
}

/** How long each row's price holds: until the next one where that is a quarter hour or an hour, else as long as the one before it. */
function spansOf(rows: readonly Row[]): readonly number[] {
  const untilNext = rows.slice(1).map(({ atMs }, i) => atMs - rows[i]!.atMs);
  let spanMs = untilNext.find((each) => stepsMs.includes(each)) ?? quarterHourMs;
  return rows.map((_, i) => (spanMs = stepsMs.includes(untilNext[i] ?? 0) ? untilNext[i]! : spanMs));
}

/**
 * Prices of a CSV `start;price` by quarter hours or hours, which hold for their four quarter hours; those that are missing stay missing.
 * A start is an instant with its offset from UTC, or a time of the plant's zone, where the doubled hour comes twice. Prices can be negative.
 */
export function priceSeries(text: string, zone: string): PriceSeries {
  const [first = '', ...lines] = text.split(/\r?\n/);
  if (!head.test(first.trim())) return { problem: { line: 1, code: 'head' } };
  const separator = first.includes(';') ? ';' : ',';
  const rows: Row[] = [];
  for (const [i, content] of lines.entries()) {
    if (content.trim() === '') continue;
    const line = i + 2;
    const row = rowOf(content, line, rows.at(-1)?.atMs ?? -Infinity, separator, zone);
    if (typeof row === 'string') return { problem: { line, code: row } };
    rows.push(row);
  }
  const spans = spansOf(rows);
  const perKWh = new Map<number, number>();
  for (const [i, { atMs, price, line }] of rows.entries()) {
    const gapMs = (rows[i + 1]?.atMs ?? Infinity) - atMs;
    if (gapMs < spans[i]!) return { problem: { line: rows[i + 1]?.line ?? line, code: 'step' } };
    for (let quarterMs = atMs; quarterMs < atMs + spans[i]!; quarterMs += quarterHourMs) perKWh.set(quarterMs / quarterHourMs, price);
  }
  return perKWh.size === 0 ? { problem: { line: 1, code: 'empty' } } : { perKWh };
}

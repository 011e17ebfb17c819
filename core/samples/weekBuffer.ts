import { msPerDay, msPerHour } from '../time/index.ts';
import { type Channel, channels } from './channels.ts';
import { pickRows } from './pickRows.ts';
import type { SampleRow } from './SampleRow.ts';
import type { Column, SampleTable } from './SampleTable.ts';

/** How far the live log reaches back from the interval of its latest sample. */
export const weekBufferMs = 604_800_000;
/** The live log keeps one sample of each interval that starts at a multiple of this. */
export const weekBufferSpacingMs = 10_000;
/** One for each interval of a week, both ends included. */
export const weekBufferSlots = weekBufferMs / weekBufferSpacingMs + 1;

/** A row further ahead of the latest is a jump of the clock. */
export const clockJumpMs = msPerDay;
/** A jump counts once so many rows in a row agree with it: one odd time must not wipe the week. */
export const rowsToTrustJump = 3;
/** Rows that agree on a jump follow each other within this. */
const agreementMs = msPerHour;

/** The live log: the last week of samples, in whatever order they arrive. */
export interface WeekBuffer {
  /** Rows kept. */
  readonly length: number;
  /** Time of the latest row kept; undefined when there is none. */
  readonly latestMs: number | undefined;
  /** Rows that wait until more rows agree with their jump. */
  readonly waiting: number;
  /**
   * Keeps the row when it is the earliest of its interval and within the week; the order of arrival makes no difference.
   * A row over a day ahead, or over a week behind, waits for two more that follow it; then the clock has jumped. When it jumped back, the log starts again.
   * Returns whether the log changed.
   */
  add(row: SampleRow): boolean;
  /** Adds each row of a table; the table may be older or newer than what is there. A row over a day ahead without two more that follow it is left out. */
  addTable(table: SampleTable): void;
  /** The rows from `fromMs` up to but not including `untilMs`; a copy. */
  table(fromMs: number, untilMs: number, of?: readonly Channel[]): SampleTable;
}

const intervalOf = (atMs: number) => Math.floor(atMs / weekBufferSpacingMs);
const slotOf = (interval: number) => interval % weekBufferSlots;

/** An empty live log; a channel takes memory from its first value on. */
export function weekBuffer(): WeekBuffer {
  const timesMs = new Float64Array(weekBufferSlots).fill(NaN);
  const columns = new Map<Channel, Float32Array>();
  let length = 0;
  let newest = -1;
  let waiting: SampleRow[] = [];

  const clear = () => {
    timesMs.fill(NaN);
    columns.clear();
    length = 0;
    newest = -1;
  };
  const isAhead = (atMs: number) => newest >= 0 && atMs > (newest + 1) * weekBufferSpacingMs + clockJumpMs;
  const isBehind = (atMs: number) => newest >= 0 && intervalOf(atMs) <= newest - weekBufferSlots;

  const advanceTo = (interval: number) => {
    for (let i = Math.max(newest + 1, interval - weekBufferSlots + 1); i <= interval; i++) {
      if (!Number.isNaN(timesMs[slotOf(i)]!)) length--;
      timesMs[slotOf(i)] = NaN;
    }
    newest = interval;
  };

  /** The slot that the sample takes; undefined when it is not kept. */
  const claim = (atMs: number): number | undefined => {
    const interval = intervalOf(atMs);
    if (!(interval >= 0 && interval < Infinity) || interval <= newest - weekBufferSlots) return undefined;
    if (interval > newest) advanceTo(interval);
    const slot = slotOf(interval);
    if (timesMs[slot]! <= atMs) return undefined;
    if (Number.isNaN(timesMs[slot]!)) length++;
    timesMs[slot] = atMs;
    return slot;
  };

  const write = (channel: Channel, slot: number, value: number) => {
    let column = columns.get(channel);
    if (column === undefined) {
      if (Number.isNaN(value)) return;
      column = new Float32Array(weekBufferSlots).fill(NaN);
      columns.set(channel, column);
    }
    column[slot] = value;
  };

  const isKnown = (value: number) => !Number.isNaN(value);

  /** Each row's value into its slot, in the order of the rows; a channel at a time, as its memory lies. */
  const writeAll = (channel: Channel, slots: readonly number[], rows: readonly number[], from: Column | undefined) => {
    let column = columns.get(channel);
    if (column === undefined) {
      if (from === undefined || !rows.some((row) => isKnown(from[row]!))) return;
      column = new Float32Array(weekBufferSlots).fill(NaN);
      columns.set(channel, column);
    }
    for (let i = 0; i < slots.length; i++) column[slots[i]!] = from?.[rows[i]!] ?? NaN;
  };

  const take = ({ atMs, values }: SampleRow): boolean => {
    const slot = claim(atMs);
    if (slot === undefined) return false;
    channels.forEach((channel, i) => {
      write(channel, slot, values[i] ?? NaN);
    });
    return true;
  };

  return {
    get length() {
      return length;
    },
    get latestMs() {
      return newest < 0 ? undefined : timesMs[slotOf(newest)];
    },
    get waiting() {
      return waiting.length;
    },
    add(row) {
      if (!(row.atMs >= 0 && row.atMs < Infinity)) return false;
      if (!isAhead(row.atMs) && !isBehind(row.atMs)) {
        waiting = [];
        return take(row);
      }
      const before = waiting.at(-1);
      if (before !== undefined && !(row.atMs > before.atMs && row.atMs - before.atMs <= agreementMs)) waiting = [];
      waiting.push({ atMs: row.atMs, values: row.values.slice() });
      if (waiting.length < rowsToTrustJump) return false;
      if (isBehind(row.atMs)) clear();
      waiting.forEach(take);
      waiting = [];
      return true;
    },
    addTable(table) {
      const rows: number[] = [];
      const slots: number[] = [];
      for (let row = 0; row < table.length; row++) {
        const atMs = table.timesMs[row]!;
        const follower = row + rowsToTrustJump - 1;
        if (isAhead(atMs) && !(follower < table.length && table.timesMs[follower]! - atMs <= agreementMs)) continue;
        const slot = claim(atMs);
        if (slot === undefined) continue;
        rows.push(row);
        slots.push(slot);
      }
      for (const channel of channels) writeAll(channel, slots, rows, table.columns.get(channel));
    },
    table(fromMs, untilMs, of = channels) {
      const slots: number[] = [];
      const last = Math.min(newest, intervalOf(untilMs));
      for (let i = Math.max(newest - weekBufferSlots + 1, 0, intervalOf(fromMs)); i <= last; i++) {
        const atMs = timesMs[slotOf(i)]!;
        if (atMs >= fromMs && atMs < untilMs) slots.push(slotOf(i));
      }
      const wanted = new Map(of.flatMap((channel) => (columns.has(channel) ? [[channel, columns.get(channel)!] as const] : [])));
      return pickRows({ length: weekBufferSlots, timesMs, columns: wanted }, slots);
    },
  };
}

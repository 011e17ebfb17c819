import { slotCount } from '../compressor/index.ts';
import { intervalsOf, outagePeriods, periodMsOf, pieceRows, quarterHourMs } from './intervals.ts';
import { joinedRows, pickRows, indexAt, rowsBetween, type SampleTable } from '../samples/index.ts';
import type { TimeRange } from '../time/index.ts';
import { quarterStore, type SavedQuarters } from './quarterStore.ts';
import type { RangeTotals } from './RangeTotals.ts';
import { clearSums, type SlotSums, slotSums } from './SlotSums.ts';
import { sumTable } from './sumTable.ts';
import { totalsOfSums } from './totalsOfSums.ts';

/** Totals kept by quarter hours, from which those of any range are put together at once. */
export interface PreparedTotals {
  /**
   * Adds samples behind those that are there; `periodS` as in `totalsOf`. Gives the number of rows taken:
   * rows that are not later than the latest are left out, and all are with a period that `totalsOf` would not count.
   */
  append(table: SampleTable, periodS: number): number;
  /** Time of the latest row; undefined without any. */
  readonly latestMs: number | undefined;
  /**
   * Identical to `totalsOf` of all samples together.
   * A range that cuts a quarter hour needs `rowsOf`, which gives the appended samples of a span; without it, what it has of that quarter counts as no data.
   * When quarters of different periods meet, the rows in a cut quarter hour count the period of its latest.
   */
  totals(range: TimeRange, rowsOf?: (span: TimeRange) => SampleTable): RangeTotals;
  /** What is needed to go on later: plain arrays and numbers that a database can keep. */
  save(): SavedTotals;
}

/** Prepared totals as plain data that can be cloned and stored. */
export interface SavedTotals {
  readonly quarters: SavedQuarters;
  /** The latest row, whose end is not known yet. */
  readonly latest: LatestRow | undefined;
}

interface LatestRow {
  readonly row: SampleTable;
  readonly periodMs: number;
}

const always: TimeRange = { fromMs: -Infinity, untilMs: Infinity };

/** Empty, or as it was saved. */
export function preparedTotals(saved?: SavedTotals): PreparedTotals {
  const store = quarterStore(saved?.quarters);
  let latest = saved?.latest;
  const scratch: (SlotSums | undefined)[] = Array.from({ length: slotCount + 1 }, (_, slot) => slotSums(slot));

  /** Sums all rows but the last one, which only counts its starts and extremes yet. */
  const sumRows = (table: SampleTable, periodMs: number) => {
    const intervals = intervalsOf(table.timesMs, table.length, always, periodMs, 0);
    const slots: (SlotSums | undefined)[] = [];
    sumTable(table, intervals, slots, true);
    intervals.quarters.forEach((quarter, i) => {
      store.open(quarter, periodMs);
      slots.forEach((sums, slot) => sums && store.add(slot, sums, i));
    });
  };

  /** A span inside of one quarter hour; the latest row may reach into one that has no row. */
  const sumEdge = ({ fromMs, untilMs }: TimeRange, rowsOf: ((span: TimeRange) => SampleTable) | undefined) => {
    const periodMs = store.periodMs(Math.floor(fromMs / quarterHourMs)) ?? latest?.periodMs;
    if (rowsOf === undefined || periodMs === undefined || !(fromMs < untilMs)) return;
    const marginMs = outagePeriods * periodMs + 1;
    const rows = rowsOf({ fromMs: fromMs - marginMs, untilMs: untilMs + marginMs });
    sumTable(rows, intervalsOf(rows.timesMs, rows.length, { fromMs, untilMs }, periodMs), scratch, false);
  };

  const sumQuarters = (from: number, until: number) => {
    const [first, behind] = [store.find(from), store.find(until)];
    scratch.forEach((sums, slot) => sums && store.collect(slot, first, behind, sums));
    if (latest === undefined) return;
    const { row, periodMs } = latest;
    const span = { fromMs: from * quarterHourMs, untilMs: until * quarterHourMs };
    const atMs = row.timesMs[0]!;
    if (span.untilMs <= atMs || span.fromMs >= atMs + periodMs) return;
    sumTable(row, intervalsOf(row.timesMs, 1, span, periodMs), scratch, false);
  };

  return {
    get latestMs() {
      return latest?.row.timesMs[0];
    },
    append(table, periodS) {
      const periodMs = periodMsOf(periodS);
      const latestMs = latest?.row.timesMs[0] ?? -Infinity;
      let first = indexAt(table.timesMs, table.length, latestMs);
      while (first < table.length && !(table.timesMs[first]! > latestMs)) first++;
      if (periodMs === 0) return 0;
      for (let from = first; from < table.length; from += pieceRows) {
        const piece = rowsBetween(table, from, Math.min(table.length, from + pieceRows));
        if (latest !== undefined) sumRows(joinedRows([latest.row, rowsBetween(piece, 0, 1)]), latest.periodMs);
        sumRows(piece, periodMs);
        latest = { row: pickRows(piece, [piece.length - 1]), periodMs };
      }
      return table.length - first;
    },
    totals(range, rowsOf) {
      scratch.forEach((sums) => sums && clearSums(sums));
      const { fromMs, untilMs } = range;
      const from = Math.ceil(fromMs / quarterHourMs);
      const until = Math.floor(untilMs / quarterHourMs);
      if (from <= until) {
        sumEdge({ fromMs, untilMs: from * quarterHourMs }, rowsOf);
        sumQuarters(from, until);
        sumEdge({ fromMs: until * quarterHourMs, untilMs }, rowsOf);
      } else sumEdge(range, rowsOf);
      return totalsOfSums(range, scratch);
    },
    save: () => ({ quarters: store.save(), latest }),
  };
}

import type { DuckDBConnection } from '@duckdb/node-api';
import { statusBit } from '../../core/compressor/index.ts';
import { compressorChannel, type SampleTable } from '../../core/samples/index.ts';
import { yearPeriodS, yearSlots } from './integrateYear.ts';

const chunkRows = 2048;
const on = statusBit.on;
const running = on | statusBit.running;
const loaded = running | statusBit.loaded;
/** The bits that decide the state of a machine in the year's samples. */
const stateBits = loaded | statusBit.error;

/** The year in a table of DuckDB in memory, missing values as NULL, one thread. */
export async function duckdbYear(table: SampleTable): Promise<DuckDBConnection> {
  const { BIGINT, DuckDBDataChunk, DuckDBInstance, FLOAT, SMALLINT } = await import('@duckdb/node-api');
  const connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
  const sources = yearSlots.flatMap((slot) => [
    { name: `s${slot}`, type: SMALLINT, column: table.columns.get(compressorChannel('status', slot))! },
    { name: `p${slot}`, type: FLOAT, column: table.columns.get(compressorChannel('electricalPowerKW', slot))! },
    { name: `d${slot}`, type: FLOAT, column: table.columns.get(compressorChannel('deliveryVolumeM3min', slot))! },
  ]);
  await connection.run(`CREATE TABLE samples (ts BIGINT, ${sources.map(({ name, type }) => `${name} ${type.toString()}`).join(', ')})`);
  const appender = await connection.createAppender('samples');
  const types = [BIGINT, ...sources.map(({ type }) => type)];
  for (let from = 0; from < table.length; from += chunkRows) {
    const until = Math.min(table.length, from + chunkRows);
    const chunk = DuckDBDataChunk.create(types);
    chunk.setColumns([
      Array.from(table.timesMs.subarray(from, until), BigInt),
      ...sources.map(({ column }) => Array.from(column.subarray(from, until), (value) => (Number.isNaN(value) ? null : value))),
    ]);
    appender.appendDataChunk(chunk);
  }
  appender.closeSync();
  return connection;
}

const periodMs = yearPeriodS * 1000;
/** Over a longer gap no change of state counts. */
const outageMs = 3 * periodMs;

/**
 * Sums of each machine by state (and by the day that `day` gives): one pass a machine, streaming windows, grouping by small integers.
 * Several times faster than one pass with filtered aggregates for all machines.
 */
export function duckdbTotals(day = '0'): string {
  const ofMachine = (slot: number) => `(
    WITH neighbours AS (
      SELECT ts, s${slot} & ${stateBits} AS s, p${slot} AS p, d${slot} AS d,
        ts - lag(ts) OVER () AS since, lead(ts) OVER () - ts AS gap, lag(s${slot} & ${stateBits}) OVER () AS lagged FROM samples),
    steps AS (
      SELECT ts, s, p, d, least(gap, ${periodMs}) AS ms,
        CASE WHEN since <= ${outageMs} THEN lagged END AS was FROM neighbours)
    SELECT ${slot} AS slot, (${day})::INTEGER AS day, s, sum(ms)::DOUBLE AS ms, sum(p::DOUBLE * ms) AS power, sum(d::DOUBLE * ms) AS volume,
      sum(((was & ${running}) <> ${running} AND (s & ${running}) = ${running})::INTEGER)::DOUBLE AS starts,
      sum(((was & ${loaded}) = ${loaded} AND (s & ${loaded}) = ${running})::INTEGER)::DOUBLE AS unloadCycles,
      min(p) AS powerMin, max(p) AS powerMax, min(d) AS deliveryMin, max(d) AS deliveryMax
    FROM steps GROUP BY day, s)`;
  return yearSlots.map(ofMachine).join(' UNION ALL ');
}

/** A row of the answer. */
export interface StateRow {
  readonly slot: number;
  readonly day: number;
  /** Null where the status is missing. */
  readonly s: number | null;
  readonly ms: number;
  readonly power: number | null;
  readonly volume: number | null;
  readonly starts: number;
  readonly unloadCycles: number;
  readonly powerMin: number | null;
  readonly powerMax: number | null;
  readonly deliveryMin: number | null;
  readonly deliveryMax: number | null;
}

/** The figures of each day and machine, as `writeFigures` writes ours. */
export function duckdbFigures(rows: readonly StateRow[], days: number): Float64Array {
  const groups = new Map<number, StateRow[]>();
  for (const row of rows) {
    const key = row.slot * days + row.day;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const keys = Array.from({ length: days }, (_, day) => yearSlots.map((slot) => slot * days + day)).flat();
  const figures = keys.flatMap((key) => {
    const group = groups.get(key) ?? [];
    const isError = ({ s }: StateRow) => s !== null && (s & statusBit.error) !== 0;
    const ofState = (state: number) => group.find(({ s }) => s === state);
    const total = (of: (row: StateRow) => number | null, rowsOf = group) => rowsOf.reduce((sum, row) => sum + (of(row) ?? 0), 0);
    const onLoad = ofState(loaded);
    return [
      (onLoad?.ms ?? 0) / 1000,
      (ofState(running)?.ms ?? 0) / 1000,
      (ofState(on)?.ms ?? 0) / 1000,
      total(({ ms }) => ms, group.filter(isError)) / 1000,
      (onLoad?.power ?? 0) / 3.6e6,
      (ofState(running)?.power ?? 0) / 3.6e6,
      total(({ power }) => power) / 3.6e6,
      total(({ volume }) => volume) / 6e4,
      total(({ starts }) => starts),
      total(({ unloadCycles }) => unloadCycles),
      onLoad?.powerMin ?? NaN,
      onLoad?.powerMax ?? NaN,
      onLoad?.deliveryMin ?? NaN,
      onLoad?.deliveryMax ?? NaN,
    ];
  });
  return Float64Array.from(figures);
}

import type { DatabaseSync } from 'node:sqlite';
import type { PriceSeriesRepository, StoredSeries } from '../../core/ports/index.ts';
import type { RateSeries } from '../../core/tariff/index.ts';
import { msPerDay } from '../../core/time/index.ts';
import { quarterHourMs } from '../../core/totals/index.ts';
import { inTransaction } from './inTransaction.ts';

const quartersOfDay = msPerDay / quarterHourMs;
const bytesOfPrice = 8;

/** A day's prices; damaged bytes have none. */
function pricesOf(blob: unknown): Float64Array {
  const prices = new Float64Array(quartersOfDay).fill(NaN);
  if (blob instanceof Uint8Array && blob.byteLength === quartersOfDay * bytesOfPrice) new Uint8Array(prices.buffer).set(blob);
  return prices;
}

function* quartersIn(day: number, prices: Float64Array): Iterable<readonly [quarter: number, price: number]> {
  for (const [i, price] of prices.entries()) if (!Number.isNaN(price)) yield [day * quartersOfDay + i, price];
}

export function priceSeriesRepository(database: DatabaseSync): PriceSeriesRepository {
  const every = database.prepare('SELECT * FROM price_series ORDER BY series, utc_day');
  const within = database.prepare(
    'SELECT utc_day, prices FROM price_series WHERE series = ? AND utc_day >= ? AND utc_day < ? ORDER BY utc_day',
  );
  const one = database.prepare('SELECT prices FROM price_series WHERE series = ? AND utc_day = ?');
  const put = database.prepare('INSERT OR REPLACE INTO price_series (series, utc_day, prices) VALUES (?, ?, ?)');
  const drop = database.prepare('DELETE FROM price_series WHERE series = ?');
  return {
    all() {
      const series = new Map<string, StoredSeries>();
      for (const { series: of, utc_day: day, prices } of every.iterate()) {
        const name = String(of);
        const known = series.get(name);
        const quarters = Array.from(quartersIn(Number(day), pricesOf(prices)), ([quarter]) => quarter);
        const [first, last] = [quarters[0], quarters.at(-1)];
        if (first === undefined || last === undefined) continue;
        const fromMs = known?.range.fromMs ?? first * quarterHourMs;
        series.set(name, {
          name,
          range: { fromMs, untilMs: (last + 1) * quarterHourMs },
          quarters: (known?.quarters ?? 0) + quarters.length,
        });
      }
      return [...series.values()];
    },
    read(name, { fromMs, untilMs }) {
      const found = new Map<number, number>();
      const [from, until] = [Math.ceil(fromMs / quarterHourMs), Math.ceil(untilMs / quarterHourMs)];
      const rows = within.iterate(name, Math.floor(from / quartersOfDay), Math.ceil(until / quartersOfDay));
      for (const { utc_day: day, prices } of rows)
        for (const [quarter, price] of quartersIn(Number(day), pricesOf(prices)))
          if (quarter >= from && quarter < until) found.set(quarter, price);
      return found;
    },
    save(name, perKWh) {
      inTransaction(database, () => {
        for (const [day, of] of byDay(perKWh)) {
          const prices = pricesOf(one.get(name, day)?.['prices']);
          for (const [quarter, price] of of) prices[quarter - day * quartersOfDay] = price;
          put.run(name, day, new Uint8Array(prices.buffer));
        }
      });
    },
    remove(name) {
      drop.run(name);
    },
  };
}

function byDay(perKWh: RateSeries): ReadonlyMap<number, readonly (readonly [quarter: number, price: number])[]> {
  const days = new Map<number, (readonly [number, number])[]>();
  for (const each of perKWh) {
    const day = Math.floor(each[0] / quartersOfDay);
    const of = days.get(day) ?? [];
    of.push(each);
    days.set(day, of);
  }
  return days;
}

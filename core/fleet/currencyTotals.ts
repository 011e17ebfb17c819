import { weakestKind } from '../estimate/index.ts';
import { compared } from './compared.ts';
import type { CurrencyTotal, FleetAmount } from './FleetAmount.ts';

/** Money of rows by currency, by its label; rows without such a figure count nowhere. */
export function currencyTotals<Row extends { readonly currency: string }, Reason extends string>(
  rows: readonly Row[],
  moneyOf: (row: Row) => FleetAmount<Reason>,
): readonly CurrencyTotal<Reason>[] {
  const found = new Map<string, CurrencyTotal<Reason>>();
  for (const row of rows) {
    const money = moneyOf(row);
    if (money.kind === 'none') continue;
    const before = found.get(row.currency);
    const sum =
      before === undefined || before.money.kind === 'none'
        ? money
        : {
            kind: weakestKind([before.money.kind, money.kind]),
            value: before.money.value + money.value,
            low: before.money.low + money.low,
            high: before.money.high + money.high,
          };
    found.set(row.currency, { currency: row.currency, stations: (before?.stations ?? 0) + 1, money: sum });
  }
  return [...found.values()].sort((a, b) => compared(a.currency, b.currency));
}

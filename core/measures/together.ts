import { type KnownAmount, knownOf, type Spread } from '../estimate/index.ts';
import type { MeasureId } from '../plantData/index.ts';
import type { MeasureFound, ReplayedAmount, ReplayedChange } from './Measure.ts';

/**
 * What each saves by itself, added up, beside the replay of all of them at once: a sum that says how much their amounts hang together. Each is by a
 * replay as well, as a row may be by another rule: that of leaks is, with what a m3/min more needs.
 */
export interface RowsSum {
  readonly sum: Spread;
  /** What is saved together less the sum, end by end. */
  readonly difference: Spread;
}

/** Several measures at once, by one replay. */
export interface TogetherChange extends ReplayedChange {
  /** Currency/a; undefined where one of them, or the replay, has none. */
  readonly moneySum: RowsSum | undefined;
  /** kWh/a, likewise. */
  readonly energySum: RowsSum | undefined;
}

interface Row {
  readonly found: Pick<MeasureFound, 'measure' | 'money' | 'energy'>;
}

function sumBeside(amounts: readonly (KnownAmount | undefined)[], replay: ReplayedAmount): RowsSum | undefined {
  const known = amounts.filter((amount) => amount !== undefined);
  if (replay.kind === 'none' || known.length < amounts.length) return undefined;
  const at = (end: keyof Spread) => known.reduce((all, amount) => all + amount[end], 0);
  const sum = { value: at('value'), low: at('low'), high: at('high') };
  return { sum, difference: { value: replay.value - sum.value, low: replay.low - sum.low, high: replay.high - sum.high } };
}

/** The replay of several measures, beside the sum of what each saves by itself; undefined where nothing was replayed together. */
export function togetherOf(replays: readonly ReplayedChange[], rows: readonly Row[]): TogetherChange | undefined {
  const replay = replays.find(({ measures }) => measures.length > 1);
  if (replay === undefined) return undefined;
  const aloneOf = (measure: MeasureId) => replays.find(({ measures }) => measures.length === 1 && measures[0] === measure);
  const rowOf = (measure: MeasureId) => rows.find(({ found }) => found.measure === measure)?.found;
  const sumOf = (amount: 'money' | 'energy') =>
    sumBeside(
      replay.measures.map((measure) => {
        const alone = aloneOf(measure)?.[amount];
        return alone === undefined ? rowOf(measure)?.[amount] : knownOf(alone);
      }),
      replay[amount],
    );
  return { ...replay, moneySum: sumOf('money'), energySum: sumOf('energy') };
}

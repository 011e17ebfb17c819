import type { Spread } from '../estimate/index.ts';
import type { MeasureId } from '../plantData/index.ts';
import type { MeasureAmount, MeasureFound, ReplayedAmount, ReplayedChange } from './Measure.ts';

/** Rows added up, beside the replay of the same measures at once: a sum that says how much their amounts hang together. */
export interface RowsSum {
  readonly sum: Spread;
  /** What is saved together less the sum, end by end. */
  readonly difference: Spread;
}

/** Several measures at once, by one replay. */
export interface TogetherChange extends ReplayedChange {
  /** Currency/a; undefined where a row, or the replay, has none. */
  readonly moneySum: RowsSum | undefined;
  /** kWh/a, likewise. */
  readonly energySum: RowsSum | undefined;
}

interface Row {
  readonly found: Pick<MeasureFound, 'measure' | 'money' | 'energy'>;
}

function sumBeside(amounts: readonly (MeasureAmount | undefined)[], replay: ReplayedAmount): RowsSum | undefined {
  const known = amounts.filter((amount) => amount !== undefined);
  if (replay.kind === 'none' || known.length < amounts.length) return undefined;
  const at = (end: keyof Spread) => known.reduce((all, amount) => all + amount[end], 0);
  const sum = { value: at('value'), low: at('low'), high: at('high') };
  return { sum, difference: { value: replay.value - sum.value, low: replay.low - sum.low, high: replay.high - sum.high } };
}

/** The replay of several measures, beside the sum of their rows; undefined where nothing was replayed together. */
export function togetherOf(replays: readonly ReplayedChange[], rows: readonly Row[]): TogetherChange | undefined {
  const replay = replays.find(({ measures }) => measures.length > 1);
  if (replay === undefined) return undefined;
  const foundOf = (measure: MeasureId) => rows.find(({ found }) => found.measure === measure)?.found;
  const found = replay.measures.map(foundOf);
  return {
    ...replay,
    moneySum: sumBeside(
      found.map((each) => each?.money),
      replay.money,
    ),
    energySum: sumBeside(
      found.map((each) => each?.energy),
      replay.energy,
    ),
  };
}

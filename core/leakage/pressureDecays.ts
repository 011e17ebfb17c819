import { olsFit } from '../estimate/index.ts';
import type { SampleTable } from '../samples/index.ts';
import { msPerMinute, msPerSecond, type TimeRange } from '../time/index.ts';
import { absoluteBar, freeAirBar } from './air.ts';
import { plantRows, type RowRun, rowRuns } from '../airWindows/index.ts';

/** A time in which no machine delivered and the network's pressure fell. */
export interface FoundDecay {
  readonly fromMs: number;
  readonly untilMs: number;
  /** Gauge pressure at its start and end. */
  readonly startBar: number;
  readonly endBar: number;
  /** By what share of its absolute value the pressure falls in a minute. */
  readonly ratePerMin: number;
}

const minDecayS = 60;
/** Air that was compressed on the way settles first. */
const settlingS = 10;
const minDropBar = 0.1;
/** Below this, something else than leaks changes the pressure. */
const minR2 = 0.9;

/** What was found in the times without delivery: the decays, and how many were long enough, fell far enough. */
export interface DecaySearch {
  readonly decays: readonly FoundDecay[];
  readonly longEnough: number;
  readonly farEnough: number;
}

/** The decays of the pressure in ranges in which nothing is used: no machine is on load for a minute or longer, and the pressure falls steadily. */
export function pressureDecays(table: SampleTable, ranges: readonly TimeRange[], periodS: number, rows = plantRows(table)): DecaySearch {
  const { timesMs } = table;

  const restingRuns = ({ fromRow, untilRow }: RowRun): readonly RowRun[] => {
    const runs: RowRun[] = [];
    let first: number | undefined;
    for (let row = fromRow; row <= untilRow; row++) {
      const rests = row < untilRow && rows.loadBits(row) === 0 && !Number.isNaN(rows.pressureBar(row));
      if (rests) first ??= row;
      else if (first !== undefined) {
        runs.push({ fromRow: first, untilRow: row });
        first = undefined;
      }
    }
    return runs;
  };

  const long = rowRuns(table, ranges, periodS)
    .flatMap(restingRuns)
    .filter(({ fromRow, untilRow }) => timesMs[untilRow - 1]! - timesMs[fromRow]! >= minDecayS * msPerSecond);
  const found = long.map(({ fromRow, untilRow }) => {
    const settledMs = timesMs[fromRow]! + settlingS * msPerSecond;
    let from = fromRow;
    while (timesMs[from]! < settledMs) from++;
    const decay = Array.from({ length: untilRow - from }, (_, i) => from + i);
    return { decay, startBar: rows.pressureBar(from), endBar: rows.pressureBar(untilRow - 1) };
  });
  const far = found.filter(({ startBar, endBar }) => startBar - endBar >= minDropBar);
  const decays = far.flatMap(({ decay, startBar, endBar }): readonly FoundDecay[] => {
    const [fromMs, untilMs] = [timesMs[decay[0]!]!, timesMs[decay.at(-1)!]!];
    const fit = olsFit(
      decay.map((row) => ({
        predictors: [(timesMs[row]! - fromMs) / msPerMinute],
        response: Math.log(absoluteBar(rows.pressureBar(row))),
      })),
    );
    return fit !== undefined && fit.r2 >= minR2 ? [{ fromMs, untilMs, startBar, endBar, ratePerMin: -fit.coefficients[1]! }] : [];
  });
  return { decays, longEnough: long.length, farEnough: far.length };
}

/**
 * What leaks at a gauge pressure by a decay, m3/min of free air: rate x V x (p + 1) / p0, as a leak's flow follows the absolute pressure.
 * `V (p1 - p2) / (p0 t)` is its limit for small drops.
 */
export const decayFlowM3min = ({ ratePerMin }: Pick<FoundDecay, 'ratePerMin'>, volumeM3: number, atBar: number): number =>
  (ratePerMin * volumeM3 * absoluteBar(atBar)) / freeAirBar;

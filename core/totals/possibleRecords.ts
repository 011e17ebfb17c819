import { slotCount } from '../compressor/index.ts';
import { greatestReading } from './exactSum.ts';
import { quarterHourMs } from './intervals.ts';
import type { QuarterRecords } from './QuarterRecords.ts';
import { extremeCount, machineSum, plantSum, sumCount } from './sumFields.ts';

/** How many numbers a quarter hour of a slot has in `sums` and in `extremes`; slot 0 is the plant. */
export const recordWidths = (slot: number): { readonly sums: number; readonly extremes: number } => ({
  sums: sumCount(slot),
  extremes: extremeCount,
});

/** Places of the four states' milliseconds, which together are at most a quarter hour. */
const stateCount = machineSum.errorMs + 1;
/** The first numbers of a record are milliseconds, then a compressor has counts, then come the parts of exact sums. */
const msCounts = { plant: plantSum.powerMs + 1, machine: machineSum.noLoadPowerMs + 1 } as const;
const maxPart = greatestReading * quarterHourMs;

const isNoCount = (value: number) => !(Number.isSafeInteger(value) && value >= 0 && value <= quarterHourMs);
const isNoPart = (value: number) => !(Math.abs(value) <= maxPart);
const isNoExtreme = (value: number) => value !== -Infinity && !(Math.abs(value) <= greatestReading);

/** The place, counted from `from`, of the first number that is wrong; -1 without any. Nothing is cut out for it: this is done for every quarter hour that arrives. */
function firstWrong(values: Float64Array, from: number, until: number, isWrong: (value: number) => boolean): number {
  for (let at = from; at < until; at++) if (isWrong(values[at]!)) return at - from;
  return -1;
}

function statesMs(sums: Float64Array, from: number): number {
  let all = 0;
  for (let i = 0; i < stateCount; i++) all += sums[from + i]!;
  return all;
}

function slotProblem(slot: number, { sums, extremes }: NonNullable<QuarterRecords['slots'][number]>, count: number): string | undefined {
  const { sums: width, extremes: extremesWidth } = recordWidths(slot);
  if (sums.length !== width * count || extremes.length !== extremesWidth * count) {
    return `slot ${slot}: expected ${width} sums and ${extremesWidth} extremes for each of ${count} quarter hours`;
  }
  const countsUntil = slot === 0 ? msCounts.plant : machineSum.energyLoad;
  for (let quarter = 0; quarter < count; quarter++) {
    const [from, extremesFrom] = [quarter * width, quarter * extremesWidth];
    const where = () => `slot ${slot}, quarter hour ${quarter}`;
    const at = firstWrong(sums, from, from + countsUntil, isNoCount);
    if (at >= 0) return `${where()}: expected sum ${at} to be a whole number of 0 to ${quarterHourMs}`;
    if (slot > 0 && statesMs(sums, from) > quarterHourMs) return `${where()}: expected the states to take a quarter hour at most`;
    const part = firstWrong(sums, from, from + width, isNoPart);
    if (part >= 0) return `${where()}: expected sum ${part} to be within ±${maxPart}`;
    const extreme = firstWrong(extremes, extremesFrom, extremesFrom + extremesWidth, isNoExtreme);
    if (extreme >= 0) return `${where()}: expected extreme ${extreme} to be missing or within ±${greatestReading}`;
  }
  return undefined;
}

/**
 * What keeps records from being sums of quarter hours, in words that say where and what was expected; undefined when nothing does.
 * Checked are the number of values, their ranges, and that the states of a compressor take a quarter hour at most; whether the values are true is not.
 */
export function recordsProblem({ numbers, periodsMs, slots }: QuarterRecords): string | undefined {
  if (periodsMs.length !== numbers.length) return `expected a period for each of ${numbers.length} quarter hours`;
  if (slots.length > slotCount + 1) return `expected at most ${slotCount + 1} slots`;
  const disordered = numbers.findIndex((number, i) => !Number.isSafeInteger(number) || (i > 0 && number <= numbers[i - 1]!));
  if (disordered >= 0) return `quarter hour ${disordered}: expected whole numbers that ascend`;
  const period = periodsMs.findIndex((periodMs) => !Number.isSafeInteger(periodMs) || periodMs < 1 || periodMs > 4 * quarterHourMs);
  if (period >= 0) return `quarter hour ${period}: expected a period of 1 to ${4 * quarterHourMs} ms`;
  for (const [slot, of] of slots.entries()) {
    const problem = of && slotProblem(slot, of, numbers.length);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

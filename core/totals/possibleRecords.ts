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

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0 && value <= quarterHourMs;

function slotProblem(slot: number, of: NonNullable<QuarterRecords['slots'][number]>, count: number): string | undefined {
  const { sums: width, extremes: extremesWidth } = recordWidths(slot);
  if (of.sums.length !== width * count || of.extremes.length !== extremesWidth * count) {
    return `slot ${slot}: expected ${width} sums and ${extremesWidth} extremes for each of ${count} quarter hours`;
  }
  const countsUntil = slot === 0 ? msCounts.plant : machineSum.energyLoad;
  for (let quarter = 0; quarter < count; quarter++) {
    const sums = of.sums.subarray(quarter * width, (quarter + 1) * width);
    const where = `slot ${slot}, quarter hour ${quarter}`;
    const counts = sums.subarray(0, countsUntil);
    const at = counts.findIndex((value) => !isCount(value));
    if (at >= 0) return `${where}: expected sum ${at} to be a whole number of 0 to ${quarterHourMs}`;
    if (slot > 0 && sums.subarray(0, stateCount).reduce((all, ms) => all + ms, 0) > quarterHourMs) {
      return `${where}: expected the states to take a quarter hour at most`;
    }
    const part = sums.findIndex((value) => !(Math.abs(value) <= maxPart));
    if (part >= 0) return `${where}: expected sum ${part} to be within ±${maxPart}`;
    const extreme = of.extremes
      .subarray(quarter * extremesWidth, (quarter + 1) * extremesWidth)
      .findIndex((value) => value !== -Infinity && !(Math.abs(value) <= greatestReading));
    if (extreme >= 0) return `${where}: expected extreme ${extreme} to be missing or within ±${greatestReading}`;
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

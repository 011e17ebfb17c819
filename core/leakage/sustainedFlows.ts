import { msPerHour, type PlantDay } from '../time/index.ts';
import { binMs, type QuietBin } from './quietFlows.ts';

/** A flow is sustained when it is the mean of this time. */
export const sustainedMs = msPerHour;
const binsPerHour = sustainedMs / binMs;

/** The quiet flow of one day. */
export interface QuietDay {
  readonly day: PlantDay;
  /** The least mean flow of an hour. */
  readonly lowestM3min: number;
  readonly meanM3min: number;
  /** Twice the standard error of that mean, from the spread of whole hours. */
  readonly marginM3min: number;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean flow of each hour that starts at a bin, without gaps and with a machine running in it; undefined for the others. */
function hourlyFlows(bins: readonly QuietBin[]): readonly (number | undefined)[] {
  return bins.map((first, i) => {
    const hour = bins.slice(i, i + binsPerHour);
    const whole = hour.length === binsPerHour && hour.at(-1)!.fromMs - first.fromMs === sustainedMs - binMs;
    const mean = whole && hour.some(({ fed }) => fed) ? meanOf(hour.map(({ flowM3min }) => flowM3min)) : NaN;
    return Number.isNaN(mean) ? undefined : mean;
  });
}

/** The flow of each day that has at least two separate quiet hours, from bins in order; an hour belongs to the day that it starts on. */
export function sustainedFlows(bins: readonly QuietBin[]): readonly QuietDay[] {
  const hours = hourlyFlows(bins);
  const days = new Map<PlantDay, { all: number[]; apart: number[]; nextMs: number }>();
  hours.forEach((flowM3min, i) => {
    if (flowM3min === undefined) return;
    const { day, fromMs } = bins[i]!;
    const of = days.get(day) ?? { all: [], apart: [], nextMs: -Infinity };
    days.set(day, of);
    of.all.push(flowM3min);
    if (fromMs < of.nextMs) return;
    of.apart.push(flowM3min);
    of.nextMs = fromMs + sustainedMs;
  });
  return [...days].flatMap(([day, { all, apart }]) => {
    if (apart.length < 2) return [];
    const meanM3min = meanOf(apart);
    const variance = apart.reduce((sum, flow) => sum + (flow - meanM3min) ** 2, 0) / (apart.length - 1);
    return { day, lowestM3min: Math.min(...all), meanM3min, marginM3min: 2 * Math.sqrt(variance / apart.length) };
  });
}

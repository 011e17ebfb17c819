import { defaultQuietHours, quietSpans } from '../../../core/leakage/quietSpans.ts';
import { demoPlant, type PlantConfig, plantSnapshot } from '../../../core/plant/index.ts';
import { plantFlows } from '../../../core/plant/model/plantFlows.ts';
import { plantStates } from '../../../core/plant/model/plantStates.ts';
import { channels, sampleRowOf, type SampleTable, tableBuilder } from '../../../core/samples/index.ts';

export interface Nights {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly zone: string;
  readonly table: SampleTable;
  /** What the plant really did in its quiet time, as means; `minUsed` in its least hour. */
  readonly truth: { readonly usedM3min: number; readonly leakedM3min: number; readonly minUsedM3min: number };
}

const stepS = 10;
export const samplePeriodS = 30;

/** A simulated plant's log with a sample every 30 s, and what no log says: how much was used and how much leaked in the quiet time. */
export function simulatedNights(seed: number, from: string, days: number, config: PlantConfig = demoPlant): Nights {
  const fromMs = Date.parse(from);
  const untilMs = fromMs + days * 86_400_000;
  const spans = quietSpans(fromMs, untilMs, defaultQuietHours, config.zone);
  const builder = tableBuilder(channels);
  const hours = new Map<number, { used: number; samples: number }>();
  let [usedSum, leakedSum, samples] = [0, 0, 0];
  for (const state of plantStates({ config, seed, fromMs, untilMs: untilMs - 1, stepS })) {
    if (state.atMs % (samplePeriodS * 1000) === 0) builder.append(state.atMs, sampleRowOf(plantSnapshot(config, state)).values);
    if (!spans.some((span) => state.atMs >= span.fromMs && state.atMs < span.untilMs)) continue;
    const { usedM3min, leakedM3min } = plantFlows(config, state);
    usedSum += usedM3min;
    leakedSum += leakedM3min;
    samples++;
    const hour = Math.floor(state.atMs / 3_600_000);
    const of = hours.get(hour) ?? { used: 0, samples: 0 };
    hours.set(hour, { used: of.used + usedM3min, samples: of.samples + 1 });
  }
  const minUsedM3min = Math.min(...Array.from(hours.values(), (of) => of.used / of.samples));
  return {
    fromMs,
    untilMs,
    zone: config.zone,
    table: builder.table(),
    truth: { usedM3min: usedSum / samples, leakedM3min: leakedSum / samples, minUsedM3min },
  };
}

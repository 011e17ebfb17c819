import { nightFlows, type NightFlow } from '../../../core/leakage/nightFlows.ts';
import { defaultQuietHours, quietSpans } from '../../../core/leakage/quietSpans.ts';
import { type PlantConfig, plantSnapshot } from '../../../core/plant/index.ts';
import { plantFlows } from '../../../core/plant/model/plantFlows.ts';
import { plantStates } from '../../../core/plant/model/plantStates.ts';
import { channels, sampleRowOf, tableBuilder } from '../../../core/samples/index.ts';
import { msPerMinute, msPerSecond, type PlantDay, plantDayRange, shiftDay } from '../../../core/time/index.ts';

const stepS = 10;
const periodS = 30;
/** A plant that starts fills its receivers first. */
const settlingMs = 10 * msPerMinute;

export interface PlantNights {
  readonly nights: readonly NightFlow[];
  /** What the plant really did in them, as means. */
  readonly usedM3min: number;
  readonly leakedM3min: number;
}

/** The nights of some days of a simulated plant, and what no log says of them; the days between them are not simulated. */
export function plantNights(config: PlantConfig, seed: number, first: PlantDay, count: number): PlantNights {
  const { zone } = config;
  let [used, leaked, states] = [0, 0, 0];
  const nights = Array.from({ length: count }, (_, i): readonly NightFlow[] => {
    const range = plantDayRange(shiftDay(first, i), zone);
    const builder = tableBuilder(channels);
    for (const { fromMs, untilMs } of quietSpans(range.fromMs, range.untilMs, { ...defaultQuietHours, restDays: [] }, zone)) {
      for (const state of plantStates({ config, seed, fromMs: fromMs - settlingMs, untilMs: untilMs - 1, stepS })) {
        if (state.atMs < fromMs) continue;
        const flows = plantFlows(config, state);
        used += flows.usedM3min;
        leaked += flows.leakedM3min;
        states++;
        if (state.atMs % (periodS * msPerSecond) === 0) builder.append(state.atMs, sampleRowOf(plantSnapshot(config, state)).values);
      }
    }
    return nightFlows(builder.table(), { ...range, zone, periodS });
  }).flat();
  return { nights, usedM3min: used / states, leakedM3min: leaked / states };
}

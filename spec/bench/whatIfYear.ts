import { deserialize, serialize } from 'node:v8';
import { demoPlant } from '../../core/plant/index.ts';
import { flatRates } from '../../core/tariff/index.ts';
import { decodePlantDay, type ReplayBytes } from '../../station/figures/dayDetailBytes.ts';
import { stepsOf } from '../../station/figures/dayFileTask.ts';
import { simulatedDays } from '../core/replay/simulatedDays.ts';
import { keptDay, laterDay } from './keptDay.ts';
import { receiverVolumeM3 as volumeM3, tenMachinePlant } from './tenMachinePlant.ts';

const [weekDays, yearDays] = [7, 365];
/** A simulated week of ten machines, as a station keeps its days. */
export const keptWeek = (): Uint8Array => serialize(simulatedDays({ config: tenMachinePlant, seed: 1, days: weekDays }).map(keptDay));

/** Replays a year with another band, as a station does it: from the bytes that are kept to the saving. */
export function whatIfYear(week: Uint8Array): () => unknown {
  const days = (deserialize(week) as readonly ReplayBytes[]).map((bytes) => decodePlantDay(bytes)!);
  const year = Array.from({ length: yearDays }, (_, i) => keptDay(laterDay(days[i % weekDays]!, i - (i % weekDays))));
  const question = {
    change: { band: { lowBar: 6.5, highBar: 7 } },
    known: { volumeM3, leakM3min: { low: 3.5, value: 4, high: 4.5 } },
    ...{ zone: demoPlant.zone, prices: flatRates(0.25), co2: flatRates(0.38) },
  };
  return () => {
    const steps = stepsOf({ wanted: 'whatIf', days: year, question });
    for (;;) {
      const step = steps.next();
      if (step.done !== true) continue;
      const { value } = step;
      if (!('kind' in value) || value.kind !== 'control') throw new Error('the replay came to nothing');
      return value;
    }
  };
}

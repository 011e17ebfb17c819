import { encodeReplayState } from '../../adapters/contract/index.ts';
import { measuresOf, replayedMeasures } from '../../core/measures/index.ts';
import { flatRates } from '../../core/tariff/index.ts';
import { decodePlantDay } from '../../station/figures/dayDetailBytes.ts';
import { quietYear } from '../core/measures/inputs.ts';
import { quietPlant, simulatedDays } from '../core/replay/simulatedDays.ts';
import { keptDay, laterDay } from './keptDay.ts';

const [daysPerWeek, weeks] = [7, 52];

/** What a station answers of a year of a plant's measures with what replays say: from the bytes that are kept to the text that is sent. */
export function measuresYear(): () => string {
  const config = { ...quietPlant, zone: 'UTC' };
  const week = simulatedDays({ config, seed: 1, days: daysPerWeek });
  const days = Array.from({ length: weeks }, (_, i) => week.map((day) => keptDay(laterDay(day, i * daysPerWeek)))).flat();
  const question = {
    known: { volumeM3: undefined, leakM3min: { low: 3.5, value: 4, high: 4.5 } },
    ...{ limitBar: 6.2, zone: config.zone, prices: flatRates(0.25), co2: flatRates(0.38) },
    ...{ pressureSteps: 5, cyclingSlot: 1, lessLeakM3min: { low: 1.75, value: 2.6, high: 3.6 }, runOnsS: [], leftOut: [] },
  };
  return () => {
    const work = replayedMeasures(
      days.flatMap((bytes) => decodePlantDay(bytes) ?? []),
      question,
    );
    let step = work.next();
    while (step.done !== true) step = work.next();
    const picture = measuresOf({ ...quietYear, replays: step.value }, { measures: [], valuations: [] });
    if (picture.together === undefined) throw new Error('the replay did not meet the log');
    const answer = { picture, range: quietYear.range, recordedDays: days.length, evaluatedDays: days.length };
    return JSON.stringify(encodeReplayState({ state: 'done', answer }));
  };
}

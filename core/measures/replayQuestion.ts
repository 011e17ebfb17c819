import { knownOf, type Spread } from '../estimate/index.ts';
import { plantLeak } from '../leakage/index.ts';
import type { MeasureId } from '../plantData/index.ts';
import type { MachineRunOn, StudyQuestion } from '../replay/index.ts';
import type { RateTable } from '../tariff/index.ts';
import { repairedLeak } from './leakRepair.ts';
import { pressureSteps } from './lowerPressure.ts';
import type { MeasureInputs } from './Measure.ts';
import type { EnteredMeasures } from './measuresOf.ts';
import { shortestCycling } from './shortCycles.ts';
import { shorterRunOn } from './shorterRunOn.ts';
import { entryOf } from './valuedMeasure.ts';

/** What is to be replayed for the measures of a plant. */
export interface MeasureReplayQuestion extends StudyQuestion {
  /** How much lower the pressure may be at most, in steps of 0.1 bar. */
  readonly pressureSteps: number;
  /** The compressor that a receiver is too small for; undefined where none cycles too fast. */
  readonly cyclingSlot: number | undefined;
  /** What other measures come to, that a replay of several has as well. */
  readonly lessLeakM3min: Spread | undefined;
  readonly runOnsS: readonly MachineRunOn[];
  /** Done or dropped: they are not in what is replayed together. */
  readonly leftOut: readonly MeasureId[];
}

/** What is known of a plant beside the inputs of its measures. */
export interface ReplayKnowledge {
  /** Entered, of receivers and pipes. */
  readonly volumeM3: number | undefined;
  readonly prices: RateTable;
  readonly co2: RateTable;
}

const together: readonly MeasureId[] = ['leaks', 'pressure', 'band', 'order', 'shortCycles', 'runOn'];

/** What to replay for a plant's measures, by what its days say and what people entered of them. */
export function replayQuestion(
  inputs: Omit<MeasureInputs, 'replays'>,
  { measures }: Pick<EnteredMeasures, 'measures'>,
  { volumeM3, prices, co2 }: ReplayKnowledge,
): MeasureReplayQuestion {
  const runOn = shorterRunOn.look({ ...inputs, replays: [] });
  const isOver = (measure: MeasureId) => ['done', 'dropped'].includes(entryOf(measures, { measure, slots: [] })?.state ?? 'open');
  return {
    ...{ prices, co2, zone: inputs.zone, limitBar: inputs.pressure.limitBar },
    known: { volumeM3, leakM3min: knownOf(plantLeak(inputs.leakage)) },
    pressureSteps: pressureSteps(inputs.pressure),
    cyclingSlot: shortestCycling(inputs.cycles),
    lessLeakM3min: repairedLeak(inputs),
    runOnsS:
      runOn.kind === 'none'
        ? []
        : runOn.facts.flatMap(({ name, value, slot }) => (name === 'runOnS' && slot !== undefined ? [{ slot, runOnS: value }] : [])),
    leftOut: together.filter(isOver),
  };
}

import { knownOf } from '../estimate/index.ts';
import type { MeasureId } from '../plantData/index.ts';
import { electricity, found, notFound } from './looked.ts';
import type { LookedMeasure, Measure, MeasureInputs } from './Measure.ts';

/** A measure whose saving only a replay of the days says. */
export function replayed(measure: MeasureId, inputs: MeasureInputs): LookedMeasure {
  const replay = inputs.replays.find(({ measures }) => measures.length === 1 && measures[0] === measure);
  if (replay === undefined) return notFound(measure, 'noReplay');
  const [money, energy, co2] = [knownOf(replay.money), knownOf(replay.energy), knownOf(replay.co2)];
  if (replay.energy.kind === 'none') return { kind: 'none', measure, reason: replay.energy.reason, facts: replay.facts };
  const { fromMs, untilMs, facts } = replay;
  const amounts = replay.energy.method === 'stateReplay' ? electricity(replay.energy, inputs) : { money, energy, co2 };
  return found(measure, inputs, amounts, { facts, page: 'profile', lines: ['power'], range: { fromMs, untilMs } });
}

/** A narrower or wider band of the network pressure, and another order of the machines, base load and trim: a replay of the control alone says. */
export const controlMeasures: readonly Measure[] = (['band', 'order'] as const).map((measure) => ({
  measure,
  look: (inputs) => replayed(measure, inputs),
}));

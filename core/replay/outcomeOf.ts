import { slotMs } from '../dayDetail/index.ts';
import { msPerDay, msPerMinute } from '../time/index.ts';
import { pressureStepBar, type Replayed } from './ReplayPlant.ts';
import { durationOf } from './replaySums.ts';
import type { ReplayOutcome } from './WhatIfAnswer.ts';

const daysPerWeek = 7;
const slotsPerWeek = (daysPerWeek * msPerDay) / slotMs;
const stripMinutes = 15;
const slotsPerStrip = (stripMinutes * msPerMinute) / slotMs;

function meansOf(column: Float32Array): Float32Array {
  const means = new Float32Array(Math.ceil(column.length / slotsPerStrip));
  for (let i = 0; i < means.length; i++) {
    const known = column.subarray(i * slotsPerStrip, (i + 1) * slotsPerStrip).filter((value) => !Number.isNaN(value));
    means[i] = known.reduce((sum, value) => sum + value, 0) / known.length;
  }
  return means;
}

/** Seconds with a network pressure below a limit. */
export const secondsBelow = ({ pressureS }: Pick<Replayed, 'pressureS'>, limitBar: number): number =>
  pressureS.subarray(0, Math.max(0, Math.round(limitBar / pressureStepBar))).reduce((all, seconds) => all + seconds, 0);

/** What a replay with a trace came to; its demand begins at `fromMs`. */
export function outcomeOf(replayed: Replayed, fromMs: number, limitBar: number | undefined): ReplayOutcome {
  const { energyKWh, starts, machines, blownOffM3, lowestBar, trace } = replayed;
  const from = Math.max(0, trace!.powerKW.length - slotsPerWeek);
  return {
    energyKWh,
    starts,
    machines,
    blownOffM3,
    lowestBar,
    belowLimitS: limitBar === undefined ? undefined : secondsBelow(replayed, limitBar),
    durationKW: durationOf(replayed),
    week: {
      fromMs: fromMs + from * slotMs,
      powerKW: meansOf(trace!.powerKW.subarray(from)),
      pressureBar: meansOf(trace!.pressureBar.subarray(from)),
    },
  };
}

import { encodeWhatIfAsked, whatIfRequest } from '../../adapters/contract/index.ts';
import type { WhatIfAnswer, WhatIfAsked, WhatIfs, WhatIfState } from '../../core/ports/index.ts';
import { loggedPlantDay, whatIf } from '../../core/replay/index.ts';
import { rangeOf, samplePeriodS, type SampleTable } from '../../core/samples/index.ts';
import type { Settings } from '../../core/settings/index.ts';
import { ratesInForce } from '../../core/tariff/index.ts';
import { daysBetween, plantDayOf, plantDayRange, shiftDay } from '../../core/time/index.ts';
import type { MemoryGate } from './memoryGate.ts';

function answerOf(
  samples: SampleTable,
  { time: { zone }, plant, units }: Settings,
  { range, change, limitBar }: WhatIfAsked,
  nowMs: number,
): WhatIfAnswer {
  const from = plantDayOf(range.fromMs, zone);
  const until = [plantDayOf(range.untilMs - 1, zone), shiftDay(plantDayOf(nowMs, zone), -1)].sort()[0]!;
  const days = (until < from ? [] : daysBetween(from, until)).flatMap((day) => {
    const of = plantDayRange(day, zone);
    const rows = rangeOf(samples, of.fromMs, of.untilMs);
    return rows.length === 0 ? [] : [loggedPlantDay(rows, day, zone, samplePeriodS)];
  });
  const prices = ratesInForce(units.electricityRatePerKWh, plant.tariffs.rows, () => new Map());
  const co2 = ratesInForce(units.electricityCo2KgPerKWh, plant.co2.rows, () => new Map());
  const work = whatIf(days, { change, limitBar, prices, co2, zone, known: {} });
  let step = work.next();
  while (step.done !== true) step = work.next();
  return { whatIf: step.value, recordedDays: days.length, evaluatedDays: days.length, exchangedOn: undefined };
}

/** Replays of the samples of a fake; each is done at once. */
export function memoryWhatIfs(gate: MemoryGate, samples: SampleTable, settings: () => Settings, nowMs: () => number): WhatIfs {
  const kept = new Map<string, WhatIfState>();
  return {
    begin: (asked, token) =>
      gate.ask({ call: 'whatIf', sent: asked, token }, () => {
        if (!whatIfRequest.safeParse(encodeWhatIfAsked(asked)).success) return undefined;
        const id = `replay-${kept.size + 1}`;
        kept.set(id, { state: 'done', answer: answerOf(samples, settings(), asked, nowMs()) });
        return id;
      }),
    read: (id, token, waiting) => gate.ask({ call: 'whatIf', sent: id, token, signal: waiting?.signal }, () => kept.get(id)),
    async cancel(id, token) {
      const { outcome } = await gate.ask({ call: 'whatIf', sent: id, token }, () => (kept.delete(id) ? id : undefined));
      return { outcome };
    },
  };
}

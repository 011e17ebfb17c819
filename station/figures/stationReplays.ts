import { knownOf } from '../../core/estimate/index.ts';
import { knownOfPlant, plantLeak } from '../../core/leakage/index.ts';
import type { PlantData } from '../../core/plantData/index.ts';
import type { WhatIfAnswer, WhatIfAsked } from '../../core/ports/index.ts';
import type { RateTable } from '../../core/tariff/index.ts';
import { daysBetween, plantDayOf, shiftDay } from '../../core/time/index.ts';
import { nextTurn } from '../../server/process/nextTurn.ts';
import type { ReplayBytes } from './dayDetailBytes.ts';
import { evaluatedDays, type EvaluatedDaysParts } from './evaluatedDays.ts';
import { readerProcess } from './readerProcess.ts';
import type { StationLeakage } from './stationLeakage.ts';

/** Replays finished days with a change, in a process of its own: other readings don't wait for it. */
export interface StationReplays {
  /** `onShare` gets how much is done, 0..1. Rejects with the signal's reason when it is given. */
  read(
    asked: WhatIfAsked,
    known: { readonly plant: PlantData; readonly prices: RateTable; readonly co2: RateTable },
    signal: AbortSignal,
    onShare: (done: number) => void,
  ): Promise<WhatIfAnswer>;
  close(): Promise<void>;
}

export interface StationReplaysParts extends EvaluatedDaysParts {
  readonly leakage: Pick<StationLeakage, 'read'>;
}

/** So many days are read before others take their turn. */
const daysATurn = 14;

export function stationReplays(parts: StationReplaysParts): StationReplays {
  const { details, leakage, zone } = parts;
  const replayer = readerProcess();
  const bytesOf = (day: string): readonly ReplayBytes[] => {
    const part = (name: keyof ReplayBytes) => details.read(name, day, day)[0];
    const [slots, events, machines, replay] = [part('slots'), part('events'), part('machines'), part('replay')];
    return slots && events && machines && replay ? [{ slots, events, machines, replay }] : [];
  };
  return {
    async read({ range, change, limitBar }, { plant, prices, co2 }, signal, onShare) {
      const { from, until, ...counted } = await evaluatedDays(parts, range);
      const { leakage: leaks } = await leakage.read(range, plant, signal);
      const exchangedOn = plant.eras
        .filter(({ what }) => what === 'exchanged')
        .map(({ atMs }) => plantDayOf(atMs, zone()))
        .filter((day) => day >= from && day <= until)
        .sort()
        .at(-1);
      const first = exchangedOn === undefined ? from : shiftDay(exchangedOn, 1);
      const days: ReplayBytes[] = [];
      for (const [i, day] of (first > until ? [] : daysBetween(first, until)).entries()) {
        if (i % daysATurn === 0) await nextTurn();
        days.push(...bytesOf(day));
      }
      const { volumeM3 } = knownOfPlant(plant, until < from ? from : until, zone());
      const question = { change, limitBar, prices, co2, zone: zone(), known: { volumeM3, leakM3min: knownOf(plantLeak(leaks)) } };
      signal.throwIfAborted();
      return { whatIf: await replayer.read({ wanted: 'whatIf', days, question }, signal, onShare), ...counted, exchangedOn };
    },
    close: () => replayer.close(),
  };
}

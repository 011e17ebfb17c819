import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { knownOf } from '../../core/estimate/index.ts';
import { knownOfPlant, plantLeak } from '../../core/leakage/index.ts';
import type { MeasureReplayQuestion, ReplayedChange } from '../../core/measures/index.ts';
import type { PlantData } from '../../core/plantData/index.ts';
import type { WhatIfAnswer, WhatIfAsked } from '../../core/ports/index.ts';
import type { RateTable } from '../../core/tariff/index.ts';
import { daysBetween, type PlantDay, plantDayOf, shiftDay, type TimeRange } from '../../core/time/index.ts';
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
  /** What replays say of measures; the last few answers are kept. */
  measures(
    asked: { readonly range: TimeRange; readonly plant: PlantData; readonly question: MeasureReplayQuestion },
    signal: AbortSignal,
    onShare: (done: number) => void,
  ): Promise<readonly ReplayedChange[]>;
  close(): Promise<void>;
}

export interface StationReplaysParts extends EvaluatedDaysParts {
  readonly leakage: Pick<StationLeakage, 'read'>;
}

/** So many days are read before others take their turn. */
const daysATurn = 14;
const maxKept = 4;

/** The same for the same question about the same days. */
function keyOf(days: readonly ReplayBytes[], question: MeasureReplayQuestion): string {
  const hash = createHash('sha256').update(serialize(question));
  for (const { slots, events, machines, replay } of days) for (const bytes of [slots, events, machines, replay]) hash.update(bytes);
  return hash.digest('base64');
}

export function stationReplays(parts: StationReplaysParts): StationReplays {
  const { details, leakage, zone } = parts;
  const replayer = readerProcess();
  const kept = new Map<string, readonly ReplayedChange[]>();
  const bytesOf = (day: PlantDay): readonly ReplayBytes[] => {
    const part = (name: keyof ReplayBytes) => details.read(name, day, day)[0];
    const [slots, events, machines, replay] = [part('slots'), part('events'), part('machines'), part('replay')];
    return slots && events && machines && replay ? [{ slots, events, machines, replay }] : [];
  };
  /** The days behind the last exchange of a machine: a replay has one model of each. */
  const replayedDays = async (range: TimeRange, plant: PlantData) => {
    const { from, until, ...counted } = await evaluatedDays(parts, range);
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
    return { days, counted: { ...counted, exchangedOn }, last: until < from ? from : until };
  };
  return {
    async read({ range, change, limitBar }, { plant, prices, co2 }, signal, onShare) {
      const { leakage: leaks } = await leakage.read(range, plant, signal);
      const { days, counted, last } = await replayedDays(range, plant);
      const { volumeM3 } = knownOfPlant(plant, last, zone());
      const question = { change, limitBar, prices, co2, zone: zone(), known: { volumeM3, leakM3min: knownOf(plantLeak(leaks)) } };
      signal.throwIfAborted();
      return { whatIf: await replayer.read({ wanted: 'whatIf', days, question }, signal, onShare), ...counted };
    },
    async measures({ range, plant, question }, signal, onShare) {
      const { days } = await replayedDays(range, plant);
      signal.throwIfAborted();
      const key = keyOf(days, question);
      const replays = kept.get(key) ?? (await replayer.read({ wanted: 'measures', days, question }, signal, onShare));
      kept.delete(key);
      kept.set(key, replays);
      const [oldest] = kept.keys();
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
      return replays;
    },
    close: () => replayer.close(),
  };
}

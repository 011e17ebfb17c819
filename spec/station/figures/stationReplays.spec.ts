import { afterEach, describe, expect, it } from '@jest/globals';
import type { CompressorEra } from '../../../core/plantData/index.ts';
import type { FileIdentity } from '../../../core/ports/index.ts';
import { defaultSettings, plantDataOf } from '../../../core/settings/index.ts';
import { type PlantDay, plantDayRange } from '../../../core/time/index.ts';
import { type StationReplays, stationReplays } from '../../../station/figures/stationReplays.ts';

const zone = 'Europe/Berlin';
const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
const range = { fromMs: plantDayRange(days[0]!, zone).fromMs, untilMs: plantDayRange(days.at(-1)!, zone).untilMs };
const files = new Map<PlantDay, FileIdentity>(days.map((day) => [day, { sizeBytes: 1, modifiedMs: 1 }]));
const eraOn = (day: PlantDay, what: CompressorEra['what'], atMs = plantDayRange(day, zone).fromMs): CompressorEra => ({
  slot: 1,
  atMs,
  what,
  note: '',
});

let opened: StationReplays | undefined;
afterEach(() => opened?.close());

/** Replays of days of which nothing is known; `read` has those that were read. */
function openedReplays() {
  const read = new Set<PlantDay>();
  const replays = stationReplays({
    keeper: { files: () => Promise.resolve(files), isDetailed: () => true, run: () => Promise.resolve() },
    details: {
      files: () => files,
      read: (_, from) => {
        read.add(from);
        return [];
      },
    },
    ...{ clock: { nowMs: () => range.untilMs }, zone: () => zone },
    leakage: {
      read: () => Promise.resolve({ leakage: { findings: [], test: undefined } } as never),
    },
  });
  opened = replays;
  return { replays, read };
}
const plantWith = (eras: readonly CompressorEra[]) => ({ ...plantDataOf(defaultSettings.plant), eras });

/** Asks for a replay of the range with what was done at the machines; gives the answer, and the days that were read. */
async function replayed(...eras: readonly CompressorEra[]) {
  const { replays, read } = openedReplays();
  const answer = await replays.read(
    { range, change: {}, limitBar: undefined },
    { plant: plantWith(eras), prices: [], co2: [] },
    new AbortController().signal,
    () => undefined,
  );
  return { ...answer, read: [...read] };
}

describe('a replay of a range', () => {
  it.each<[string, readonly CompressorEra[], PlantDay | undefined, readonly PlantDay[]]>([
    ['all its days without an exchange', [], undefined, days],
    ['all its days where a machine was serviced', [eraOn(days[2]!, 'serviced')], undefined, days],
    ['the days behind an exchange', [eraOn(days[1]!, 'exchanged')], days[1], days.slice(2)],
    ['the days behind the last one', [eraOn(days[3]!, 'exchanged'), eraOn(days[1]!, 'exchanged')], days[3], days.slice(4)],
    ['no day where that was on the last', [eraOn(days[4]!, 'exchanged')], days[4], []],
    ['the days behind one on the first', [eraOn(days[0]!, 'exchanged')], days[0], days.slice(1)],
    ['all its days where that was before it', [eraOn('2026-11-15', 'exchanged')], undefined, days],
    ['all its days where that was after it', [eraOn('2026-11-21', 'exchanged')], undefined, days],
  ])('is of %s', async (_, eras, exchangedOn, read) => {
    expect(await replayed(...eras)).toMatchObject({
      ...{ exchangedOn, read, recordedDays: days.length, evaluatedDays: days.length },
      whatIf: { kind: 'none', reason: 'tooFewDays' },
    });
  });
});

describe('the replays of measures', () => {
  const studied = { known: { volumeM3: undefined, leakM3min: undefined }, prices: [], co2: [], zone };
  const question = { ...studied, pressureSteps: 3, cyclingSlot: undefined, lessLeakM3min: undefined, runOnsS: [], leftOut: [] };
  const asked = { range, plant: plantWith([]), question };

  it('are made once for the same days and question, and are not given to who wants them no more', async () => {
    const { replays } = openedReplays();
    const ask = (signal: AbortSignal) => replays.measures(asked, signal, () => undefined);
    const never = new AbortController().signal;
    const made = await ask(never);
    expect(made.length).toBeGreaterThan(0);
    expect(await ask(never)).toBe(made);
    await expect(ask(AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
  });
});

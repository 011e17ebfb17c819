import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import type { Card, StationStore } from '../../../core/ports/index.ts';
import { demoPlant, plantFaults, type PlantEvent, type PlantState, startPlant } from '../../../core/plant/index.ts';
import type { FaultLogEntry } from '../../../core/faults/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';
import { folderCard } from '../../../adapters/card/folderCard.ts';
import { dayFileText } from '../../../station/card/dayFileText.ts';
import { nextSample, samplePeriodMs } from '../../../station/sources/advanceTo.ts';
import { firstPlant } from '../../../station/sources/firstPlant.ts';
import { StartFailure } from '../../../server/process/StartFailure.ts';
import { openStore } from '../../../station/openStore.ts';
import { inputHead } from './inputHead.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const zone = 'Europe/Berlin';
const nowMs = Date.parse('2026-03-04T12:00:00Z');
const config = { ...demoPlant, zone };
const seed = 1;
const historyDays = 1;

interface StartedWith {
  readonly events?: readonly PlantEvent[];
  /** Gets what is reported. */
  readonly lines?: string[];
  readonly card?: Pick<Card, 'check' | 'dayFiles' | 'inputFiles'>;
  readonly days?: number;
}

const start = (
  store: StationStore,
  cardDir: string,
  signal = new AbortController().signal,
  atMs = () => nowMs,
  { events = config.events, lines = [], card = folderCard(cardDir), days = historyDays }: StartedWith = {},
) =>
  firstPlant({
    plant: { config: { ...config, events }, seed },
    states: store.plantState,
    faults: store.faults,
    transaction: (change) => {
      store.transaction(change);
    },
    card,
    text: dayFileText(() => 'S-1'),
    inputHead,
    zone,
    historyDays: days,
    clock: { nowMs: atMs },
    notices: { line: (text) => lines.push(text), progress: () => undefined },
    signal,
  });

const eventsOf = (store: StationStore): readonly FaultLogEntry[] => [...store.faults.pages()].flat().toReversed();
const named = (events: readonly FaultLogEntry[]) => events.map(({ atMs, source, bitIndex }) => `${atMs} ${source}:${bitIndex}`);

/** Every fault that comes between the first midnight and now, found by going through the plant's states one by one. */
function expectedEvents(): string[] {
  const { fromMs } = plantDayRange('2026-03-03', zone);
  let state = startPlant(config, { seed, atMs: fromMs - samplePeriodMs });
  let before = new Set<string>();
  const events: string[] = [];
  while (state.atMs < nowMs) {
    state = nextSample(config, state);
    const now = plantFaults(config, state).map(({ source, bitIndex }) => `${source}:${bitIndex}`);
    events.push(...now.filter((fault) => !before.has(fault)).map((fault) => `${state.atMs} ${fault}`));
    before = new Set(now);
  }
  return events;
}

describe('the error log of a history', () => {
  const cardDir = temporaryFolder();
  let store: StationStore;
  let expected: string[];
  beforeAll(async () => {
    store = openStore(temporaryFolder(), 'demo');
    expected = expectedEvents();
    await start(store, cardDir);
  });
  afterAll(() => {
    store.close();
  });

  it('has an event for each fault that came, with the station at that moment', () => {
    expect(expected.length).toBeGreaterThan(3);
    expect(named(eventsOf(store))).toEqual(expected);
    for (const event of eventsOf(store)) {
      expect(event.systemPressureBar).toBeGreaterThan(5);
      expect(event.machines.filter(({ technology }) => technology !== 0)).toHaveLength(config.machines.length);
    }
  });

  it('is of a plant that goes on when it is started with further events', async () => {
    const folder = temporaryFolder();
    const further = openStore(folder, 'demo');
    const begun = startPlant(config, { seed, atMs: nowMs - 60_000 });
    const left = { ...begun, machines: begun.machines.map((machine) => ({ ...machine, starts: machine.starts + 1000 })) };
    further.plantState.save({ state: left, historyComplete: true });
    const lines: string[] = [];
    const off: PlantEvent = { begins: { rule: 'once', atMs: nowMs - 2000 }, durationS: 600, effect: { kind: 'switchedOff', slot: 1 } };
    const state = await start(further, folder, undefined, undefined, { events: [...config.events, off], lines });
    expect([state.atMs, state.schedule.on.at(-1), lines]).toEqual([nowMs, true, []]);
    expect(state.machines.every(({ starts }, i) => starts >= left.machines[i]!.starts)).toBe(true);
    further.close();
  });

  it('says when the plant that was left is of another version', async () => {
    const folder = temporaryFolder();
    const older = openStore(folder, 'demo');
    older.plantState.save({ state: { atMs: nowMs } as PlantState, historyComplete: true });
    const lines: string[] = [];
    expect((await start(older, folder, undefined, undefined, { lines })).atMs).toBe(nowMs);
    expect(lines).toEqual(['The simulated plant that was left is of another version; a new one begins']);
    older.close();
  });

  it('has each event once when the first start was cut off', async () => {
    const cut = openStore(temporaryFolder(), 'demo');
    const stop = new AbortController();
    const card = temporaryFolder();
    let asked = 0;
    const starting = start(cut, card, stop.signal, () => {
      if (++asked === 50_000) stop.abort();
      return nowMs;
    });
    await expect(starting).rejects.toThrow(/abort/i);
    const before = eventsOf(cut).length;
    await start(cut, card);
    expect(asked).toBeGreaterThanOrEqual(50_000);
    expect(before).toBeLessThan(expected.length);
    expect(named(eventsOf(cut))).toEqual(expected);
    cut.close();
  });
});

describe('a first start', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  const failing = async (error: Error | undefined, { from = 1, days = historyDays, more = (store: StationStore) => store } = {}) => {
    const folder = temporaryFolder();
    const store = openStore(temporaryFolder(), 'demo');
    const lines: string[] = [];
    let checks = 0;
    const check = () => (++checks >= from && error !== undefined ? Promise.reject(error) : Promise.resolve());
    const card = { ...folderCard(folder), check };
    try {
      const state = await start(more(store), folder, undefined, undefined, { lines, card, days });
      return { atMs: state.atMs, isDone: store.plantState.load()?.historyComplete, lines, checks, written: readdirSync(folder) };
    } finally {
      store.close();
    }
  };
  const begun = { atMs: nowMs, isDone: true, lines: [], written: [] };

  it('begins without a history where the card cannot be written, or none is wanted', async () => {
    expect(await failing(full)).toEqual({ ...begun, checks: 1 });
    expect(await failing(undefined, { days: 0 })).toEqual({ ...begun, checks: 0 });
  });

  it('goes on without the rest of its history where the card fails, and says so', async () => {
    const lines = ['History: stopped before day 1 of 2, the disk is full; the station goes on without the rest'];
    expect(await failing(full, { from: 2 })).toEqual({ ...begun, lines, checks: 2 });
  });

  it.each([1, 2])('fails with what is no matter of the card, at its look %d', async (from) => {
    await expect(failing(new TypeError('a mistake'), { from })).rejects.toThrow('a mistake');
  });

  it.each<[string, Error, string, boolean]>([
    ['in plain words', full, 'cannot write the database: the disk is full', true],
    ['as it is where it is no matter of the disk', new TypeError('a mistake'), 'a mistake', false],
  ])('that cannot save its plant says why: %s', async (_, error, message, isPlain) => {
    const more = (store: StationStore) => ({
      ...store,
      transaction: () => {
        throw error;
      },
    });
    const failed: unknown = await failing(undefined, { days: 0, more }).catch((thrown: unknown) => thrown);
    expect(failed).toMatchObject({ message });
    expect(failed instanceof StartFailure).toBe(isPlain);
  });
});

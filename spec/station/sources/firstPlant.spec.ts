import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StationStore } from '../../../core/ports/index.ts';
import { demoPlant, plantFaults, type PlantEvent, type PlantState, startPlant } from '../../../core/plant/index.ts';
import type { FaultLogEntry } from '../../../core/faults/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';
import { folderCard } from '../../../adapters/card/folderCard.ts';
import { dayFileText } from '../../../station/card/dayFileText.ts';
import { nextSample, samplePeriodMs } from '../../../station/sources/advanceTo.ts';
import { firstPlant } from '../../../station/sources/firstPlant.ts';
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
}

const start = (
  store: StationStore,
  cardDir: string,
  signal = new AbortController().signal,
  atMs = () => nowMs,
  { events = config.events, lines = [] }: StartedWith = {},
) =>
  firstPlant({
    plant: { config: { ...config, events }, seed },
    states: store.plantState,
    faults: store.faults,
    transaction: (change) => {
      store.transaction(change);
    },
    card: folderCard(cardDir),
    text: dayFileText(() => 'S-1'),
    inputHead,
    zone,
    historyDays,
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

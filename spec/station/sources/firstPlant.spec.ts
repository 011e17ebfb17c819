import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { demoPlant, plantFaults, startPlant } from '../../../core/plant/index.ts';
import type { FaultLogEntry } from '../../../core/faults/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';
import { dayFileText } from '../../../station/sdcard/dayFileText.ts';
import { nextSample, samplePeriodMs } from '../../../station/sources/advanceTo.ts';
import { firstPlant } from '../../../station/sources/firstPlant.ts';
import { openStore, type Store } from '../../../station/store/openStore.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const zone = 'Europe/Berlin';
const nowMs = Date.parse('2026-03-04T12:00:00Z');
const config = { ...demoPlant, zone };
const seed = 1;
const historyDays = 2;

const start = (store: Store, cardDir: string, signal = new AbortController().signal, atMs = () => nowMs) =>
  firstPlant({
    plant: { config, seed },
    states: store.plantState,
    faults: store.faults,
    together: (change) => {
      store.together(change);
    },
    cardDir,
    text: dayFileText('S-1'),
    zone,
    historyDays,
    clock: { nowMs: atMs },
    notices: { line: () => undefined, progress: () => undefined },
    signal,
  });

const eventsOf = (store: Store): readonly FaultLogEntry[] => [...store.faults.pages()].flat().toReversed();
const named = (events: readonly FaultLogEntry[]) => events.map(({ atMs, source, bitIndex }) => `${atMs} ${source}:${bitIndex}`);

/** Every fault that comes between the first midnight and now, found by going through the plant's states one by one. */
function expectedEvents(): string[] {
  const { fromMs } = plantDayRange('2026-03-02', zone);
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
  let store: Store;
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

  it('has each event once when the first start was cut off', async () => {
    const cut = openStore(temporaryFolder(), 'demo');
    const stop = new AbortController();
    const card = temporaryFolder();
    let asked = 0;
    const starting = start(cut, card, stop.signal, () => {
      if (++asked === 60_000) stop.abort();
      return nowMs;
    });
    await expect(starting).rejects.toThrow(/abort/i);
    const before = eventsOf(cut).length;
    await start(cut, card);
    expect(asked).toBeGreaterThanOrEqual(60_000);
    expect(before).toBeLessThan(expected.length);
    expect(named(eventsOf(cut))).toEqual(expected);
    cut.close();
  });
});

import { describe, expect, it } from '@jest/globals';
import { observable, runInAction } from 'mobx';
import type { InputMinute } from '../../../core/inputFile/index.ts';
import type { StationReport } from '../../../core/ports/index.ts';
import type { SampleTable } from '../../../core/samples/index.ts';
import { InputsStore, type WantedInputs } from '../../../ui/stores/index.ts';
import { settled } from '../areas/analysis/analysisFixture.ts';
import { morningMs, snapshotAt, storesOver } from './stationFixture.ts';

const id = '0-temperature-DEW_POINT';
const minute = 60_000;
const minuteAt = (n: number, mean = 3, seconds = 60): InputMinute => ({
  atMs: morningMs + n * minute,
  inputs: [
    { channel: { slot: 0, name: 'DEW_POINT', function: 'temperature' }, seconds, mean, min: mean - 1, max: mean + 1 },
    { channel: { slot: 4, name: 'GONE', function: 'pressure' }, seconds, mean: 7, min: 7, max: 7 },
  ],
  faults: [],
});
const recorded = Array.from({ length: 10 }, (_, n) => minuteAt(n - 10, 3 + n / 10));

const withDewPoint = (atMs: number, value: number | undefined): StationReport => {
  const snapshot = snapshotAt(atMs);
  const inputs = [{ index: 1, name: 'DEW_POINT', function: 'temperature', value } as const];
  return { ...snapshot, master: { ...snapshot.master, inputs } };
};
const timesOf = (...timesMs: readonly number[]): SampleTable => ({
  length: timesMs.length,
  timesMs: Float64Array.from(timesMs),
  columns: new Map(),
});
const rounded = (column: Float32Array) => [...column].map((value) => Math.round(value * 100) / 100);

async function opened(minutes: readonly InputMinute[] = recorded) {
  const { station, session, plant } = storesOver({ inputMinutes: minutes });
  let nowMs = morningMs;
  const store = new InputsStore({ inputs: station.inputs, session, plant, clock: { nowMs: () => nowMs } });
  await session.login('read');
  const wanted = observable.box<WantedInputs | undefined>(undefined);
  const stop = store.follow(() => wanted.get());
  const want = async (next: WantedInputs | undefined) => {
    runInAction(() => wanted.set(next));
    await settled();
  };
  const push = (atMs: number, value?: number) => {
    nowMs = atMs;
    plant.receive(withDewPoint(atMs, value));
  };
  const asked = () => station.called.filter(({ call }) => call === 'inputs').map(({ sent }) => sent);
  return { station, session, plant, store, want, push, asked, stop };
}
const live: WantedInputs = { fromMs: morningMs - 60 * minute, untilMs: undefined, ids: [id] };
const past: WantedInputs = { fromMs: morningMs - 60 * minute, untilMs: morningMs - minute, ids: [id] };

describe('the analog inputs of the analysis', () => {
  it('are not asked for before they are wanted', async () => {
    const { store, asked, push } = await opened();
    push(morningMs, 4);
    expect([asked(), store.state]).toEqual([[], 'idle']);
  });

  it('have the means of their minutes in the past, and what was pushed since', async () => {
    const { store, want, push } = await opened();
    push(morningMs, 4);
    await want(live);
    push(morningMs + 10_000, 4.5);
    push(morningMs + 12_000, 9);
    push(morningMs + 20_000, undefined);
    const table = timesOf(morningMs - 2 * minute, morningMs - 1, morningMs, morningMs + 10_000, morningMs + 20_000);
    expect(rounded(store.columnOf(id, table, true))).toEqual([3.8, 3.9, 4, 4.5, NaN]);
    expect(rounded(store.columnOf(id, table, false))).toEqual([3.8, 3.9, NaN, NaN, NaN]);
    expect(store.nowOf(id)).toBeUndefined();
    const { min, max } = store.extremesOf(id, table, true);
    expect([rounded(min), rounded(max)]).toEqual([
      [2.8, 2.9, 4, 4.5, NaN],
      [4.8, 4.9, 4, 4.5, NaN],
    ]);
  });

  it('[LIMIT-1] have extremes that hold what was pushed in a minute, also where its record was asked for before it was over', async () => {
    const { store, want, push } = await opened();
    const withinMs = morningMs - minute + 10_000;
    push(withinMs, 9);
    push(morningMs, 4);
    await want(live);
    const { min, max } = store.extremesOf(id, timesOf(withinMs, morningMs), true);
    expect([rounded(min), rounded(max)]).toEqual([
      [2.9, 4],
      [9, 4],
    ]);
  });

  it('are asked for once, and again for more of the past or for another one', async () => {
    const { want, push, asked } = await opened();
    push(morningMs, 4);
    await want(live);
    expect(asked()).toEqual([{ range: { fromMs: live.fromMs, untilMs: live.fromMs + 169 * 60 * minute }, ids: [id] }]);
    push(morningMs + 10_000, 4);
    await want({ ...live, fromMs: live.fromMs + minute });
    await want({ ...live, ids: [] });
    expect(asked()).toHaveLength(1);
    await want({ ...live, fromMs: live.fromMs - minute });
    await want({ ...live, ids: [id, '4-pressure-GONE'] });
    expect(asked()).toHaveLength(3);
  });

  it('are asked for again when values come after an outage, and not while it lasts', async () => {
    const { store, want, push, asked, plant } = await opened([...recorded, minuteAt(0, 5), minuteAt(1, 6)]);
    push(morningMs, 4);
    await want(live);
    plant.setConnection('webserverLost');
    await settled();
    expect(asked()).toHaveLength(1);
    push(morningMs + 2 * minute, 7);
    await settled();
    expect(asked()).toHaveLength(2);
    const table = timesOf(morningMs, morningMs + 30_000, morningMs + minute, morningMs + 2 * minute);
    expect(rounded(store.columnOf(id, table, true))).toEqual([4, 5, 6, 7]);
  });

  it('of days that are over are asked for without what is pushed', async () => {
    const { want, push, asked } = await opened();
    push(morningMs, 4);
    await want(past);
    expect(asked()).toEqual([{ range: { fromMs: past.fromMs, untilMs: past.untilMs }, ids: [id] }]);
    push(morningMs + minute, 4);
    await settled();
    expect(asked()).toHaveLength(1);
  });

  it('of more days than may be asked for are those of the last ones', async () => {
    const { want, asked } = await opened();
    await want({ ...past, fromMs: morningMs - 9 * 24 * 60 * minute });
    expect(asked()).toMatchObject([{ range: { fromMs: morningMs - minute - 169 * 60 * minute, untilMs: past.untilMs } }]);
  });

  it('are known by name when they are pushed or were recorded', async () => {
    const { store, want, push } = await opened();
    push(morningMs, 4);
    expect(store.known.map(({ name }) => name)).toEqual(['DEW_POINT']);
    await want({ ...live, ids: [] });
    expect(store.known.map(({ name }) => name)).toEqual(['DEW_POINT', 'GONE']);
  });

  it('that can not be fetched are a failure, and the next question may bring them', async () => {
    const { store, want, push, station } = await opened();
    push(morningMs, 4);
    station.fail('inputs', 'unreachable');
    await want(live);
    expect([store.state, store.hasFailed]).toEqual(['failed', true]);
    expect(rounded(store.columnOf(id, timesOf(morningMs - 1, morningMs), true))).toEqual([NaN, 4]);
    station.mend('inputs');
    await want({ ...live, fromMs: live.fromMs - minute });
    expect([store.state, store.hasFailed]).toEqual(['answered', false]);
  });

  it('of a controller that records none are no failure', async () => {
    const { store, want, station } = await opened();
    station.fail('inputs', 'notOffered');
    await want(past);
    expect([store.state, store.hasFailed, store.known]).toEqual(['failed', false, []]);
  });

  it('are gone with the session', async () => {
    const { store, want, push, session } = await opened();
    push(morningMs, 4);
    await want(live);
    await session.logout();
    expect([store.state, store.known]).toEqual(['idle', []]);
    expect(rounded(store.columnOf(id, timesOf(morningMs - 1, morningMs), true))).toEqual([NaN, NaN]);
  });

  it('are not kept pushed for longer than a day: older ones are asked for as minutes', async () => {
    const { want, push, asked } = await opened();
    push(morningMs, 4);
    await want(live);
    for (let i = 1; i <= 8640; i++) push(morningMs + i * 10_000, 4);
    await settled();
    expect(asked()).toHaveLength(2);
  });
});

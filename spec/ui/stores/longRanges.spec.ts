import { describe, expect, it } from '@jest/globals';
import { observable, runInAction } from 'mobx';
import type { ChannelHistory, SteppedHistory } from '../../../core/ports/index.ts';
import type { Channel } from '../../../core/samples/index.ts';
import { quarterHourMs } from '../../../core/totals/index.ts';
import { memoryDayFileParser } from '../../fakes/index.ts';
import { AnalysisStore, type WantedPast } from '../../../ui/stores/index.ts';
import { knownDayFiles, knownSamples } from '../../contract/knownStation.ts';
import { until } from '../../station/until.ts';
import { keptLog, storesOver } from './stationFixture.ts';

const long = { from: '2026-02-25', until: '2026-03-04' };
const week = { from: '2026-02-26', until: '2026-03-04' };
const channels: readonly Channel[] = ['systemPressureBar@0'];

const longAfterMs = Date.UTC(2026, 5, 1);

async function opened(portOf: (own: ChannelHistory) => ChannelHistory = (own) => own, nowMs = longAfterMs) {
  const { station, session } = storesOver({ dayFiles: knownDayFiles, samples: knownSamples });
  const history = { port: portOf(station.channelHistory), zone: () => 'Europe/Berlin', nowMs: () => nowMs };
  const store = new AnalysisStore({ dayFiles: station.dayFiles, parser: memoryDayFileParser(), session, log: keptLog(), history });
  await session.login('read');
  return { station, store };
}

async function loaded(nowMs?: number) {
  const { store } = await opened((own) => own, nowMs);
  await store.ask(long, channels);
  return store;
}

describe('a range of more than seven days', () => {
  it('is shown as means with the least and greatest values around them, each in the middle of its step', async () => {
    const { store } = await opened();
    await store.ask(long, channels);
    const { table, steps, files } = store.data!;
    const mean = table.columns.get('systemPressureBar@0')!;
    const { low, high } = steps!.bands.get('systemPressureBar@0')!;
    expect([store.state, steps!.stepMs, files.length]).toEqual(['answered', quarterHourMs, 0]);
    expect(table.length).toBeGreaterThan(0);
    expect([...table.timesMs].every((atMs) => atMs % quarterHourMs === quarterHourMs / 2)).toBe(true);
    expect(mean.every((value, row) => value > low[row]! && value < high[row]!)).toBe(true);
  });

  it('ends at the present where its last step is not over, and no value of it stands behind that', async () => {
    const whole = (await loaded()).data!;
    const [stepMs, lastMs] = [whole.steps!.stepMs, whole.steps!.endMs - whole.steps!.stepMs];
    for (const [agoMs, endMs, atMs] of [
      [stepMs, lastMs + stepMs, lastMs + stepMs / 2],
      [0.75 * stepMs, lastMs + 0.75 * stepMs, lastMs + stepMs / 2],
      [0.25 * stepMs, lastMs + 0.25 * stepMs, lastMs + 0.25 * stepMs],
      [-stepMs, lastMs + stepMs, lastMs + stepMs / 2],
    ] as const) {
      const { steps, table } = (await loaded(lastMs + agoMs)).data!;
      expect([steps!.endMs, table.timesMs.at(-1)]).toEqual([endMs, atMs]);
    }
  });

  it('begins with the eighth day: up to seven days every sample is shown', async () => {
    const { store } = await opened();
    await store.ask(week, channels);
    expect([store.data!.steps, store.data!.table.length]).toEqual([undefined, knownSamples.length]);
  });

  it('is asked for at once when it is wanted, and no longer when nobody follows', async () => {
    const { store } = await opened();
    const wanted = observable.box<WantedPast | undefined>(undefined, { deep: false });
    const stop = store.follow(() => wanted.get());
    expect(store.state).toBe('idle');
    runInAction(() => wanted.set({ days: long, channels }));
    expect(store.state).toBe('asking');
    await until('it is answered', () => store.state === 'answered');
    stop();
    runInAction(() => wanted.set({ days: week, channels: [] }));
    expect([store.state, store.data!.days]).toEqual(['answered', long]);
  });

  it('is made of files where the station has no sums', async () => {
    const { station, store } = await opened();
    station.fail('channelHistory', 'notOffered');
    await store.ask(long, channels);
    expect([store.state, store.data!.steps, store.data!.table.length]).toEqual(['answered', undefined, knownSamples.length]);
  });

  it('shows what is summed while the station goes on, and keeps it when a person does not want to wait', async () => {
    let summedDays = 1;
    const partly = (own: ChannelHistory): ChannelHistory => ({
      async read(...asked) {
        const answer = await own.read(...asked);
        if (answer.outcome !== 'succeeded') throw new Error(answer.outcome);
        return { outcome: 'succeeded', value: { ...answer.value, days: 2, summedDays } satisfies SteppedHistory };
      },
    });
    const { store } = await opened(partly);
    const asked = store.ask(long, channels);
    await until('a part is shown', () => store.data !== undefined);
    expect([store.state, store.isSummed, store.progress.readFiles, store.progress.fileCount]).toEqual(['asking', true, 1, 2]);
    store.cancel();
    await asked;
    expect([store.isCancelled, store.data!.steps!.stepMs]).toEqual([true, quarterHourMs]);
    summedDays = 2;
    await store.retry();
    expect([store.state, store.isCancelled, store.isSummed]).toEqual(['answered', false, false]);
  });
});

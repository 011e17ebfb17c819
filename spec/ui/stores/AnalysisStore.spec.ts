import { describe, expect, it } from '@jest/globals';
import { memoryDayFileParser, type MemoryStationOptions } from '../../fakes/index.ts';
import { maxDayFiles } from '../../../core/dayFile/index.ts';
import type { DayFileParser } from '../../../core/ports/index.ts';
import { type PlantDay, shiftDay } from '../../../core/time/index.ts';
import { AnalysisStore } from '../../../ui/stores/index.ts';
import { knownDayFiles, knownDays, knownSamples } from '../../contract/knownStation.ts';
import { keptLog, storesOver } from './stationFixture.ts';

const bothDays = { from: knownDays[0]!, until: knownDays[1]! };
const firstDay = { from: knownDays[0]!, until: knownDays[0]! };

async function opened(options: MemoryStationOptions = { dayFiles: knownDayFiles }, parser: DayFileParser = memoryDayFileParser()) {
  const { station, session } = storesOver(options);
  const log = keptLog();
  const store = new AnalysisStore({ dayFiles: station.dayFiles, parser, session, log });
  await session.login('read');
  const calls = () => station.called.filter(({ call }) => call === 'dayFiles').length;
  return { station, session, store, calls, warnings: log.warnings };
}

describe('the day files of the analysis', () => {
  it('are none before they are asked for', async () => {
    const { store } = await opened();
    expect([store.state, store.data]).toEqual(['idle', undefined]);
  });

  it('are loaded and joined: every row of the days asked for', async () => {
    const { store } = await opened();
    const asked = store.ask(bothDays);
    expect(store.state).toBe('asking');
    await asked;
    expect(store.state).toBe('answered');
    expect(store.data).toMatchObject({ days: bothDays, omittedFiles: 0 });
    expect(store.data!.files.map(({ day, facts }) => [day, facts.problemCount])).toEqual(knownDays.map((day) => [day, 0]));
    expect([...store.data!.table.timesMs]).toEqual([...knownSamples.timesMs]);
    expect(store.progress).toMatchObject({ fileCount: 2, loadedFiles: 2, readFiles: 2 });
  });

  it('are loaded once for the same days, again for others and when a person wants it', async () => {
    const { store, calls } = await opened();
    await store.ask(bothDays);
    const before = calls();
    await store.ask({ ...bothDays });
    expect(calls()).toBe(before);
    await store.ask(firstDay);
    expect(store.data?.files.map(({ day }) => day)).toEqual([knownDays[0]]);
    expect(calls()).toBe(before + 2);
    await store.retry();
    expect(calls()).toBe(before + 4);
  });

  it('stay while the next ones are pending, and after these were cancelled', async () => {
    const { store, station } = await opened();
    await store.ask(bothDays);
    const { data } = store;
    const release = station.hold('dayFiles');
    const asked = store.ask(firstDay);
    expect([store.state, store.data]).toEqual(['asking', data]);
    store.cancel();
    expect([store.state, store.isCancelled, store.data]).toEqual(['answered', true, data]);
    release();
    await asked;
    expect([store.state, store.data]).toEqual(['answered', data]);
    await store.retry();
    expect([store.state, store.isCancelled, store.data?.days]).toEqual(['answered', false, firstDay]);
  });

  it('of the days asked for last are those that are shown', async () => {
    const { store, station } = await opened();
    const release = station.hold('dayFiles');
    const first = store.ask(firstDay);
    const second = store.ask(bothDays);
    release();
    await Promise.all([first, second]);
    expect([store.state, store.data?.days]).toEqual(['answered', bothDays]);
  });

  it('[BAL-16] are the newest seven at once; it is reported how many older ones were left out', async () => {
    const text = knownDayFiles.values().next().value!;
    const days = Array.from({ length: 9 }, (_, i): PlantDay => shiftDay('2026-03-01', i));
    const { store } = await opened({ dayFiles: new Map(days.map((day) => [`MCHE-${day.replaceAll('-', '')}.csv`, text])) });
    await store.ask({ from: '2026-02-01', until: '2026-04-01' });
    expect(store.data?.files.map(({ day }) => day)).toEqual(days.slice(-maxDayFiles));
    expect([store.data?.omittedFiles, store.data?.days]).toEqual([2, { from: '2026-03-03', until: '2026-04-01' }]);
  });

  it.each(['failed', 'unreachable'] as const)('[BAL-16] that are %s empty the analysis, and can be asked for again', async (failure) => {
    const { store, station } = await opened();
    await store.ask(bothDays);
    station.fail('dayFiles', failure);
    await store.ask(firstDay);
    expect([store.state, store.data]).toEqual(['failed', undefined]);
    station.mend('dayFiles');
    await store.retry();
    expect([store.state, store.data?.days]).toEqual(['answered', firstDay]);
  });

  it('[BAL-16] fail together when one of them is gone', async () => {
    const { store, station } = await opened();
    const gone = {
      ...station.dayFiles,
      list: () => Promise.resolve({ outcome: 'succeeded' as const, value: [...knownDays, '2026-03-04'].map(listed) }),
    };
    const other = new AnalysisStore({ dayFiles: gone, parser: memoryDayFileParser(), session: (await opened()).session, log: keptLog() });
    await other.ask({ from: knownDays[0]!, until: '2026-03-04' });
    expect([other.state, other.data]).toEqual(['failed', undefined]);
    expect(store.state).toBe('idle');
  });

  it('that can not be read are a failure, which is logged', async () => {
    const nothing = Promise.resolve(undefined);
    const { store, warnings } = await opened(
      { dayFiles: knownDayFiles },
      { open: () => ({ add: () => nothing, joined: () => nothing, close: () => undefined }) },
    );
    await store.ask(bothDays);
    expect([store.state, store.data, warnings]).toEqual(['failed', undefined, ['the day files could not be read']]);
  });

  it('without any file of the days are no rows', async () => {
    const { store } = await opened();
    await store.ask({ from: '2020-01-01', until: '2020-01-02' });
    expect([store.state, store.data?.files, store.data?.table.length]).toEqual(['answered', [], 0]);
  });

  it('say what is wrong in them and give the rest', async () => {
    const [path, text] = [...knownDayFiles][0]!;
    const { store } = await opened({ dayFiles: new Map([[path, text.replace(/\n[^\n]*\n$/, '\nnonsense\n')]]) });
    await store.ask(firstDay);
    const { facts } = store.data!.files[0]!;
    expect([store.state, facts.lines.skipped]).toEqual(['answered', 1]);
    expect(facts.problems[0]).toMatchObject({ line: text.split('\n').length - 1, column: 1 });
    expect(store.data!.table.length).toBe(facts.lines.record);
  });

  it('are gone with the session', async () => {
    const { store, session } = await opened();
    await store.ask(bothDays);
    await session.logout();
    expect([store.state, store.data]).toEqual(['idle', undefined]);
    await store.ask(bothDays);
    expect(store.state).toBe('idle');
    await session.login('read');
    await store.ask(bothDays);
    expect(store.state).toBe('answered');
  });
});

const listed = (day: PlantDay) => {
  const name = `MCHE-${day.replaceAll('-', '')}.csv`;
  return { name, path: `${day.slice(0, 4)}/${day.slice(5, 7)}/${name}`, day };
};

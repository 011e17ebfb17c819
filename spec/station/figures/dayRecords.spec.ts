import { describe, expect, it } from '@jest/globals';
import type { FileIdentity } from '../../../core/ports/index.ts';
import type { SampleTable } from '../../../core/samples/index.ts';
import { type TimeRange, plantDayRange } from '../../../core/time/index.ts';
import { daySums, joinedRecords, possibleSpan, sumChannels } from '../../../core/totals/index.ts';
import { storedSums, type StoredSums } from '../../../station/figures/channelSumsBytes.ts';
import { encodeDayRecord, encodeQuarters } from '../../../station/figures/dayRecordBytes.ts';
import { dayRecords, type DayRecordParts } from '../../../station/figures/dayRecords.ts';
import type { DayFileAnswers, DayFileTask } from '../../../station/figures/dayFileTask.ts';
import { load, machineLog } from '../../core/samples/logs.ts';
import { memoryStore } from '../../fakes/memoryStore.ts';
import { logLines } from '../logLines.ts';

const day = '2026-11-20';
const today = '2026-11-22';
const periodS = 600;
const never = new AbortController().signal;
const file = (sizeBytes = 1): FileIdentity => ({ sizeBytes, modifiedMs: 1 });
const samplesOf = (of: string): SampleTable =>
  machineLog(
    Array.from({ length: 144 }, () => [load, 75, 12] as const),
    periodS * 1000,
    plantDayRange(of, 'UTC').fromMs,
  );
const whole = (of = day, sizeBytes = 1) => ({ day: of, file: file(sizeBytes), span: possibleSpan(of) });
const partOf = (span: TimeRange) => ({ day, file: file(), span });
const noon = { fromMs: Date.parse(`${day}T11:00:00Z`), untilMs: Date.parse(`${day}T12:00:00Z`) };

/** Records of files of which each has the same samples; `read` has what was read of them. */
function setUp(more: Partial<DayRecordParts> = {}, store = memoryStore()) {
  const read: string[] = [];
  const state = { error: undefined as Error | undefined, gate: undefined as Promise<unknown> | undefined };
  const header = { date: undefined, schematicNumber: undefined, softwareVersion: undefined, periodS };
  const { log, lines } = logLines();
  const saved: [string, StoredSums][] = [];
  const details: unknown[] = [];
  const notes: unknown[] = [];
  const answersOf = (of: string, span: TimeRange): Partial<DayFileAnswers> => {
    const samples = samplesOf(of);
    const { summary, parts } = daySums({ header, samples }, span);
    const quarters = joinedRecords(parts);
    const sums = storedSums(sumChannels(samples, periodS));
    const kept = { slots: undefined } as never;
    return {
      ...{ totals: { bytes: encodeDayRecord({ summary, quarters }), damage: undefined }, quarters: encodeQuarters(quarters) },
      ...{ channels: sums, day: { sums, details: kept }, rows: samples },
    };
  };
  const reader = {
    ...{ processes: 1, maxTasks: 1, close: () => Promise.resolve() },
    async read(task: DayFileTask, signal: AbortSignal) {
      const { wanted, path, span } = task as DayFileTask<'totals'>;
      read.push(wanted);
      await state.gate;
      signal.throwIfAborted();
      if (state.error !== undefined) throw state.error;
      return answersOf(path, span)[wanted];
    },
  } as DayRecordParts['reader'];
  const records = dayRecords({
    files: { days: () => Promise.resolve([day]), identity: () => Promise.resolve(file()), path: (of) => of },
    ...{ reader, repository: store.totals, zone: () => 'UTC', isOver: (of) => of < today, log },
    sums: { save: (of, _file, sums) => void saved.push([of, sums]) },
    details: { save: (...given) => void details.push(given.slice(0, 3)) },
    damaged: { note: (...given) => void notes.push(given) },
    ...more,
  });
  return { records, read, state, lines, saved, details, notes, store };
}
type Records = ReturnType<typeof setUp>['records'];

describe('the sums of day files', () => {
  const asks: readonly (readonly [string, (records: Records, of: Parameters<Records['summary']>[0]) => Promise<unknown>, string])[] = [
    ['summary', (records, of) => records.summary(of, never), 'totals'],
    ['flows', (records, of) => records.placed('flows', of, never), 'totals'],
    ['energies', (records, of) => records.placed('energies', of, never), 'totals'],
    ['quarters', (records, of) => records.quarters(of, never), 'quarters'],
    ['rows', (records, of) => records.rows(of, never), 'rows'],
  ];

  it.each(asks)('%s: read once, however often and by how many at once they are asked for', async (_name, ask, wanted) => {
    const { records, read } = setUp();
    const [one, other] = await Promise.all([ask(records, whole()), ask(records, whole())]);
    expect([one, await ask(records, whole())]).toEqual([other, one]);
    expect(one).toBeDefined();
    expect(read).toEqual([wanted]);
  });

  it.each(asks)('%s: read again of a file that has changed, and of another span or day', async (_name, ask, wanted) => {
    const { records, read } = setUp();
    for (const of of [whole(), whole(day, 2), partOf(noon), partOf({ ...noon, untilMs: noon.untilMs - 1 }), whole('2026-11-19')]) {
      await ask(records, of);
    }
    expect(read).toEqual([wanted, wanted, wanted, wanted, wanted]);
  });

  it.each(asks.slice(0, 4))('%s: from the database after a restart, of the file as it is', async (name, ask, wanted) => {
    const first = setUp();
    // quarter hours are kept beside the totals
    await first.records.summary(whole(), never);
    const made = await ask(first.records, whole());
    const { records, read } = setUp({}, first.store);
    expect([await ask(records, whole()), read]).toEqual([made, []]);
    await ask(records, whole(day, 2));
    expect([name, read]).toEqual([name, [wanted]]);
  });

  it('are not kept in the database of a day that is not over, of a part of one, or of no file', async () => {
    const { records, notes, store } = setUp();
    for (const of of [whole(today), partOf(noon), { ...whole(), file: undefined }]) await records.summary(of, never);
    expect([notes, store.totals.find('summary', day, file()), store.totals.find('summary', today, file())]).toEqual([
      [],
      undefined,
      undefined,
    ]);
    await records.summary(whole(day, 2), never);
    expect([notes, store.totals.find('summary', day, file(2))]).toEqual([[[day, file(2), undefined]], expect.anything()]);
  });

  it.each(asks.slice(0, 4))('%s: made again where what the database has is damaged', async (_name, ask, wanted) => {
    const sound = setUp();
    const { records, read, store } = setUp();
    const damaged = Buffer.of(1, 2, 3, 4, 5);
    store.totals.save(day, file(), { summary: damaged, flows: damaged, energies: damaged });
    store.totals.saveQuarters(day, file(), damaged);
    expect([await ask(records, whole()), read]).toEqual([await ask(sound.records, whole()), [wanted]]);
  });

  it('are made from files where the database fails, which is logged', async () => {
    const fail = (): never => {
      throw new Error('no disk');
    };
    const { totals } = memoryStore();
    const { records, lines } = setUp({ repository: { ...totals, find: fail, save: fail, saveQuarters: fail, clear: fail } });
    expect(await records.summary(whole(), never)).toBeDefined();
    expect((await records.quarters(whole(), never)).numbers.length).toBeGreaterThan(0);
    records.clear();
    expect(lines).toEqual(Array.from({ length: 5 }, () => 'totals: no disk'));
  });

  it('are none of a file that cannot be read, which is logged once until it can', async () => {
    const { records, state, lines } = setUp();
    state.error = new Error('no card');
    expect([await records.summary(whole(), never), await records.placed('flows', whole(), never)]).toEqual([undefined, undefined]);
    expect([(await records.rows(whole(), never)).length, (await records.channels(whole(), never)).size]).toEqual([0, 0]);
    expect(lines).toEqual([`SD card: the file of ${day} cannot be read (no card)`]);
    state.error = undefined;
    expect((await records.rows(whole(), never)).length).toBe(144);
    state.error = new Error('no card');
    await records.quarters(whole(), never);
    expect(lines).toHaveLength(2);
  });

  it('are given up for who does not wait any more, which is no failure of the file', async () => {
    const { records, state, lines } = setUp();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    state.gate = promise;
    const stop = new AbortController();
    const asked = records.summary(whole(), stop.signal);
    stop.abort(new Error('enough'));
    await expect(asked).rejects.toThrow('enough');
    resolve(undefined);
    state.gate = undefined;
    expect(await records.summary(whole(), never)).toBeDefined();
    expect(lines).toEqual([]);
  });

  it.each(asks)('%s: read again after they were forgotten', async (_name, ask, wanted) => {
    const { records, read } = setUp();
    for (let round = 0; round < 2; round++) {
      await ask(records, whole());
      records.clear();
    }
    expect(read).toEqual([wanted, wanted]);
  });

  it('are forgotten in memory and in the database, also those that were being made', async () => {
    const { records, read, state, store } = setUp();
    await records.summary(whole(), never);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    state.gate = promise;
    const late = records.summary(whole(day, 2), never);
    records.clear();
    expect(store.totals.find('summary', day, file())).toBeUndefined();
    resolve(undefined);
    expect(await late).toBeDefined();
    expect(store.totals.find('summary', day, file(2))).toBeUndefined();
    await records.summary(whole(), never);
    await records.summary(whole(day, 2), never);
    expect(read).toEqual(['totals', 'totals', 'totals', 'totals']);
  });

  it('of channels are saved of a day that is over, else remembered', async () => {
    const { records, read, saved } = setUp();
    const growing = await records.channels(whole(today), never);
    expect([growing.size > 0, await records.channels(whole(today), never)]).toEqual([true, growing]);
    expect([read, saved]).toEqual([['channels'], []]);
    await records.channels(partOf(noon), never);
    expect(saved).toEqual([]);
    await records.channels(whole(), never);
    expect(saved.map(([of]) => of)).toEqual([day]);
    records.clear();
    await records.channels(whole(today), never);
    expect(read).toHaveLength(4);
  });

  it('are kept with the details of a day that is over, with the zone that the reading began in', async () => {
    let zone = 'Europe/Berlin';
    const { records, saved, details, state } = setUp({ zone: () => zone });
    const { promise, resolve } = Promise.withResolvers<undefined>();
    state.gate = promise;
    const keeping = records.keepDay(whole(), never);
    zone = 'UTC';
    resolve(undefined);
    await keeping;
    expect([saved.map(([of]) => of), details]).toEqual([[day], [[day, file(), 'Europe/Berlin']]]);
    await records.keepDay(whole(today), never);
    await records.keepDay({ ...whole(), file: undefined }, never);
    state.error = new Error('no card');
    await records.keepDay(whole(), never);
    expect([saved.length, details.length]).toEqual([1, 1]);
  });
});

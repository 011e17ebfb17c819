import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FaultLogEntry, FaultNote } from '../../core/faults/index.ts';
import { maxReportMonths } from '../../core/monthReport/index.ts';
import { demoPlant, startPlant } from '../../core/plant/index.ts';
import type {
  AuditEntry,
  CounterEvent,
  DamagedDay,
  DayDetailPart,
  OutboxMessage,
  PasswordHash,
  StationStore,
  StoredSession,
  StoredWindow,
} from '../../core/ports/index.ts';
import { addTotals, emptyTotals, quarterHourMs, totalsOf } from '../../core/totals/index.ts';
import { defaultSettings, type SettingsGroup, settingsGroups } from '../../core/settings/index.ts';
import { anyFaultLogEntry, anySource } from '../core/faults/anyFaults.ts';
import { anyServiceRecord, someService } from '../core/maintenance/serviceRecords.ts';
import { withChecksum } from '../adapters/sqlite/withChecksum.ts';
import { load, machineLog } from '../core/samples/logs.ts';
import { anySettings } from '../core/settings/anySettings.ts';

/** A store, and the same one after a restart. */
export interface ReopenedStore {
  readonly open: () => StationStore;
  readonly reopen: () => StationStore;
}

const mail = 'email.account.userPassword';
const sms = 'sms.token';
const session = (id: string, level: StoredSession['level'] = 'read'): StoredSession => ({ id, level, openedMs: 1, usedMs: 3, inputMs: 2 });
const password = (fill: number): PasswordHash => ({
  salt: new Uint8Array(16).fill(fill),
  hash: new Uint8Array(32).fill(fill + 1),
  memoryKiB: 19_456,
  passes: 2,
});
const someEntry: FaultLogEntry = fc.sample(anyFaultLogEntry, { numRuns: 1, seed: 1 })[0]!;
const numbered = (from: number, until: number) => Array.from({ length: until - from }, (_, i) => ({ ...someEntry, atMs: from + i }));
const file = { sizeBytes: 1234, modifiedMs: 1_773_000_000_123.456 };
const bytes = { summary: Uint8Array.of(1, 2, 3), flows: new Uint8Array(5000).fill(3), energies: new Uint8Array(4000).fill(4) };
const quarters = new Uint8Array(50_000).fill(7);
const damagedOn = (day: string): DamagedDay => ({
  day,
  file,
  damage: { problemCount: 2, first: { line: 7, column: 1, code: 'badTime', expected: 'YYYY-MM-DD' } },
});
const message = (id: string, attempts = 0): OutboxMessage => ({
  ...{ id, channel: 'mail', slot: 1, address: 'a@b.example', attempts, nextMs: 77 },
  report: { faults: [{ atMs: 5, source: 'master', bitIndex: 3 }], moreCount: 0, status: { atMs: 5, systemPressureBar: 6.9, machines: [] } },
});
const entry = (what: string, atMs: number): AuditEntry => ({ what, atMs, level: 'write', address: undefined, details: { n: atMs } });
const power = { device: 'm1', key: 'energyImport' };
const equalBytes = (a: Uint8Array | undefined, b: Uint8Array) => a !== undefined && Buffer.from(a).equals(b);

/** What every store of a station does. */
export function storeContract(name: string, start: () => ReopenedStore): void {
  describe(`${name} as a station's store`, () => {
    let place: ReopenedStore;
    let store: StationStore;
    beforeEach(() => {
      place = start();
      store = place.open();
    });
    afterEach(() => {
      store.close();
    });
    const reopened = () => {
      store.close();
      store = place.reopen();
      return store;
    };

    it('has nothing at first', () => {
      expect(store.settings.load(defaultSettings)).toEqual(defaultSettings);
      expect([store.sessions.all(), store.audit.newest(9), [...store.faults.pages()], store.faults.active()]).toEqual([[], [], [], []]);
      expect([store.outbox.all(), store.damage.all(), [...store.secrets.names()]]).toEqual([[], [], []]);
      expect([store.plantState.load(), store.thinkGreen.load(), store.passwords.find('write')]).toEqual([undefined, undefined, undefined]);
      expect([store.field.load(), store.counters.last(power), store.counters.events('m1')]).toEqual([undefined, undefined, []]);
    });

    it('gives back settings as they were saved, whatever they are', () => {
      fc.assert(
        fc.property(anySettings, (settings) => {
          for (const group of settingsGroups) store.settings.save<SettingsGroup>(group, settings[group]);
          expect(store.settings.load(defaultSettings)).toEqual(settings);
        }),
        { numRuns: 50 },
      );
      const saved = store.settings.load(defaultSettings);
      expect(reopened().settings.load(defaultSettings)).toEqual(saved);
    });

    it('gives defaults for the groups that were never saved', () => {
      store.settings.save('units', { ...defaultSettings.units, pressure: 'psi' });
      const other = { ...defaultSettings, time: { ...defaultSettings.time, zone: 'Europe/Vienna' } };
      expect(store.settings.load(other)).toEqual({ ...other, units: { ...defaultSettings.units, pressure: 'psi' } });
    });

    it('replaces a secret by a text, clears it by null, and keeps it otherwise', () => {
      const change = (first: string | null | undefined, second: string | null | undefined) => {
        store.secrets.change(new Map([...([[mail, first]] as const), ...([[sms, second]] as const)]));
      };
      change('one', 'two');
      change(undefined, '');
      expect([store.secrets.find(mail), store.secrets.find(sms), [...store.secrets.names()].sort()]).toEqual(['one', 'two', [mail, sms]]);
      change(null, 'three');
      expect([store.secrets.find(mail), store.secrets.find(sms), [...store.secrets.names()]]).toEqual([undefined, 'three', [sms]]);
    });

    it('keeps a secret over a restart, whatever is in it', () => {
      const secret = `ä"'\\;--\n${'x'.repeat(10_000)}`;
      store.secrets.change(new Map([[mail, secret]]));
      expect(reopened().secrets.find(mail)).toBe(secret);
    });

    it("finds each level's password over a restart", () => {
      store.passwords.save('read', password(1));
      store.passwords.save('write', password(3));
      store.passwords.save('write', password(5));
      const found = (['demo', 'read', 'write'] as const).map((level) => reopened().passwords.find(level));
      expect(found[0]).toBeUndefined();
      expect(equalBytes(found[1]?.salt, password(1).salt) && equalBytes(found[2]?.hash, password(5).hash)).toBe(true);
      expect(found[2]).toMatchObject({ memoryKiB: 19_456, passes: 2 });
    });

    it("forgets with a password the level's sessions but the one that changed it", () => {
      store.sessions.save([session('mine', 'write'), session('other', 'write'), session('panel')]);
      store.passwords.change('write', password(1), 'mine');
      expect(store.sessions.all().map(({ id }) => id)).toEqual(['mine', 'panel']);
    });

    it('adds, replaces and removes sessions, by id', () => {
      store.sessions.save([session('b'), session('a', 'write')]);
      store.sessions.save([{ ...session('b'), usedMs: 9 }, session('c', 'demo')]);
      store.sessions.remove(['a', 'unknown']);
      expect(reopened().sessions.all()).toEqual([{ ...session('b'), usedMs: 9 }, session('c', 'demo')]);
    });

    it.each(['wallLinks', 'programTokens'] as const)('keeps %s by id, oldest first, over a restart', (kind) => {
      const token = (id: string, madeMs: number, usedMs?: number) => ({ id, name: `Halle ${id}`, madeMs, usedMs });
      for (const each of [token('b', 2), token('a', 1), token('c', 3), token('b', 2, 9)]) store[kind].save(each);
      store[kind].remove('c');
      store[kind].remove('unknown');
      const { wallLinks, programTokens } = reopened();
      const kept = { wallLinks: wallLinks.all(), programTokens: programTokens.all() };
      expect(kept).toEqual({ wallLinks: [], programTokens: [], [kind]: [token('a', 1), token('b', 2, 9)] });
    });

    it("keeps a client's id and what was announced to a broker, over a restart", () => {
      expect([store.north.clientId(), store.north.announced()]).toEqual([undefined, []]);
      store.north.saveClientId('pressluft-a');
      store.north.saveAnnounced(['x', 'y']);
      const { north } = reopened();
      expect([north.clientId(), north.announced()]).toEqual(['pressluft-a', ['x', 'y']]);
      north.saveAnnounced([]);
      expect(north.announced()).toEqual([]);
    });

    it('[NORTH-1] keeps totals that never fall, over a restart', () => {
      expect(store.north.totals()).toEqual({ energyKWh: undefined, airM3: undefined });
      store.north.saveTotals({ energyKWh: 12.5, airM3: undefined });
      store.north.saveTotals({ energyKWh: 12, airM3: 0 });
      expect(reopened().north.totals()).toEqual({ energyKWh: 12.5, airM3: 0 });
    });

    it.each(['north', 'webhook'] as const)(
      '[NORTH-1] [NORTH-4] keeps events that wait for %s, oldest first, and gives no id twice',
      (of) => {
        const [first, second] = [1, 2].map((atMs) => store[of].addEvent({ atMs, text: `${atMs}` }));
        store[of].removeEvents(first!);
        const { [of]: waiting } = reopened();
        expect(waiting.events()).toEqual([{ id: second, atMs: 2, text: '2' }]);
        waiting.removeEvents(second!);
        expect(waiting.addEvent({ atMs: 3, text: '3' })).toBeGreaterThan(second!);
      },
    );

    it('keeps the newest of each audited kind', () => {
      store.audit.add([entry('login', 1), entry('reset', 2), entry('login', 3)], () => 2);
      store.audit.add([entry('login', 4)], () => 2);
      expect(store.audit.newest(9)).toEqual([entry('login', 4), entry('login', 3), entry('reset', 2)]);
      store.audit.add([entry('reset', 5)], () => 1);
      expect(reopened().audit.newest(2)).toEqual([entry('reset', 5), entry('login', 4)]);
    });

    it('gives back a simulated plant as it was left', () => {
      const plant = { state: startPlant(demoPlant, { seed: 3, atMs: 1_000_000 }), historyComplete: false };
      store.plantState.save(plant);
      expect(reopened().plantState.load()).toEqual(plant);
      store.plantState.save({ ...plant, historyComplete: true });
      expect(store.plantState.load()?.historyComplete).toBe(true);
    });

    it('gives back fault events as they came, newest first, with those that are active', () => {
      const faultId = fc.record({ source: anySource, bitIndex: fc.nat({ max: 99 }) });
      const active = fc.uniqueArray(faultId, { selector: ({ source, bitIndex }) => `${source}:${bitIndex}` });
      fc.assert(
        fc.property(fc.array(fc.tuple(fc.array(anyFaultLogEntry), active)), (saves) => {
          const other = start().open();
          const { faults } = other;
          for (const [events, up] of saves) faults.save(events, up);
          expect([...faults.pages()].flat()).toEqual(saves.flatMap(([events]) => events).toReversed());
          expect(new Set(faults.active())).toEqual(new Set(saves.at(-1)?.[1] ?? []));
          other.close();
        }),
        { numRuns: 20 },
      );
    });

    it('[ALARM-2] keeps fault, end and what people left in one entry over a restart', () => {
      const [older, other, newer] = [
        { ...someEntry, atMs: 10, source: 2, bitIndex: 65, end: undefined },
        { ...someEntry, atMs: 20, source: 3, bitIndex: 65, end: undefined },
        { ...someEntry, atMs: 30, source: 2, bitIndex: 65, end: undefined },
      ] as const;
      const ended = (atMs: number, isAtLatest = false) => [{ source: 2, bitIndex: 65, end: { atMs, isAtLatest } }] as const;
      store.faults.save([older, other], []);
      store.faults.save([], [], ended(25, true));
      store.faults.save([newer], [], ended(27));
      store.faults.save([], [], ended(33));
      const notes: readonly FaultNote[] = [
        { atMs: 26, level: 'write', name: 'K. Demir', text: '' },
        { atMs: 40, level: 'write', name: "M. O'Weber", text: 'Kühler ausgeblasen' },
      ];
      expect(notes.map((note) => store.faults.note(older, note))).toEqual([true, true]);
      expect(store.faults.note({ ...older, atMs: 11 }, notes[0]!)).toBe(false);
      expect([...reopened().faults.pages()].flat()).toEqual([
        { ...newer, end: { atMs: 33, isAtLatest: false } },
        other,
        { ...older, end: { atMs: 25, isAtLatest: true }, notes },
      ]);
    });

    it('reads fault events in pages that miss nothing and repeat nothing while more are saved', () => {
      store.faults.save(numbered(0, 1700), []);
      const read: (number | undefined)[] = [];
      for (const page of store.faults.pages()) {
        expect(page.length).toBeLessThanOrEqual(500);
        read.push(...page.map(({ atMs }) => atMs));
        store.faults.save(numbered(5000, 5050), []);
      }
      expect(read).toEqual(Array.from({ length: 1700 }, (_, i) => 1699 - i));
    });

    it('[ALARM-4] keeps the 500 newest windows around faults over a restart, each whole, and knows those that grow', () => {
      const window = (from: number, isComplete: boolean, fill = from): StoredWindow => ({
        ...{ fromMs: from * 1000, untilMs: from * 1000 + 1500, hasError: true, isComplete, format: 1 },
        bytes: new Uint8Array(2000).fill(fill % 256),
      });
      for (let i = 0; i < 503; i++) store.faultWindows.save(window(i, true));
      store.faultWindows.save(window(502, false, 7));
      const { faultWindows } = reopened();
      const plain = (found: StoredWindow | undefined) => found && { ...found, bytes: Uint8Array.from(found.bytes) };
      expect(faultWindows.open().map(plain)).toEqual([window(502, false, 7)]);
      expect([faultWindows.at(2_500), faultWindows.at(504_000)]).toEqual([undefined, undefined]);
      expect(plain(faultWindows.at(4_200))).toEqual(window(3, true));
      faultWindows.save(window(502, true));
      expect(faultWindows.open()).toEqual([]);
    });

    it('[ALARM-4] drops windows of warnings first, the oldest of them first, and those of errors last', () => {
      const save = (from: number, hasError: boolean) =>
        store.faultWindows.save({
          fromMs: from * 10,
          untilMs: from * 10 + 5,
          hasError,
          isComplete: true,
          format: 1,
          bytes: new Uint8Array(1),
        });
      const has = (from: number) => store.faultWindows.at(from * 10 + 1) !== undefined;
      for (let i = 0; i < 500; i++) save(i, i % 250 !== 0);
      save(500, true);
      expect([has(0), has(1), has(250)]).toEqual([false, true, true]);
      save(501, true);
      expect([has(1), has(250)]).toEqual([true, false]);
      save(502, false);
      expect([has(1), has(502)]).toEqual([true, false]);
      save(503, true);
      expect([has(1), has(2), has(503)]).toEqual([false, true, true]);
    });

    it('[ALARM-4] gives of windows that overlap the one with most of the time around a fault', () => {
      const minute = 60_000;
      const save = (from: number, until: number) =>
        store.faultWindows.save({
          ...{ fromMs: from * minute, untilMs: until * minute, hasError: true, isComplete: true, format: 1 },
          bytes: new Uint8Array(1),
        });
      save(0, 60);
      save(43, 63);
      expect([20, 55, 58, 61].map((at) => store.faultWindows.at(at * minute)?.fromMs)).toEqual([0, 0, 43 * minute, 43 * minute]);
      expect([0, 43, 44].map((from) => store.faultWindows.from(from * minute)?.untilMs)).toEqual([60 * minute, 63 * minute, undefined]);
    });

    it('keeps messages in the order in which they came, also one that is saved again', () => {
      for (const each of [message('a'), message('b'), message('a', 2), message('c')]) store.outbox.save(each);
      store.outbox.remove('b');
      store.outbox.remove('unknown');
      expect(reopened().outbox.all()).toEqual([message('a', 2), message('c')]);
    });

    it('finds the sums of a day file over a restart', () => {
      store.totals.save('2026-03-09', file, bytes);
      expect(store.totals.find('quarters', '2026-03-09', file)).toBeUndefined();
      store.totals.saveQuarters('2026-03-09', file, quarters);
      const { totals } = reopened();
      expect((['summary', 'flows', 'energies', 'quarters'] as const).map((part) => totals.find(part, '2026-03-09', file))).toEqual([
        bytes.summary,
        bytes.flows,
        bytes.energies,
        quarters,
      ]);
    });

    it('keeps no quarter hours of a file without other sums, nor those of a file before', () => {
      const newer = { ...file, sizeBytes: 2000 };
      store.totals.saveQuarters('2026-03-09', file, quarters);
      expect(store.totals.find('quarters', '2026-03-09', file)).toBeUndefined();
      store.totals.save('2026-03-09', file, bytes);
      store.totals.saveQuarters('2026-03-09', file, quarters);
      store.totals.save('2026-03-09', newer, bytes);
      store.totals.saveQuarters('2026-03-09', file, quarters);
      expect(store.totals.find('quarters', '2026-03-09', newer)).toBeUndefined();
    });

    it.each([
      ['another day', '2026-03-10', file],
      ['a file of another size', '2026-03-09', { ...file, sizeBytes: 1235 }],
      ['a file that was changed at another time', '2026-03-09', { ...file, modifiedMs: file.modifiedMs + 0.5 }],
    ])('does not take the sums of a day file for those of %s', (_what, day, of) => {
      store.totals.save('2026-03-09', file, bytes);
      expect([store.totals.find('summary', day, of), store.totals.find('flows', day, of)]).toEqual([undefined, undefined]);
    });

    it('replaces sums by those of a newer file, drops them with their day, and clears them', () => {
      const { totals } = store;
      const newer = { ...file, sizeBytes: 2000 };
      totals.save('2026-03-09', file, bytes);
      totals.save('2026-03-09', newer, { ...bytes, summary: Uint8Array.of(4) });
      totals.save('2026-03-10', file, bytes);
      totals.save('2026-03-11', file, bytes);
      expect([totals.find('summary', '2026-03-09', file), totals.find('summary', '2026-03-09', newer)]).toEqual([
        undefined,
        Uint8Array.of(4),
      ]);
      totals.keepOnly(['2026-03-09', '2026-03-11', '2026-03-12']);
      expect(['2026-03-10', '2026-03-11'].map((day) => totals.find('summary', day, file))).toEqual([undefined, bytes.summary]);
      totals.clear();
      expect(totals.find('summary', '2026-03-11', file)).toBeUndefined();
    });

    it('finds the sums of the channels of days over a restart, by channel and span', () => {
      const dayOf = (least: number) => ({ whole: { sum: 9.5, coveredMs: 900_000, least, greatest: 8 }, quarters: Uint8Array.of(least, 2) });
      const [pressure, flow] = ['systemPressureBar@0', 'volumeFlowM3min@0'] as const;
      store.channelSums.save('2026-03-11', file, new Map([[pressure, dayOf(3)]]));
      store.channelSums.save('2026-03-09', file, new Map([[pressure, dayOf(1)]]));
      store.channelSums.save('2026-03-10', file, new Map([[pressure, dayOf(2)], [flow, dayOf(7)]])); // prettier-ignore
      const { channelSums } = reopened();
      expect([...channelSums.files()]).toEqual(['2026-03-09', '2026-03-10', '2026-03-11'].map((day) => [day, file]));
      expect(channelSums.days(pressure, '2026-03-09', '2026-03-10')).toEqual([
        { day: '2026-03-09', ...dayOf(1).whole },
        { day: '2026-03-10', ...dayOf(2).whole },
      ]);
      expect(channelSums.quarters(pressure, '2026-03-10', '2026-03-12').map(({ day, bytes: of }) => [day, ...of])).toEqual([
        ['2026-03-10', 2, 2],
        ['2026-03-11', 3, 2],
      ]);
      expect(channelSums.days(flow, '2026-03-01', '2026-03-31').map(({ day }) => day)).toEqual(['2026-03-10']);
    });

    it('replaces the sums of the channels of a day as a whole, and drops them with their day', () => {
      const of = { whole: { sum: 9.5, coveredMs: 900_000, least: 1, greatest: 8 }, quarters: Uint8Array.of(1) };
      const newer = { ...file, sizeBytes: 2000 };
      const { channelSums } = store;
      channelSums.save('2026-03-09', file, new Map([['systemPressureBar@0', of]]));
      channelSums.save('2026-03-09', newer, new Map([['volumeFlowM3min@0', of]]));
      expect(channelSums.days('systemPressureBar@0', '2026-03-01', '2026-03-31')).toEqual([]);
      expect([...channelSums.files()]).toEqual([['2026-03-09', newer]]);
      channelSums.remove('2026-03-09');
      expect([channelSums.files().size, channelSums.days('volumeFlowM3min@0', '2026-03-01', '2026-03-31')]).toEqual([0, []]);
      expect(channelSums.quarters('volumeFlowM3min@0', '2026-03-01', '2026-03-31')).toEqual([]);
    });

    it('finds the details of days over a restart, of those that were made alike, and drops them with their day', () => {
      const bytesOf = (first: number) => ({
        slots: Uint8Array.of(first),
        events: Uint8Array.of(first, 2),
        leaks: Uint8Array.of(first, 3),
        machines: Uint8Array.of(first, 4),
        replay: Uint8Array.of(first, 5),
      });
      store.dayDetails.save('2026-03-11', file, '1 UTC', bytesOf(11));
      store.dayDetails.save('2026-03-10', file, '1 UTC', bytesOf(10));
      store.dayDetails.save('2026-03-09', file, '1 UTC', bytesOf(8));
      store.dayDetails.save('2026-03-09', { ...file, sizeBytes: 2000 }, '1 Asia/Tokyo', bytesOf(9));
      const { dayDetails } = reopened();
      expect([...dayDetails.files('1 UTC')]).toEqual(['2026-03-10', '2026-03-11'].map((day) => [day, file]));
      expect([...dayDetails.files('1 Asia/Tokyo')]).toEqual([['2026-03-09', { ...file, sizeBytes: 2000 }]]);
      const read = (part: DayDetailPart, from: string, until: string) =>
        dayDetails.read(part, '1 UTC', from, until).map(({ day, bytes: of }) => [day, ...of]);
      expect(read('slots', '2026-03-09', '2026-03-10')).toEqual([['2026-03-10', 10]]);
      expect(read('events', '2026-03-11', '2026-03-12')).toEqual([['2026-03-11', 11, 2]]);
      expect(read('leaks', '2026-03-01', '2026-03-31')).toEqual([['2026-03-10', 10, 3], ['2026-03-11', 11, 3]]); // prettier-ignore
      expect(read('machines', '2026-03-11', '2026-03-12')).toEqual([['2026-03-11', 11, 4]]);
      expect(read('replay', '2026-03-11', '2026-03-12')).toEqual([['2026-03-11', 11, 5]]);
      dayDetails.remove('2026-03-10');
      expect([dayDetails.files('1 UTC').size, read('leaks', '2026-03-01', '2026-03-31').length]).toEqual([1, 1]);
    });

    it('finds what is wrong with day files over a restart, newest day first', () => {
      const [older, newer] = [damagedOn('2026-03-09'), damagedOn('2026-03-11')];
      for (const each of [older, newer]) store.damage.save(each);
      const { damage } = reopened();
      expect([damage.all(), damage.find('2026-03-09'), damage.find('2026-03-10')]).toEqual([[newer, older], older, undefined]);
      const replaced = { ...older, file: { ...file, sizeBytes: 1000 } };
      damage.save(replaced);
      expect(damage.all()).toEqual([newer, replaced]);
      damage.remove('2026-03-11');
      expect(damage.all()).toEqual([replaced]);
    });

    it('goes on counting think-green from the same sums after a restart', () => {
      const counted = totalsOf(machineLog([[load, 60, 9]]), { fromMs: 0, untilMs: 900_000 }, 2);
      store.thinkGreen.save({ resetMs: 5, counted: undefined });
      expect(store.thinkGreen.load()).toEqual({ resetMs: 5, counted: undefined });
      store.thinkGreen.save({ resetMs: 7, counted });
      const stored = reopened().thinkGreen.load()!;
      expect(stored).toEqual({ resetMs: 7, counted });
      const more = emptyTotals(900_000, 1_800_000);
      expect(addTotals(stored.counted!, more)).toEqual(addTotals(counted, more));
    });

    it('[FIELD-6] goes back to the former wiring of the plant once, also after a restart', () => {
      store.field.undo();
      expect(store.field.load()).toBeUndefined();
      store.field.save('{"a":1}');
      expect(store.field.load()).toEqual({ config: '{"a":1}', former: undefined });
      store.field.undo();
      expect(store.field.load()).toEqual({ config: '{"a":1}', former: undefined });
      store.field.save('{"a":2}');
      store.field.save('{"a":3}');
      expect(reopened().field.load()).toEqual({ config: '{"a":3}', former: '{"a":2}' });
      store.field.undo();
      store.field.undo();
      expect(reopened().field.load()).toEqual({ config: '{"a":2}', former: undefined });
    });

    it('[FIELD-4] finds the readings of a counter by time, whatever the order they came in', () => {
      const at = (atMs: number, value: number, key = power.key) => ({ ...power, key, atMs, value });
      store.counters.add([{ ...at(30, 12.5), serialNumber: 'SN 7' }, at(10, 1), at(20, 7, 'energyExport')]);
      store.counters.add([at(20, 0.1 + 0.2), at(10, 2)]);
      expect(reopened().counters.last(power)).toEqual({ ...at(30, 12.5), serialNumber: 'SN 7' });
      expect(store.counters.ends(power, 10, 30)).toEqual([at(10, 2), { ...at(30, 12.5), serialNumber: 'SN 7' }]);
      expect(store.counters.ends(power, 10, 20)).toEqual([at(10, 2), at(20, 0.1 + 0.2)]);
      expect(store.counters.ends(power, 11, 20)).toEqual([at(20, 0.1 + 0.2)]);
      expect(store.counters.ends(power, 11, 19)).toEqual([]);
      expect(store.counters.last({ ...power, device: 'm2' })).toBeUndefined();
    });

    it('[FIELD-4] keeps the 200 newest events of a counter of each device', () => {
      const event = (device: string, atMs: number): CounterEvent => ({ ...power, device, atMs, kind: 'reset', before: 9, after: 0.5 });
      store.counters.addEvent(event('m2', 1));
      for (let i = 0; i < 203; i++) store.counters.addEvent(event('m1', i));
      const events = reopened().counters.events('m1');
      expect(events).toHaveLength(200);
      expect([events[0], events.at(-1)]).toEqual([event('m1', 202), event('m1', 3)]);
      expect(store.counters.events('m2')).toEqual([event('m2', 1)]);
    });

    it('[CARE-1] keeps closed services, newest entry first, and gives no id twice', () => {
      fc.assert(
        fc.property(fc.array(anyServiceRecord, { maxLength: 4 }), (records) => {
          store.close();
          place = start();
          store = place.open();
          const { calendarId } = store.services;
          const kept = records.map((record) => ({ ...record, id: store.services.add(record) }));
          expect(reopened().services.all()).toEqual(kept.toReversed());
          expect(store.services.calendarId).toBe(calendarId);
          for (const { id } of kept) store.services.remove(id);
          expect(reopened().services.all()).toEqual([]);
          const after = store.services.add(someService);
          expect(kept.every(({ id }) => id < after)).toBe(true);
        }),
        { numRuns: 20 },
      );
    });

    it('[TREND-6] keeps notes and the newest events, gives those of a range, and gives no id twice', () => {
      const note = { fromMs: 1000, toMs: 2000, text: 'Blaspistolen\nHalle B', by: 'M. Weber', enteredAtMs: 5000 };
      const all = { fromMs: 0, untilMs: 1e15 };
      const first = store.marks.addNote(note);
      const second = store.marks.addNote({ ...note, fromMs: 500, toMs: 500 });
      expect(
        reopened()
          .marks.within(all)
          .notes.map(({ id }) => id),
      ).toEqual([second, first]);
      expect(store.marks.within({ fromMs: 1500, untilMs: 1600 }).notes).toEqual([{ ...note, id: first }]);
      expect(store.marks.changeNote({ ...note, id: first, text: 'Pause' })).toBe(true);
      expect(store.marks.removeNote(second)).toBe(true);
      expect([store.marks.removeNote(second), store.marks.changeNote({ ...note, id: second })]).toEqual([false, false]);
      expect(reopened().marks.within(all).notes).toEqual([{ ...note, id: first, text: 'Pause' }]);
      expect(store.marks.addNote(note)).toBeGreaterThan(second);
      expect(store.marks.noteCount()).toBe(2);
      for (let i = 0; i < 5; i++) store.marks.addEvent({ atMs: i, kind: i % 2 === 0 ? 'restart' : 'settings', section: `s${i}` }, 3);
      expect(reopened().marks.within({ fromMs: 0, untilMs: 4 }).events).toEqual([
        { atMs: 2, kind: 'restart', section: 's2' },
        { atMs: 3, kind: 'settings', section: 's3' },
      ]);
    });

    it('keeps further variables by day: a later import replaces its days, and a removed one is gone', () => {
      const temperature = { name: 'temperature', unit: '°C', importedMs: 5, author: 'M. Weber' } as const;
      const production = { name: 'production', unit: 't', importedMs: 5, author: 'M. Weber' } as const;
      store.variables.save([
        {
          ...temperature,
          days: new Map([
            ['2026-03-02', 12.5],
            ['2026-03-01', -3],
          ]),
        },
        { ...production, days: new Map([['2026-03-01', 900]]) },
      ]);
      store.variables.save([
        {
          ...temperature,
          importedMs: 6,
          days: new Map([
            ['2026-03-02', 13],
            ['2026-03-03', 14],
          ]),
        },
      ]);
      const kept = new Map([
        ['2026-03-01', -3],
        ['2026-03-02', 13],
        ['2026-03-03', 14],
      ]);
      expect(reopened().variables.all()).toEqual([
        { ...production, days: new Map([['2026-03-01', 900]]) },
        { ...temperature, importedMs: 6, days: kept },
      ]);
      expect([store.variables.remove('production'), store.variables.remove('production')]).toEqual([true, false]);
      expect(reopened().variables.all()).toEqual([{ ...temperature, importedMs: 6, days: kept }]);
    });

    it('keeps reports of months by language, those of the newest 60 months', () => {
      const report = (month: string, language: 'de' | 'en', byte: number) => ({
        month,
        language,
        madeMs: byte,
        pdf: Uint8Array.of(byte, 2, 3),
      });
      store.monthReports.save([report('2026-03', 'en', 1), report('2026-03', 'de', 2)]);
      store.monthReports.save([report('2026-04', 'de', 3)]);
      store.monthReports.save([report('2026-03', 'de', 4)]);
      const { monthReports } = reopened();
      expect(monthReports.all()).toEqual([
        { month: '2026-04', language: 'de', madeMs: 3, sizeBytes: 3 },
        { month: '2026-03', language: 'de', madeMs: 4, sizeBytes: 3 },
        { month: '2026-03', language: 'en', madeMs: 1, sizeBytes: 3 },
      ]);
      expect(monthReports.find('2026-03', 'de')).toEqual(Uint8Array.of(4, 2, 3));
      expect(monthReports.find('2026-02', 'de')).toBeUndefined();
      const months = Array.from(
        { length: maxReportMonths },
        (_, i) => `${2027 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`,
      );
      for (const month of months) monthReports.save([report(month, 'en', 1)]);
      expect(monthReports.all().map(({ month }) => month)).toEqual(months.toReversed());
    });

    describe('a backup', () => {
      const facts = { software: '0.1.0', madeMs: 1_773_000_000_000 };
      const phrase = 'sehr geheimer Satz';
      const note = { fromMs: 1000, toMs: 2000, text: 'Blaspistolen', by: 'M. Weber', enteredAtMs: 5000 };
      const all = { fromMs: 0, untilMs: 1e15 };
      /** With something of each kind. */
      const fillStore = () => {
        store.settings.save('units', { ...defaultSettings.units, pressure: 'psi' });
        store.field.save('{"devices":[]}');
        store.faults.save(numbered(0, 3), [{ source: 2, bitIndex: 65 }]);
        store.faults.note({ atMs: 2, source: someEntry.source, bitIndex: someEntry.bitIndex }, seen);
        store.faultWindows.save({ fromMs: 1, untilMs: 9, hasError: true, isComplete: true, format: 1, bytes: Uint8Array.of(1, 2, 3) });
        store.services.add(someService);
        store.marks.addNote(note);
        store.marks.addEvent({ atMs: 3, kind: 'restart', section: '' }, 9);
        store.priceSeries.save('spot', new Map([[5, 0.1]]));
        store.counters.add([{ ...power, atMs: 30, value: 12.5 }]);
        store.secrets.change(new Map([[mail, 'geheim']]));
        store.passwords.save('write', password(1));
        store.wallLinks.save({ id: 'a', name: 'Halle', madeMs: 1, usedMs: undefined });
        store.programTokens.save({ id: 'b', name: 'Node-RED', madeMs: 1, usedMs: undefined });
      };
      const seen: FaultNote = { atMs: 26, level: 'write', name: 'K. Demir', text: 'gesehen' };
      const kept = () => ({
        pressure: store.settings.load(defaultSettings).units.pressure,
        field: store.field.load()?.config,
        faults: [...store.faults.pages()].flat(),
        active: store.faults.active(),
        window: store.faultWindows.at(5)?.untilMs,
        services: store.services.all().length,
        marks: store.marks.within(all),
        series: [...store.priceSeries.read('spot', all)],
        counter: store.counters.last(power),
      });
      const secrets = () => [
        store.secrets.find(mail),
        store.passwords.find('write')?.hash[0],
        [...store.wallLinks.all(), ...store.programTokens.all()].map(({ name }) => name),
      ];
      /** A store that has other things. */
      const another = () => {
        store.close();
        place = start();
        store = place.open();
        store.settings.save('units', { ...defaultSettings.units, pressure: 'MPa' });
        store.marks.addNote({ ...note, text: 'Pause' });
        store.passwords.save('write', password(7));
        store.passwords.save('read', password(8));
        store.sessions.save([session('mine', 'write')]);
      };
      const read = async (text: string, passPhrase?: string) => {
        const { backup, ...refusal } = await store.backups.read(text, passPhrase, defaultSettings);
        if (backup === undefined) throw new Error(`the backup is refused: ${JSON.stringify(refusal)}`);
        return backup;
      };

      it('[PLACE-6] brings settings, wiring, faults with their accounts, services, marks and counters to another store when that is opened next', async () => {
        fillStore();
        const before = kept();
        const text = await store.backups.make(facts, undefined);
        expect(text).not.toMatch(/geheim|Halle/);
        another();
        const here = kept();
        const backup = await read(text);
        expect(backup).toMatchObject({ ...facts, secrets: 'none' });
        expect(backup.content).toEqual({
          settings: { ...defaultSettings, units: { ...defaultSettings.units, pressure: 'psi' } },
          field: '{"devices":[]}',
          counts: { faults: 3, faultWindows: 1, services: 1, notes: 1, events: 1, counterReadings: 1 },
        });
        expect(store.backups.content(defaultSettings).counts).toEqual({
          ...{ faults: 0, faultWindows: 0, services: 0, notes: 1, events: 0, counterReadings: 0 },
        });
        backup.restore();
        expect([kept(), store.backups.restored]).toEqual([here, undefined]);
        reopened();
        expect([kept(), store.backups.restored]).toEqual([before, 'done']);
        expect([store.sessions.all().length, store.passwords.find('write')?.hash[0]]).toEqual([1, password(7).hash[0]]);
        expect(reopened().backups.restored).toBeUndefined();
      });

      it('has secrets for who knows the pass phrase; with the passwords restored all sessions end', async () => {
        fillStore();
        const before = secrets();
        const text = await store.backups.make(facts, phrase);
        expect(text).not.toMatch(/geheim|Halle/);
        another();
        expect((await read(text)).secrets).toBe('sealed');
        const backup = await read(text, phrase);
        expect(backup.secrets).toBe('open');
        backup.restore();
        reopened();
        expect([secrets(), store.sessions.all(), store.passwords.find('read')]).toEqual([before, [], undefined]);
      });

      it('leaves the secrets of a store in place when nobody could log in with its own', async () => {
        store.secrets.change(new Map([[mail, 'geheim']]));
        const text = await store.backups.make(facts, phrase);
        another();
        const backup = await read(text, phrase);
        expect(backup.secrets).toBe('foreign');
        backup.restore();
        reopened();
        expect([secrets(), store.sessions.all().length]).toEqual([[undefined, password(7).hash[0], []], 1]);
      });

      it('takes with the last of two', async () => {
        const empty = await store.backups.make(facts, undefined);
        fillStore();
        const full = await store.backups.make(facts, undefined);
        for (const text of [empty, full]) (await read(text)).restore();
        store.settings.save('units', { ...defaultSettings.units, pressure: 'MPa' });
        expect(reopened().settings.load(defaultSettings).units.pressure).toBe('psi');
      });

      it.each<[string, string, (text: string) => string, string | undefined]>([
        ['something else', 'notBackup', () => '{"a":1}', undefined],
        ['nothing', 'notBackup', () => '', undefined],
        ['a damaged file', 'damaged', (text) => text.replace('"madeMs":1', '"madeMs":2'), undefined],
        ['half of a file', 'damaged', (text) => text.slice(0, text.length / 2), undefined],
        ['another format', 'otherFormat', (text) => withChecksum(text.replace('"version":1', '"version":2')), undefined],
        ['newer software', 'newerSoftware', (text) => withChecksum(text.replace(/"database":\d+/, '"database":9999')), undefined],
        ['another pass phrase', 'wrongPassPhrase', (text) => text, 'ein anderer Satz'],
      ])('of %s is refused as %s', async (_, problem, edit, passPhrase) => {
        const text = edit(await store.backups.make(facts, phrase));
        const { backup, ...refusal } = await store.backups.read(text, passPhrase, defaultSettings);
        expect([backup, refusal]).toEqual([undefined, { problem, reason: expect.stringMatching(/\w{3}/) }]);
      });
    });

    it('keeps series of prices over a restart, extends and replaces their quarter hours, and removes them', () => {
      const day = 96;
      const everything = { fromMs: -Infinity, untilMs: Infinity };
      const first = [-1, 0, 1, 97].map((quarter) => quarter + 20_000 * day);
      store.priceSeries.save('spot', new Map(first.map((quarter, i) => [quarter, i / 10 - 0.05])));
      store.priceSeries.save('other', new Map([[7, 1]]));
      expect(reopened().priceSeries.all()).toEqual([
        { name: 'other', range: { fromMs: 7 * quarterHourMs, untilMs: 8 * quarterHourMs }, quarters: 1 },
        { name: 'spot', range: { fromMs: first[0]! * quarterHourMs, untilMs: (first[3]! + 1) * quarterHourMs }, quarters: 4 },
      ]);
      store.priceSeries.save(
        'spot',
        new Map([
          [first[1]!, 9],
          [first[2]! + 1, 8],
        ]),
      );
      expect([...store.priceSeries.read('spot', everything)]).toEqual([
        [first[0], -0.05],
        [first[1], 9],
        [first[2], 2 / 10 - 0.05],
        [first[2]! + 1, 8],
        [first[3], 3 / 10 - 0.05],
      ]);
      const part = { fromMs: first[1]! * quarterHourMs, untilMs: first[3]! * quarterHourMs };
      expect([...store.priceSeries.read('spot', part).keys()]).toEqual([first[1], first[2], first[2]! + 1]);
      store.priceSeries.remove('spot');
      store.priceSeries.remove('nothing');
      expect([
        store.priceSeries.read('spot', part).size,
        reopened()
          .priceSeries.all()
          .map(({ name }) => name),
      ]).toEqual([0, ['other']]);
    });

    it('gives back the quarter hours of any series', () => {
      const everything = { fromMs: -Infinity, untilMs: Infinity };
      fc.assert(
        fc.property(
          fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 3_000_000 }), fc.double({ noNaN: true, min: -5, max: 5 })), {
            selector: ([quarter]) => quarter,
            minLength: 1,
            maxLength: 20,
          }),
          (prices) => {
            store.priceSeries.remove('any');
            store.priceSeries.save('any', new Map(prices));
            const ascending = prices.toSorted(([a], [b]) => a - b);
            expect([...store.priceSeries.read('any', everything)]).toEqual(ascending);
          },
        ),
        { numRuns: 20 },
      );
    });

    it('does all of a transaction or, when a part throws, nothing', () => {
      const save = () => {
        store.settings.save('units', { ...defaultSettings.units, pressure: 'psi' });
        store.secrets.change(new Map([[mail, 'one']]));
        store.faults.save(numbered(0, 1), []);
        store.transaction(() => {
          store.outbox.save(message('a'));
        });
      };
      const kept = () => [
        store.settings.load(defaultSettings).units.pressure,
        store.secrets.names().size,
        [...store.faults.pages()].length,
        store.outbox.all().length,
      ];
      const failing = () => {
        store.transaction(() => {
          save();
          throw new Error('the disk is full');
        });
      };
      expect(failing).toThrow('the disk is full');
      expect(kept()).toEqual(['bar', 0, 0, 0]);
      store.transaction(save);
      expect(kept()).toEqual(['psi', 1, 1, 1]);
    });
  });
}

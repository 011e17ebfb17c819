import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { dayFigures } from '../../core/fleet/FleetDay.ts';
import type { EnrolmentLeave, ExchangeToKeep, FleetStore, ReceivedDay } from '../../core/ports/index.ts';
import { plantDayRange, shiftDay } from '../../core/time/index.ts';
import { addTotals, emptyTotals, type RangeTotals } from '../../core/totals/index.ts';
import fc from 'fast-check';
import { fleetMailsContract } from './fleetMailsContract.ts';
import { fleetIssuersContract } from './fleetIssuersContract.ts';
import { fleetMapContract } from './fleetMapContract.ts';
import { fleetPeopleContract } from './fleetPeopleContract.ts';
import { fleetVisitContract } from './fleetVisitContract.ts';
import { anyFleetDay } from '../core/fleet/fleetDays.ts';
import { expectClose } from '../core/totals/expectConserved.ts';

const nowMs = Date.parse('2026-11-22T12:00:00Z');
const body = (fill: number) => new Uint8Array(40).fill(fill);
const digestOf = (fill: number) => fill.toString(16).padStart(12, '0');

/** Figures as records give them, all of one day. */
const someFigures = fc.sample(anyFleetDay, { numRuns: 40, seed: 11 }).map(dayFigures);

const figuresOn = (day: string, fill: number): RangeTotals => {
  const { fromMs, untilMs } = plantDayRange(day, 'Europe/Berlin');
  return { ...someFigures[fill % someFigures.length]!, fromMs, untilMs };
};
const received = (day: string, fill: number, figures: RangeTotals | undefined = figuresOn(day, fill)): ReceivedDay => ({
  ...{ day, digest: digestOf(fill), format: figures === undefined ? 2 : 1, receivedMs: nowMs, body: body(fill), figures },
});
const exchange = (changes: Partial<ExchangeToKeep> = {}): ExchangeToKeep => ({
  ...{ seenMs: nowMs, sentMs: nowMs - 5, software: '1.1', boots: { boot: 'b1', before: undefined, alternatedMs: undefined } },
  ...{ isDigestRefused: false, state: undefined, plant: undefined, satisfied: undefined, events: undefined },
  ...changes,
});
const state = {
  ...{ atMs: nowMs, pressureBar: 7.1, volumeFlowM3min: undefined, deliveryM3min: 12, powerKW: 80, masterStatus: 3 },
  machines: [{ status: 7, powerKW: 80, deliveryM3min: 12, temperatureDegC: undefined }],
  faults: [{ source: 'master' as const, bitIndex: 3 }],
  ...{ isCardFailing: false, isMailFailing: true, todayKWh: 12.5, todayM3: undefined },
};

/** What every store of a fleet does; `open` gives the same one to all specs, which have organisations of their own. */
export function fleetStoreContract(name: string, open: () => Promise<FleetStore>): void {
  describe(`${name} as a fleet's store`, () => {
    let store: FleetStore;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    const organisation = async () => {
      const id = `org-${randomUUID()}`;
      await store.admin.addOrganisation({ id, name: id });
      return id;
    };
    const leaveFor = async (operator: string, owner: string, changes: Partial<EnrolmentLeave> = {}) => {
      const codeHash = randomBytes(32);
      await store.admin.addLeave({ codeHash, operator, owner, expiresMs: nowMs + 1000, uses: 1, ...changes });
      return codeHash;
    };
    const enrol = (codeHash: Uint8Array, tokenHash: Uint8Array = randomBytes(32), atMs = nowMs, installation: string = randomUUID()) =>
      store.ingest.enrol({ codeHash, tokenHash, newId: randomUUID(), installation, name: 'Hall 3', software: '1.0', nowMs: atMs });
    const newStation = async (owner?: string) => {
      const operator = await organisation();
      const station = await enrol(await leaveFor(operator, owner ?? operator));
      return { operator, station: station!, seen: store.seenBy([operator]) };
    };

    it('enrols a station with a code, once for each use, until it expires', async () => {
      const operator = await organisation();
      const code = await leaveFor(operator, operator, { uses: 2 });
      const token = randomBytes(32);
      expect(await enrol(code, randomBytes(32), nowMs + 1000)).toBeUndefined();
      const station = await enrol(code, token);
      expect(await store.ingest.stationOf(token)).toBe(station);
      expect(await enrol(code)).not.toBe(station);
      expect(await enrol(code)).toBeUndefined();
      expect(await enrol(randomBytes(32))).toBeUndefined();
      expect((await store.seenBy([operator]).stations()).length).toBe(2);
    });

    it('[FLEET-2] gives a station whose answer was lost another token by the same code, until it was heard of, and no other one', async () => {
      const operator = await organisation();
      const code = await leaveFor(operator, operator);
      const [lost, got] = [randomBytes(32), randomBytes(32)];
      const station = (await enrol(code, lost, nowMs, 'one'))!;
      expect(await enrol(code, randomBytes(32), nowMs, 'two')).toBeUndefined();
      expect(await enrol(code, got, nowMs + 1, 'one')).toBe(station);
      expect([await store.ingest.stationOf(lost), await store.ingest.stationOf(got)]).toEqual([undefined, station]);
      await store.ingest.saveExchange(station, exchange({ seenMs: nowMs + 1 }));
      expect(await enrol(code, randomBytes(32), nowMs + 2, 'one')).toBeUndefined();
      const again = await leaveFor(operator, operator, { station });
      expect(await enrol(again, randomBytes(32), nowMs + 5, 'three')).toBe(station);
      expect(await enrol(again, got, nowMs + 6, 'three')).toBe(station);
      await store.admin.revoke(station);
      expect(await enrol(again, randomBytes(32), nowMs + 7, 'three')).toBeUndefined();
      expect((await store.seenBy([operator]).stations()).length).toBe(1);
    });

    it('[FLEET-2] says of a station that is revoked that it is, and nothing of now, until another controller takes its place', async () => {
      const { operator, station, seen } = await newStation();
      await store.ingest.saveExchange(station, exchange({ state }));
      const said = async () => (await seen.stations()).map(({ isRevoked, state: of }) => [isRevoked, of?.powerKW]);
      expect(await said()).toEqual([[false, 80]]);
      await store.admin.revoke(station);
      expect(await said()).toEqual([[true, undefined]]);
      await enrol(await leaveFor(operator, operator, { station }));
      expect(await said()).toEqual([[false, 80]]);
    });

    it('[FLEET-2] takes a station away that is revoked and has brought neither days nor faults, with its codes, and no other', async () => {
      const stations = [await newStation(), await newStation(), await newStation(), await newStation()] as const;
      const [open, empty, withDay, withFault] = stations;
      await store.ingest.saveExchange(empty.station, exchange({ state }));
      const code = await leaveFor(empty.operator, empty.operator, { station: empty.station });
      // a record that can't be read yet is data too
      await store.ingest.saveDay(withDay.station, { ...received('2026-11-20', 5), format: 2, figures: undefined });
      const events = { place: { epoch: 'e', last: 1 }, events: [{ id: 1, atMs: nowMs, source: 1, bitIndex: 0 }] };
      await store.ingest.saveExchange(withFault.station, exchange({ events }));
      for (const { station } of [empty, withDay, withFault]) await store.admin.revoke(station);
      const offered = await Promise.all(stations.map(async ({ seen }) => (await seen.stations())[0]?.mayBeRemoved));
      const removed: boolean[] = [];
      for (const { station } of stations) removed.push(await store.admin.removeStation(station));
      expect(removed).toEqual([false, true, false, false]);
      expect(offered).toEqual(removed);
      expect(await Promise.all(stations.map(async ({ seen }) => (await seen.stations()).length))).toEqual([1, 0, 1, 1]);
      expect(await enrol(code)).toBeUndefined();
      expect(await store.admin.removeStation(empty.station)).toBe(false);
      expect(await store.ingest.lastExchange(open.station)).toBeUndefined();
    });

    it('drops quarter hours of days before one, and keeps what names them and the figures', async () => {
      const { station, seen } = await newStation();
      for (const [day, fill] of [
        ['2019-11-19', 1],
        ['2019-11-20', 2],
        ['2019-11-21', 3],
      ] as const)
        await store.ingest.saveDay(station, received(day, fill));
      await store.ingest.saveDay(station, { ...received('2019-11-18', 4), format: 2, figures: undefined });
      const before = [await store.ingest.digests(station), await seen.days('2019-11-01', '2019-11-30')];
      expect(await store.admin.dropQuarters('2019-11-21')).toBe(2);
      expect(await store.admin.dropQuarters('2019-11-21')).toBe(0);
      const kept = await Promise.all(['18', '19', '20', '21'].map((day) => seen.body(station, `2019-11-${day}`)));
      expect(kept.map((each) => each !== undefined)).toEqual([true, false, false, true]);
      expect([await store.ingest.digests(station), await seen.days('2019-11-01', '2019-11-30')]).toEqual(before);
      expect(await store.ingest.saveDay(station, received('2019-11-20', 2))).toBe('same');
      expect(await store.ingest.saveDay(station, received('2019-11-20', 5))).toBe('saved');
      expect(await seen.body(station, '2019-11-20')).toEqual(body(5));
    });

    it('gives one of two that use the last place of a code at once a station, and the other none', async () => {
      const operator = await organisation();
      const code = await leaveFor(operator, operator);
      const found = await Promise.all([enrol(code), enrol(code), enrol(code)]);
      expect(found.filter((station) => station !== undefined).length).toBe(1);
    });

    it('keeps the history of a station whose controller is replaced; the old token ends', async () => {
      const { operator, station, seen } = await newStation();
      await store.ingest.saveDay(station, received('2026-11-20', 1));
      const before = randomBytes(32);
      expect(await enrol(await leaveFor(operator, operator, { station }), before)).toBe(station);
      const after = randomBytes(32);
      expect(await enrol(await leaveFor(operator, operator, { station }), after)).toBe(station);
      expect(await store.ingest.stationOf(before)).toBeUndefined();
      expect(await store.ingest.stationOf(after)).toBe(station);
      expect((await seen.days('2026-11-01', '2026-11-30')).length).toBe(1);
    });

    it('ends a token once the one that takes its place was used, and not before', async () => {
      const operator = await organisation();
      const [token, lost, next] = [randomBytes(32), randomBytes(32), randomBytes(32)];
      const station = (await enrol(await leaveFor(operator, operator), token))!;
      expect(await store.ingest.saveExchange(station, exchange())).toEqual({ watchedUntilMs: undefined, tokenMadeMs: nowMs });
      await store.ingest.keepNextToken(station, lost, nowMs + 1);
      await store.ingest.keepNextToken(station, next, nowMs + 2);
      expect(await store.ingest.stationOf(token)).toBe(station);
      expect((await store.ingest.saveExchange(station, exchange())).tokenMadeMs).toBe(nowMs);
      expect([await store.ingest.stationOf(lost), await store.ingest.stationOf(next)]).toEqual([undefined, station]);
      expect([await store.ingest.stationOf(token), await store.ingest.stationOf(next)]).toEqual([undefined, station]);
      expect((await store.ingest.saveExchange(station, exchange())).tokenMadeMs).toBe(nowMs + 2);
      await store.admin.revoke(station);
      expect(await store.ingest.stationOf(next)).toBeUndefined();
    });

    it('says who is looked at, and until when', async () => {
      const { station } = await newStation();
      const seen: string[] = [];
      const leave = store.watches.onWatch((each) => seen.push(each));
      // who listens to a server may have to connect first
      while (!seen.includes(station)) {
        await store.watches.watch(station, nowMs + 5);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      await store.watches.watch(station, nowMs + 1);
      expect((await store.ingest.saveExchange(station, exchange())).watchedUntilMs).toBe(nowMs + 5);
      leave();
      const { length } = seen;
      await store.watches.watch(station, nowMs + 9);
      expect(seen.length).toBe(length);
    });

    it('keeps what a station says of itself', async () => {
      const { station, operator } = await newStation();
      const plant = {
        ...{ name: 'Hall 4', place: 'Ulm', zone: 'Europe/Berlin', dashboardLink: 'https://halle4.example' },
        details: {
          tariff: { currency: 'EUR', electricityRatePerKWh: 0.21, electricityCo2KgPerKWh: 0.4 },
          machines: [{ slot: 1, name: 'K1', technology: 4, model: 'X 75', factoryNumber: undefined, softwareVersion: '2' } as const],
          maintenance: [{ index: 1, component: 'oilFilter', intervalH: 4000, remainingH: undefined } as const],
        },
      };
      await store.ingest.saveExchange(station, exchange({ plant: { rev: 'p', plant } }));
      expect((await store.seenBy([operator]).stations())[0]?.plant).toEqual(plant);
    });

    it('asks for no inventory again because a day that still runs was replaced, but for one that is over', async () => {
      const { station } = await newStation();
      const satisfied = { rev: 'r', days: [] };
      const running = { ...figuresOn('2026-11-22', 1), untilMs: nowMs + 1 };
      await store.ingest.saveDay(station, received('2026-11-22', 1, running));
      await store.ingest.saveExchange(station, exchange({ satisfied }));
      await store.ingest.saveDay(station, received('2026-11-22', 2, running));
      expect((await store.ingest.lastExchange(station))?.inventoryRev).toBe('r');
      await store.ingest.saveDay(station, received('2026-11-22', 3, { ...running, untilMs: nowMs }));
      expect((await store.ingest.lastExchange(station))?.inventoryRev).toBeUndefined();
    });

    it('ends a token that is revoked, and keeps what came', async () => {
      const operator = await organisation();
      const token = randomBytes(32);
      const station = await enrol(await leaveFor(operator, operator), token);
      await store.admin.revoke(station!);
      expect(await store.ingest.stationOf(token)).toBeUndefined();
      expect((await store.seenBy([operator]).stations()).length).toBe(1);
    });

    it('keeps an organisation that is added again', async () => {
      const { operator, seen } = await newStation();
      await store.admin.addOrganisation({ id: operator, name: 'otherwise' });
      expect((await seen.stations()).length).toBe(1);
    });

    it('refuses a code for an organisation that there is none of', async () => {
      await expect(leaveFor('nobody', 'nobody')).rejects.toThrow();
    });

    it('[FLEET-6] keeps a day as it came and its figures in every field, and knows it again by its digest', async () => {
      const { station, seen } = await newStation();
      for (const [i, figures] of someFigures.entries()) {
        const day = shiftDay('2024-01-05', i);
        const { fromMs, untilMs } = plantDayRange(day, 'Europe/Berlin');
        expect(await store.ingest.saveDay(station, received(day, i, { ...figures, fromMs, untilMs }))).toBe('saved');
        expect(await store.ingest.saveDay(station, received(day, i))).toBe('same');
        expect(await seen.days(day, day)).toEqual([{ station, day, figures: { ...figures, fromMs, untilMs } }]);
        expect(Buffer.from((await seen.body(station, day))!).equals(body(i))).toBe(true);
      }
      expect((await store.ingest.digests(station)).get('2024-01-06')).toBe(digestOf(1));
      expect((await seen.stations())[0]?.newestDay).toBe(shiftDay('2024-01-05', someFigures.length - 1));
    });

    it('has of a month what its days have, also after days came twice, were replaced, and came in any order', async () => {
      const { station, seen } = await newStation();
      const days = ['2026-02-03', '2026-02-28', '2026-03-01', '2026-02-01', '2026-02-28', '2026-02-03'];
      for (const [i, day] of days.entries()) await store.ingest.saveDay(station, received(day, i + 3));
      await store.ingest.saveDay(station, received('2026-02-01', 6));
      const months = await seen.months('2026-02', '2026-03');
      expect(months.map(({ month, days: count }) => [month, count])).toEqual([
        ['2026-02', 3],
        ['2026-03', 1],
      ]);
      const kept = await seen.days('2026-02-01', '2026-02-28');
      const together = kept.map(({ figures }) => figures).reduce(addTotals);
      expectClose(months[0]?.figures, together);
      expect(months[0]?.figures.estimated).toEqual(together.estimated);
    });

    it('has the right month however many bring days of one station at once', async () => {
      const { station, seen } = await newStation();
      const days = Array.from({ length: 28 }, (_, i) => shiftDay('2026-02-01', i));
      for (const round of [1, 2]) await Promise.all(days.map((day, i) => store.ingest.saveDay(station, received(day, i + round))));
      const [month] = await seen.months('2026-02', '2026-02');
      const together = days.map((day, i) => figuresOn(day, i + 2)).reduce(addTotals);
      expect(month?.days).toBe(28);
      expectClose(month?.figures, together);
    });

    it('asks for the inventory again once a day of it was replaced, and is not satisfied by an inventory that is not there', async () => {
      const { station } = await newStation();
      const rev = async () => (await store.ingest.lastExchange(station))?.inventoryRev;
      await store.ingest.saveDay(station, received('2026-11-20', 1));
      const satisfied = { rev: 'r1', days: [['2026-11-20', digestOf(1)]] as const };
      await store.ingest.saveExchange(station, exchange({ satisfied }));
      expect(await rev()).toBe('r1');
      await store.ingest.saveDay(station, received('2026-11-21', 9));
      expect(await rev()).toBe('r1');
      await store.ingest.saveDay(station, received('2026-11-20', 2));
      expect(await rev()).toBeUndefined();
      await store.ingest.saveExchange(station, exchange({ satisfied }));
      expect(await rev()).toBeUndefined();
    });

    it('keeps a record of a newer format without figures, until the program knows it', async () => {
      const { station, seen } = await newStation();
      await store.ingest.saveDay(station, received('2026-10-31', 1));
      await store.ingest.saveDay(station, received('2026-11-20', 1));
      const newestDay = async () => (await seen.stations())[0]?.newestDay;
      expect(await newestDay()).toBe('2026-11-20');
      await store.ingest.saveDay(station, { ...received('2026-11-20', 5), format: 2, figures: undefined });
      expect(await newestDay()).toBe('2026-10-31');
      expect(await seen.days('2026-11-20', '2026-11-20')).toEqual([]);
      expect(await seen.months('2026-11', '2026-11')).toEqual([]);
      expect((await seen.stations())[0]?.newerDays).toBe(1);
      const mine = async (formats: readonly number[]) =>
        (await store.ingest.daysBehind(formats, 1000)).filter((behind) => behind.station === station);
      expect(await mine([1])).toEqual([]);
      const [behind] = await mine([1, 2]);
      expect(behind).toMatchObject({ day: '2026-11-20', digest: digestOf(5) });
      await store.ingest.saveFigures({ station, day: '2026-11-20', digest: digestOf(4) }, figuresOn('2026-11-20', 4));
      expect(await seen.days('2026-11-20', '2026-11-20')).toEqual([]);
      await store.ingest.saveFigures({ station, day: '2026-11-20', digest: digestOf(5) }, figuresOn('2026-11-20', 5));
      expect((await seen.days('2026-11-20', '2026-11-20'))[0]?.figures).toEqual(figuresOn('2026-11-20', 5));
      expect((await seen.months('2026-11', '2026-11'))[0]?.days).toBe(1);
      expect(await mine([1, 2])).toEqual([]);
    });

    it('keeps what a station says, the last state, and its master data', async () => {
      const { operator, station, seen } = await newStation();
      expect(await store.ingest.lastExchange(station)).toBeUndefined();
      expect((await seen.stations())[0]).toEqual({
        ...{ id: station, operator, owner: operator, software: '1.0', enrolledMs: nowMs, newerDays: 0 },
        plant: { name: 'Hall 3', place: '', zone: 'UTC', dashboardLink: undefined },
        ...{ exchange: undefined, state: undefined, newestDay: undefined, isRevoked: false, mayBeRemoved: false },
      });
      const plant = { name: 'Hall 4', place: '89073 Ulm', zone: 'Europe/Berlin', dashboardLink: 'https://hall4.example/' };
      const boots = { boot: 'b2', before: 'b1', alternatedMs: nowMs };
      await store.ingest.saveExchange(station, exchange({ state, plant: { rev: 'p1', plant } }));
      await store.ingest.saveExchange(station, exchange({ seenMs: nowMs + 60_000, boots, isDigestRefused: true, beatS: 900 }));
      const kept = {
        ...{ seenMs: nowMs + 60_000, sentMs: nowMs - 5, software: '1.1', boots, isDigestRefused: true, beatS: 900 },
        ...{ plantRev: 'p1', inventoryRev: undefined, events: undefined },
      };
      expect(await store.ingest.lastExchange(station)).toEqual(kept);
      const [found] = await seen.stations();
      expect(found).toMatchObject({ plant, software: '1.1', exchange: kept });
      expect(found?.state).toEqual(state);
      await store.ingest.saveExchange(station, exchange());
      expect((await store.ingest.lastExchange(station))?.beatS).toBeUndefined();
    });

    it('keeps a fault event once, however often it comes', async () => {
      const { station, seen } = await newStation();
      const events = [
        { id: 1, atMs: nowMs - 10, source: 'master' as const, bitIndex: 3 },
        { id: 2, atMs: nowMs - 10, source: 4, bitIndex: 70 },
        { id: 3, atMs: nowMs, source: 'limits' as const, bitIndex: 0 },
      ];
      const place = { epoch: 'e', last: 3 };
      await store.ingest.saveExchange(station, exchange({ events: { place, events } }));
      await store.ingest.saveExchange(station, exchange({ events: { place: { epoch: 'f', last: 1 }, events: events.slice(1) } }));
      const found = await seen.events(nowMs - 10, nowMs);
      expect(found.map(({ source }) => source).sort()).toEqual([4, 'limits', 'master']);
      expect(found[0]).toEqual({ station, atMs: nowMs, source: 'limits', bitIndex: 0 });
      expect((await seen.events(nowMs, nowMs)).length).toBe(1);
      expect((await seen.events(0, nowMs - 1)).length).toBe(2);
      expect((await seen.lastEvents(0, nowMs - 1)).map(({ source }) => source).sort()).toEqual([4, 'master']);
      expect((await store.ingest.lastExchange(station))?.events).toEqual({ epoch: 'f', last: 1 });
    });

    it('shows organisations only what stations that they run or own have brought', async () => {
      const customer = await organisation();
      const [own, shared] = [await newStation(), await newStation(customer)];
      for (const { station } of [own, shared]) {
        await store.ingest.saveDay(station, received('2026-11-20', 1));
        const events = { place: { epoch: 'e', last: 1 }, events: [{ id: 1, atMs: nowMs, source: 1, bitIndex: 0 }] };
        await store.ingest.saveExchange(station, exchange({ state, events }));
      }
      const seenBy = async (...organisations: readonly string[]) => {
        const seen = store.seenBy(organisations);
        const named = [
          (await seen.stations()).map(({ id }) => id),
          (await seen.days('2026-11-20', '2026-11-20')).map(({ station }) => station),
          (await seen.months('2026-11', '2026-11')).map(({ station }) => station),
          (await seen.events(0, Infinity)).map(({ station }) => station),
        ];
        const bodies = await Promise.all([own, shared].map(({ station }) => seen.body(station, '2026-11-20')));
        return [...named, [own, shared].flatMap(({ station }, i) => (bodies[i] === undefined ? [] : [station]))].map((list) =>
          list.toSorted(),
        );
      };
      const five = (...stations: readonly string[]) => Array.from({ length: 5 }, () => stations.toSorted());
      expect(await seenBy(own.operator)).toEqual(five(own.station));
      expect(await seenBy(shared.operator)).toEqual(five(shared.station));
      expect(await seenBy(customer)).toEqual(five(shared.station));
      expect(await seenBy(own.operator, customer)).toEqual(five(own.station, shared.station));
      expect(await seenBy('nobody', `{${own.operator}}`, '', '"', "'")).toEqual(five());
      expect(await seenBy()).toEqual(five());
    });

    it('leaves nothing of a day that could not be kept', async () => {
      const { station, seen } = await newStation();
      await store.ingest.saveDay(station, received('2026-11-20', 1));
      const before = await seen.months('2026-11', '2026-11');
      await expect(store.ingest.saveDay('no-such-station', received('2026-11-20', 2))).rejects.toThrow();
      expect(await seen.months('2026-11', '2026-11')).toEqual(before);
    });

    it('has of a day without samples that nothing is known', async () => {
      const { station, seen } = await newStation();
      const { fromMs, untilMs } = plantDayRange('2026-11-20', 'Europe/Berlin');
      await store.ingest.saveDay(station, received('2026-11-20', 1, emptyTotals(fromMs, untilMs)));
      expect((await seen.days('2026-11-20', '2026-11-20'))[0]?.figures).toEqual(emptyTotals(fromMs, untilMs));
    });

    fleetIssuersContract({ store: () => store, organisation });
    fleetMailsContract({
      store: () => store,
      organisation,
      newStation: async (owner) => {
        const { station } = await newStation(owner);
        await store.ingest.saveExchange(station, exchange({ state: { ...state, faults: [{ source: 'master', bitIndex: 70 }] } }));
        return station;
      },
    });
    const parts = { store: () => store, organisation, newStation: async (owner: string) => (await newStation(owner)).station };
    fleetVisitContract(parts);
    fleetMapContract(parts);
    fleetPeopleContract(parts);
  });
}

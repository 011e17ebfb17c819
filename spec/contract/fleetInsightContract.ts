import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { dayFigures } from '../../core/fleet/FleetDay.ts';
import type { FleetPlantDetails, StationLeak } from '../../core/fleet/index.ts';
import type { FleetStore } from '../../core/ports/index.ts';
import { msPerHour, plantDayRange, shiftDay } from '../../core/time/index.ts';
import { emptyTotals, type MachineTotals, type RangeTotals } from '../../core/totals/index.ts';
import { anyFleetDay } from '../core/fleet/fleetDays.ts';
import { expectClose } from '../core/totals/expectConserved.ts';
import { memoryFleetStore } from '../fakes/index.ts';

const zone = 'Europe/Berlin';
const today = '2026-11-22';
const nowMs = Date.parse('2026-11-22T12:00:00Z');
const daySeconds = 86_400;

/** Machine 1 with power and delivery, machine 2 with delivery alone, 3 with nothing. */
function figuresOn(day: string, changes: Partial<MachineTotals> = {}, pressureBar = 7): RangeTotals {
  const { fromMs, untilMs } = plantDayRange(day, zone);
  const none = emptyTotals(fromMs, untilMs);
  const states = { loadS: daySeconds / 2, noLoadS: daySeconds / 4, offS: daySeconds / 4, noDataS: 0, deliveryS: daySeconds };
  const [first, second] = none.machines;
  const one: MachineTotals = {
    ...{ ...first!, ...states, powerS: daySeconds, motorStarts: 4, energyKWh: 110, energyLoadKWh: 100, energyNoLoadKWh: 10 },
    ...{ volumeM3: 1000, deliveryMaxM3min: 2, ...changes },
  };
  const two: MachineTotals = { ...second!, ...states, volumeM3: 500, deliveryMaxM3min: 1 };
  return {
    ...none,
    plant: { ...none.plant, pressureMeanBar: pressureBar, pressureS: daySeconds, energyKWh: one.energyKWh },
    machines: [one, two, ...none.machines.slice(2)],
  };
}

const details: FleetPlantDetails = {
  tariff: { currency: 'EUR', electricityRatePerKWh: 0.2, electricityCo2KgPerKWh: 0.4 },
  machines: [
    { slot: 1, name: 'C1', technology: undefined, model: 'ASD 60', factoryNumber: undefined, softwareVersion: undefined },
    { slot: 2, name: 'C2', technology: undefined, model: undefined, factoryNumber: undefined, softwareVersion: undefined },
  ],
  maintenance: [{ index: 1, component: 'oilFilter', intervalH: 2000, remainingH: 120 }],
  nightUseM3min: 0.75,
};

const found: StationLeak = {
  asOf: '2026-11-21',
  estimate: { kind: 'upperBound', flowM3min: 1.5, lowM3min: 0, highM3min: 1.5, days: 20, coverage: 0.9 },
  change: { since: '2026-11-02', value: 0.5, low: 0.4, high: 0.6 },
};

/** What every store of a fleet compares stations by; `open` gives the same one to all specs, which have organisations of their own. */
export function fleetInsightContract(name: string, open: () => Promise<FleetStore>): void {
  describe(`${name} as a fleet's store that compares stations`, () => {
    let store: FleetStore;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    const newStation = async (in_: FleetStore = store) => {
      const operator = `org-${randomUUID()}`;
      const codeHash = randomBytes(32);
      await in_.admin.addOrganisation({ id: operator, name: operator });
      await in_.admin.addLeave({ codeHash, operator, owner: operator, expiresMs: nowMs + 1000, uses: 1 });
      const enrolment = {
        codeHash,
        tokenHash: randomBytes(32),
        newId: randomUUID(),
        installation: 'i',
        name: 'Hall 3',
        software: '1.0',
        nowMs,
      };
      const station = (await in_.ingest.enrol(enrolment))!;
      return { operator, station, seen: in_.seenBy([operator]) };
    };
    const bring = (station: string, day: string, figures: RangeTotals, digest = day, in_: FleetStore = store) =>
      in_.ingest.saveDay(station, {
        ...{ day, digest, format: 1, receivedMs: nowMs, body: new TextEncoder().encode(day), figures },
      });
    const say = (station: string) =>
      store.ingest.saveExchange(station, {
        ...{ seenMs: nowMs, sentMs: nowMs, software: '1.0', boots: { boot: 'b', before: undefined, alternatedMs: undefined } },
        ...{ isDigestRefused: false, state: undefined, satisfied: undefined },
        plant: { rev: 'p', plant: { name: 'Hall 3', place: '89073 Ulm', zone, dashboardLink: undefined, details } },
        events: {
          place: { epoch: 'e', last: 4 },
          events: [
            { id: 1, atMs: nowMs - 1, source: 1, bitIndex: 15 },
            { id: 2, atMs: nowMs - 2, source: 1, bitIndex: 16 },
            { id: 3, atMs: nowMs - 3, source: 1, bitIndex: 70 },
            { id: 4, atMs: nowMs + 1, source: 1, bitIndex: 70 },
          ],
        },
      });
    const derive = (station: string) => store.derivation.saveLoads(station, { day: today, atMs: nowMs });

    it('keeps what a station says of its prices, machines and services', async () => {
      const { station, seen } = await newStation();
      expect((await seen.stations())[0]?.plant.details).toBeUndefined();
      await say(station);
      const [shown] = await seen.stations();
      expect(JSON.parse(JSON.stringify(shown?.plant.details))).toEqual(JSON.parse(JSON.stringify(details)));
    });

    it('counts a month of the machines whose energy and air are both known, against the most that they have delivered in a year', async () => {
      const { station, seen } = await newStation();
      await bring(station, '2026-02-03', figuresOn('2026-02-03', { deliveryMaxM3min: 4 }));
      await bring(station, '2025-11-30', figuresOn('2025-11-30', { deliveryMaxM3min: 9 }));
      await bring(station, '2026-11-20', figuresOn('2026-11-20'));
      await bring(station, '2026-11-21', figuresOn('2026-11-21', {}, 6));
      await derive(station);
      expect(await seen.loadMonths('2026-11')).toEqual([
        {
          ...{ station, month: '2026-11', days: 2, knownS: daySeconds, energyKWh: 220, bothKWh: 220, loadKWh: 200, noLoadKWh: 20 },
          ...{ volumeM3: 2000, couldM3: (4 * 2 * daySeconds) / 60, pressureBar: 6.5, isEstimated: false },
        },
      ]);
      expect((await seen.loadMonths('2025-11'))[0]?.couldM3).toBe((9 * daySeconds) / 60);
      expect(await seen.loadMonths('2026-10')).toEqual([]);
    });

    it('knows which months and machines rest on values that were calculated', async () => {
      const { station, seen } = await newStation();
      await bring(station, '2026-10-20', { ...figuresOn('2026-10-20'), estimated: ['systemPressureBar@0'] });
      await bring(station, '2026-11-20', { ...figuresOn('2026-11-20'), estimated: ['electricalPowerKW@2'] });
      await derive(station);
      expect((await seen.loadMonths('2026-10'))[0]?.isEstimated).toBe(false);
      expect((await seen.loadMonths('2026-11'))[0]?.isEstimated).toBe(true);
      expect((await seen.machineYears()).map(({ isEstimated }) => isEstimated)).toEqual([false, true]);
    });

    it('[FLEET-7] leaves days to come out of what is compared (FLT-7)', async () => {
      const { station, seen } = await newStation();
      for (const day of [today, '2026-11-23', '2026-12-01']) await bring(station, day, figuresOn(day));
      await derive(station);
      expect((await seen.loadMonths('2026-11')).map(({ days, energyKWh }) => [days, energyKWh])).toEqual([[1, 110]]);
      expect(await seen.loadMonths('2026-12')).toEqual([]);
      expect((await seen.machineYears())[0]?.energyKWh).toBe(110);
      expect(await seen.summedMonths('2026-11', '2026-12')).toHaveLength(1);
    });

    it('counts a machine over twelve months and four weeks, with the warnings and errors that came', async () => {
      const { station, seen } = await newStation();
      await say(station);
      await bring(station, '2025-11-21', figuresOn('2025-11-21'));
      await bring(station, '2026-05-01', figuresOn('2026-05-01', { loadS: 0, noLoadS: daySeconds * 0.75 }, 9));
      await bring(station, '2026-11-20', figuresOn('2026-11-20', {}, 6));
      await derive(station);
      const years = await seen.machineYears();
      expect(years.map(({ slot }) => slot)).toEqual([1, 2]);
      expect(years[0]).toEqual({
        ...{ station, slot: 1, rangeS: 2 * daySeconds, knownS: 2 * daySeconds, runningS: 1.5 * daySeconds, energyKWh: 220 },
        ...{ loadKWh: 200, noLoadKWh: 20, volumeM3: 2000, motorStarts: 8, faults: 2, pressureBar: 6, isEstimated: false },
        lately: { runningS: 0.75 * daySeconds, knownS: daySeconds, rangeS: daySeconds },
      });
      expect(years[1]).toMatchObject({ knownS: 0, energyKWh: 0, volumeM3: 0, faults: 0 });
    });

    it('replaces what was compared before', async () => {
      const { station, seen } = await newStation();
      await bring(station, '2026-11-20', figuresOn('2026-11-20'));
      await derive(station);
      await bring(station, '2026-11-20', figuresOn('2026-11-20', { energyKWh: 60 }), 'other');
      await derive(station);
      expect((await seen.loadMonths('2026-11')).map(({ energyKWh }) => energyKWh)).toEqual([60]);
    });

    it('counts as the store in memory does, whatever days had', async () => {
      const reference = memoryFleetStore();
      const [own, other] = [await newStation(), await newStation(reference)];
      const figures = fc.sample(anyFleetDay, { numRuns: 40, seed: 12 }).map(dayFigures);
      for (const [i, of] of figures.entries()) {
        const day = shiftDay(today, -9 * i);
        const { fromMs, untilMs } = plantDayRange(day, zone);
        await bring(own.station, day, { ...of, fromMs, untilMs });
        await bring(other.station, day, { ...of, fromMs, untilMs }, day, reference);
      }
      await derive(own.station);
      await reference.derivation.saveLoads(other.station, { day: today, atMs: nowMs });
      const anonymous = <T extends { readonly station: string }>(rows: readonly T[]) => rows.map((row) => ({ ...row, station: '' }));
      for (const month of ['2026-11', '2026-08', '2026-01']) {
        expectClose(anonymous(await own.seen.loadMonths(month)), anonymous(await other.seen.loadMonths(month)));
      }
      expectClose(anonymous(await own.seen.machineYears()), anonymous(await other.seen.machineYears()));
      expectClose(await own.seen.summedMonths('2025-11', '2026-11'), await other.seen.summedMonths('2025-11', '2026-11'));
    });

    it('gives a changed station to one process, and again once it changed and the hour is over', async () => {
      const some = await Promise.all([newStation(), newStation(), newStation()]);
      const ids = some.map(({ station }) => station).toSorted();
      const claim = async (atMs: number) =>
        (await store.derivation.claimChanged(atMs - msPerHour, atMs, 1000)).map(({ station }) => station).filter((id) => ids.includes(id));
      for (const station of ids) await bring(station, '2026-11-20', figuresOn('2026-11-20'));
      const both = await Promise.all([claim(nowMs), claim(nowMs)]);
      expect(both.flat().toSorted()).toEqual(ids);
      expect(await claim(nowMs + 2 * msPerHour)).toEqual([]);
      await bring(ids[0]!, '2026-11-21', figuresOn('2026-11-21'));
      expect(await claim(nowMs + msPerHour - 1)).toEqual([]);
      expect(await claim(nowMs + msPerHour)).toEqual([ids[0]]);
    });

    it('makes again what a station is compared by whose master data change, with its night use', async () => {
      const { station } = await newStation();
      const claim = async (atMs: number) =>
        (await store.derivation.claimChanged(atMs - msPerHour, atMs, 1000)).filter((changed) => changed.station === station);
      await bring(station, '2026-11-20', figuresOn('2026-11-20'));
      expect(await claim(nowMs)).toEqual([{ station, zone: 'UTC', nightUseM3min: undefined }]);
      await say(station);
      expect(await claim(nowMs + msPerHour)).toEqual([{ station, zone, nightUseM3min: 0.75 }]);
    });

    it('names the days that a leak is estimated from, and keeps it until one of them changes', async () => {
      const { station, seen } = await newStation();
      expect((await seen.leaks()).length).toBe(0);
      for (const day of ['2026-06-01', '2026-11-20', '2026-11-21', today]) await bring(station, day, figuresOn(day));
      const basis = await store.derivation.leakBasis(station, '2026-11-21');
      expect(basis).toMatchObject({ asOf: '2026-11-21', kept: undefined });
      const isKept = async () => {
        const now = await store.derivation.leakBasis(station, '2026-11-21');
        return now?.kept === now?.source;
      };
      const bodies = await store.derivation.bodies(station, '2026-11-20', '2026-11-21');
      expect(bodies.map((body) => new TextDecoder().decode(body))).toEqual(['2026-11-20', '2026-11-21']);
      await store.derivation.saveLeak(station, basis!.source, found);
      expect(await seen.leaks()).toEqual([{ ...found, station, bothKWh: 220, volumeM3: 2000, isEstimated: false }]);
      expect(await isKept()).toBe(true);
      await bring(station, '2026-06-01', figuresOn('2026-06-01'), 'other');
      expect(await isKept()).toBe(true);
      await bring(station, '2026-11-20', figuresOn('2026-11-20'), 'other');
      expect(await isKept()).toBe(false);
      await store.derivation.saveLeak(station, 'again', { ...found, change: undefined });
      expect((await seen.leaks())[0]?.change).toBeUndefined();
      expect(await store.derivation.leakBasis(station, '2026-05-01')).toBeUndefined();
    });

    it('shows organisations what their own stations are compared by, and compares with all', async () => {
      const [own, other] = [await newStation(), await newStation()];
      for (const { station } of [own, other]) {
        await say(station);
        await bring(station, '2026-11-20', figuresOn('2026-11-20'));
        await derive(station);
        await store.derivation.saveLeak(station, 's', found);
      }
      const seenBy = async (...organisations: readonly string[]) => {
        const seen = store.seenBy(organisations);
        const rows = [await seen.loadMonths('2026-11'), await seen.machineYears(), await seen.leaks()];
        return rows.map((each) => [...new Set(each.map(({ station }) => station))].toSorted());
      };
      const three = (...stations: readonly string[]) => Array.from({ length: 3 }, () => stations.toSorted());
      expect(await seenBy(own.operator)).toEqual(three(own.station));
      expect(await seenBy(own.operator, other.operator)).toEqual(three(own.station, other.station));
      expect(await seenBy('nobody', '')).toEqual(three());
      expect((await own.seen.summedMonths('2026-11', '2026-11'))[0]?.stations).toBe(1);
      expect(await store.seenBy([]).summedMonths('2026-11', '2026-11')).toEqual([]);
      const both = [own.station, other.station];
      const compared = await store.comparison.comparedMonths('2026-11', '2026-11');
      expect(compared.filter(({ station }) => both.includes(station)).length).toBe(2);
      const machines = (await store.comparison.modelMachines()).filter(({ station }) => both.includes(station));
      expect(machines.map(({ slot, model }) => [slot, model])).toEqual([
        [1, 'ASD 60'],
        [1, 'ASD 60'],
      ]);
    });
  });
}

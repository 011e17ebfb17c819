import { beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { dayFigures } from '../../core/fleet/index.ts';
import type { FleetStore } from '../../core/ports/index.ts';
import { keysOf } from '../../core/records/index.ts';
import { plantDayOf, plantDayRange } from '../../core/time/index.ts';
import { recordsProblem } from '../../core/totals/index.ts';
import { demoKinds } from '../../fleet/demo/demoKinds.ts';
import { demoPerson, type DemoStation, demoStations } from '../../fleet/demo/demoStations.ts';
import { historyDays, type KindHistory, kindHistory } from '../../fleet/demo/kindHistory.ts';
import { openDemo } from '../../fleet/demo/openDemo.ts';
import { isGap, stationDay } from '../../fleet/demo/stationDay.ts';
import { dataRows } from '../../fleet/screen/dataRows.ts';
import { faultsUp } from '../../fleet/screen/faultsView.ts';
import { isPassword } from '../../server/access/passwordHash.ts';
import { memoryFleetStore } from '../fakes/index.ts';
import { temporaryFolder } from '../station/temporaryFolder.ts';

const nowMs = Date.parse('2026-11-27T14:40:00Z');
const clock = { nowMs: () => nowMs };
const beatS = 10;

describe('the demo of a fleet', () => {
  const folder = temporaryFolder();
  const lines: string[] = [];
  const log = { warn: (line: string) => void lines.push(line) };
  let store: FleetStore;
  beforeAll(async () => {
    store = memoryFleetStore();
    const demo = await openDemo({ store, folder, clock, beatS, log, days: 3 });
    await demo.filled;
    await demo.close();
  });

  it('[FLEET-6] has stations whose days and states came the way of all others', async () => {
    const reading = store.seenBy(['demo-service']);
    expect(await reading.stations()).toHaveLength(demoStations.length);
    const today = plantDayOf(nowMs, 'Europe/Berlin');
    const days = await reading.daysOf('demo-01', '2026-11-01', today);
    expect(days.map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-25', '2026-11-26', today]);
    expect((await store.ingest.digests('demo-01')).size).toBe(4);
    expect((await reading.events(0, Infinity)).length).toBeGreaterThan(100);
    expect(lines).toEqual([]);
  });

  it('has nothing of a silent station after it was heard last', async () => {
    const { id } = demoStations.find(({ trouble }) => trouble === 'silent')!;
    const days = await store.seenBy(['demo-service']).daysOf(id, '2026-11-01', '2026-11-30');
    expect(days.map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-25']);
  });

  it('has the events of a silent station as of when it was heard last', async () => {
    const events = await store.seenBy(['demo-service']).events(0, Infinity);
    const begins = (id: string) => events.filter(({ station }) => station === id).map(({ atMs }) => atMs);
    const [silent, heard] = [(each: DemoStation) => each.trouble === 'silent', (each: DemoStation) => each.name === 'Logistik'].map((is) =>
      begins(demoStations.find(is)!.id),
    );
    expect(heard!.length).toBeGreaterThan(0);
    expect(silent).toEqual(heard!.map((atMs) => atMs - 2 * 86_400_000));
  });

  it('has what there is to find: silent, a clock ahead, a card and mail that fail, an old release', async () => {
    const found = (await dataRows(store.seenBy(['demo-service']), { nowMs, beatMs: beatS * 1000 })).flatMap(({ findings }) => findings);
    for (const finding of ['silent', 'clockOff', 'cardFailing', 'mailFailing', 'oldRelease']) {
      expect([finding, found.filter((each) => each === finding).length]).toEqual([finding, 1]);
    }
  });

  it.each([
    ['works', [1, 2, 3, 4, 5, 6, 8]],
    ['hall', [1, 2, 3]],
    ['shop', [1, 2]],
  ] as const)('has machines for %s, which can deliver what is used and what leaks there: about a tenth', (kind, slots) => {
    const { machines, demand, leakage } = demoKinds[kind];
    expect(machines.map(({ index }) => index)).toEqual(slots);
    expect(leakage.flowM3min / demand.plateauM3min).toBeGreaterThan(0.08);
    expect(leakage.flowM3min / demand.plateauM3min).toBeLessThan(0.14);
  });

  it('lets one person in who needs no set-up', async () => {
    const login = await store.people.loginOf(demoPerson.email);
    expect(await isPassword(demoPerson.password, login!.password!)).toBe(true);
  });

  it('goes on where it was left, with the two weeks of each kind from a file', async () => {
    const before = await store.ingest.digests('demo-02');
    const demo = await openDemo({ store, folder, clock, beatS, log, days: 3 });
    await demo.close();
    expect(await store.ingest.digests('demo-02')).toEqual(before);
    expect((await store.people.organisations(['demo-service'])).map(({ stations, people }) => [stations, people])).toEqual([[24, 1]]);
  });

  it('[FLEET-3] says since when each fault is up: one of a plant since it came, one that is always up over all runs', async () => {
    const faults = memoryFleetStore();
    const reading = faults.seenBy(['demo-service']);
    /** Since when a fault is up, by station and fault, where the demo is opened at a time. */
    const upAt = async (openedMs: number) => {
      const demo = await openDemo({ store: faults, folder, clock: { nowMs: () => openedMs }, beatS, log, days: 0 });
      await demo.close();
      const up = await faultsUp(reading, await reading.stations(), openedMs);
      return new Map(up.map(({ name, source, bitIndex, sinceMs }) => [`${name} ${source} ${bitIndex}`, sinceMs]));
    };
    const hourMs = 3_600_000;
    const tuesdayMs = Date.parse('2026-11-24T08:50:00Z');
    const first = await upAt(tuesdayMs);
    expect(first.get('Werk 1 1 19')).toBe(Date.parse('2026-11-24T08:21:00Z'));
    const always = demoStations.flatMap(({ name, fault }) => (fault === undefined ? [] : [[name, fault] as const]));
    const begins = always.map(([name, { source, bitIndex, upForH }]) => [`${name} ${source} ${bitIndex}`, tuesdayMs - upForH * hourMs]);
    expect(begins).toHaveLength(3);
    expect([...first]).toEqual(expect.arrayContaining(begins));
    expect([...first.values()]).not.toContain(undefined);

    const next = await upAt(tuesdayMs + 7 * 24 * hourMs);
    expect([...next]).toEqual(expect.arrayContaining(begins));
    expect(next.get('Werk 1 1 19')).toBe(Date.parse('2026-12-01T08:21:00Z'));
  });

  describe('makes of two weeks any day of a station', () => {
    let history: KindHistory;
    const config = demoKinds.shop;
    const plain: DemoStation = {
      ...demoStations[4]!,
      ...{ scale: 1, leakM3min: 0, idleShare: 0, gapEveryDays: undefined },
    };
    const dayOf = (day: string, changes: Partial<DemoStation> = {}, atMs = nowMs) =>
      stationDay(day, { station: { ...plain, ...changes }, history, config, nowMs: atMs });
    const figures = (...args: Parameters<typeof dayOf>) => dayFigures(dayOf(...args)).plant;
    beforeAll(async () => {
      history = await kindHistory(join(folder, 'shop.days'), config);
    });

    it.each(['2026-11-25', '2026-03-29', '2026-10-25', '2025-12-24'])('on %s with sums that can be', (day) => {
      const record = dayOf(day, { leakM3min: 2, idleShare: 0.5, scale: 1.3 });
      expect(recordsProblem(record.quarters)).toBeUndefined();
      const { fromMs, untilMs } = plantDayRange(day, config.zone);
      expect(record.quarters.numbers.length).toBe(Math.min(96, (untilMs - fromMs) / 900_000));
    });

    it('in its own scale, with leaks that grow and machines that idle', () => {
      const [own, large] = [figures('2026-11-25'), figures('2026-11-25', { scale: 2 })];
      expect(large.energyKWh / own.energyKWh).toBeCloseTo(2, 4);
      expect(large.deliveredM3 / own.deliveredM3).toBeCloseTo(2, 4);
      expect(large.pressureMeanBar).toBe(own.pressureMeanBar);
      const leaks = ['2026-01-14', '2026-11-25'].map((day) => figures(day, { leakM3min: 2 }).volumeFlowM3 - figures(day).volumeFlowM3);
      expect(leaks[0]).toBeGreaterThan(0);
      expect(leaks[1]).toBeGreaterThan(4 * leaks[0]!);
      const idle = dayFigures(dayOf('2026-11-25', { idleShare: 0.5 }));
      expect(idle.machines[0]!.noLoadS).toBeGreaterThan(dayFigures(dayOf('2026-11-25')).machines[0]!.noLoadS);
    });

    it.each(keysOf(demoKinds))('of a plant that keeps its pressure: %s', async (kind) => {
      const { events } = await kindHistory(join(folder, `${kind}.days`), demoKinds[kind]);
      expect(events.length).toBeGreaterThan(0);
      expect(events.filter(({ source }) => source === 'master').length).toBeLessThan(historyDays);
    });

    it('as far as it is over, and not at all in a gap', () => {
      const until = plantDayRange('2026-11-27', config.zone).fromMs + 10 * 900_000;
      expect(dayOf('2026-11-27', {}, until).quarters.numbers.length).toBeLessThanOrEqual(11);
      const gaps = Array.from({ length: 27 }, (_, i) => isGap({ ...plain, gapEveryDays: 9 }, `2026-11-${String(i + 1).padStart(2, '0')}`));
      expect(gaps.filter((each) => each)).toHaveLength(3);
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import type { MaintenanceItem } from '../../../core/maintenance/index.ts';
import { placeArea } from '../../../core/fleet/visitPlaces.ts';
import { type MachinePace, visitPlanOf } from '../../../core/fleet/visitPlanOf.ts';
import { factsOf } from './fleetFacts.ts';

const nowMs = Date.parse('2026-11-22T12:00:00Z');
const item = (remainingH: number | undefined, changes: Partial<MaintenanceItem> = {}): MaintenanceItem => ({
  ...{ index: 1, component: 'oilFilter', intervalH: 2000, remainingH },
  ...changes,
});
const dayS = 86_400;
/** So many hours a day, known on three of four weeks. */
const pace = (station: string, hoursADay: number, slot = 1): MachinePace => ({
  ...{ station, slot },
  lately: { runningS: 21 * hoursADay * 3600, knownS: 21 * dayS, rangeS: 28 * dayS },
});
const unknownPace = (station: string): MachinePace => ({ station, slot: 1, lately: { runningS: 0, knownS: 0, rangeS: 28 * dayS } });

describe('plan of visits', () => {
  it.each<[string, MaintenanceItem, readonly MachinePace[], string]>([
    ['is over its time', item(-1), [pace('s', 12)], 'overdue'],
    ['has less than 100 h left', item(99), [pace('s', 0)], 'due'],
    ['falls due within a week', item(120), [pace('s', 20)], 'due'],
    ['falls due within 30 days', item(300), [pace('s', 12)], 'dueSoon'],
    ['falls due later', item(400), [pace('s', 12)], 'notDue'],
    ['is of a machine that stands', item(300), [pace('s', 0)], 'notDue'],
    ['is of a machine of which nothing is known', item(300), [unknownPace('s')], 'unknown'],
    ['is of a machine that never was in a record', item(300), [], 'unknown'],
    ['has more left than any machine runs in 30 days', item(721), [], 'notDue'],
    ['has left what a machine could run in 30 days', item(720), [], 'unknown'],
    ['has no remaining time', item(undefined), [pace('s', 12)], 'unknown'],
    ['follows the calendar', item(500, { component: 'annualMaintenance' }), [], 'dueSoon'],
  ])('has a class for a service that %s', (_title, service, paces, serviceClass) => {
    const plan = visitPlanOf([factsOf('s', { maintenance: [service] })], paces, nowMs);
    expect(plan.counts).toEqual({ overdue: 0, due: 0, dueSoon: 0, notDue: 0, unknown: 0, [serviceClass]: 1 });
    const isVisited = ['overdue', 'due', 'dueSoon'].includes(serviceClass);
    expect(plan.places.flatMap(({ visits }) => visits).length).toBe(isVisited ? 1 : 0);
    expect(plan.unknown.length).toBe(serviceClass === 'unknown' ? 1 : 0);
  });

  it('puts all that is due at a station within two weeks on one visit, worst first', () => {
    const machines = [1, 2].map((slot) => ({ slot, name: `C${slot}`, model: undefined }));
    const maintenance = [
      ...[item(-5, { index: 2, component: 'motor' }), item(150), item(115, { component: 'dryer' })],
      ...[item(330, { component: 'suctionFilter' }), item(5000, { component: 'universal1' })],
    ];
    const plan = visitPlanOf([factsOf('s', { machines, maintenance })], [pace('s', 12), pace('s', 12, 2)], nowMs);
    const visits = plan.places[0]!.visits.map(({ day, services }) => [
      day,
      ...services.map(({ component, machine }) => `${component} ${machine}`),
    ]);
    expect(visits).toEqual([
      ['2026-11-22', 'motor C2', 'dryer C1', 'oilFilter C1'],
      ['2026-12-20', 'suctionFilter C1'],
    ]);
    expect(plan.places[0]!.visits[0]!.services[1]).toMatchObject({ coverage: 0.75, intervalH: 2000, serviceClass: 'dueSoon' });
  });

  it('puts stations near each other together, the place first where somebody has to go first', () => {
    const due = (name: string, place: string, remainingH: number) => factsOf(name, { place, maintenance: [item(remainingH)] });
    const stations = [due('a', '89231 Neu-Ulm', 200), due('b', 'D-89073 Ulm', 300), due('c', '20095 Hamburg', 110), due('d', 'Ulm', 300)];
    const plan = visitPlanOf(
      stations,
      stations.map(({ station }) => pace(station, 12)),
      nowMs,
    );
    expect(plan.places.map(({ area, visits }) => [area, ...visits.map(({ name }) => name)])).toEqual([
      ['20xxx', 'c'],
      ['89xxx', 'b', 'a'],
      ['Ulm', 'd'],
    ]);
    expect([plan.fromDay, plan.untilDay]).toEqual(['2026-11-22', '2026-12-22']);
  });

  it('puts places of the same day by area, and stations of a place by postcode, day and name', () => {
    const due = (name: string, place: string, remainingH: number) => factsOf(name, { place, maintenance: [item(remainingH)] });
    const stations = [
      ...[due('e', '89231 Neu-Ulm', 10), due('d', '89073 Ulm', 130), due('c', '89073 Ulm', 120), due('b', '89073 Ulm', 120)],
      ...[due('g', '20095 Hamburg', 10), due('f', '70173 Stuttgart', 10)],
    ];
    const paces = stations.map(({ station }) => pace(station, 12));
    expect(visitPlanOf(stations, paces, nowMs).places.map(({ area, visits }) => [area, ...visits.map(({ name }) => name)])).toEqual([
      ['20xxx', 'g'],
      ['70xxx', 'f'],
      ['89xxx', 'b', 'c', 'd', 'e'],
    ]);
  });

  it.each([
    ['89073 Ulm', '89xxx'],
    ['Halle 12, D-89073 Ulm', '89xxx'],
    ['1010 Wien', '10xx'],
    [' Ulm ', 'Ulm'],
    ['', ''],
  ])('takes %p for the area %p', (place, area) => {
    expect(placeArea(place)).toBe(area);
  });

  it('names stations that have sent no list of services', () => {
    const plan = visitPlanOf([factsOf('b', { maintenance: undefined }), factsOf('a', { maintenance: undefined }), factsOf('c')], [], nowMs);
    expect(plan.withoutList.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  it('has services of which nothing can be said by station, with the share of the time that is known', () => {
    const stations = ['b', 'a'].map((name) => factsOf(name, { maintenance: [item(300)] }));
    const { unknown } = visitPlanOf(stations, [unknownPace('b')], nowMs);
    expect(unknown.map(({ name, services }) => [name, services.map(({ coverage }) => coverage)])).toEqual([
      ['a', [0]],
      ['b', [0]],
    ]);
    const nothing = { station: 'a', slot: 1, lately: { runningS: 0, knownS: 0, rangeS: 0 } };
    expect(visitPlanOf(stations.slice(1), [nothing], nowMs).unknown[0]?.services[0]?.coverage).toBe(0);
  });

  it('begins a visit with the service that is due first, and names the worst first', () => {
    const machines = [1, 2].map((slot) => ({ slot, name: `C${slot}`, model: undefined }));
    const planOf = (first: MaintenanceItem, second: MaintenanceItem) =>
      visitPlanOf([factsOf('s', { machines, maintenance: [first, second] })], [pace('s', 1), pace('s', 12, 2)], nowMs)
        .places.flatMap(({ visits }) => visits)
        .map(({ day, services }) => [day, ...services.map(({ machine, serviceClass }) => `${machine} ${serviceClass}`)]);
    expect(planOf(item(20), item(120, { index: 2 }))).toEqual([['2026-12-02', 'C1 due', 'C2 dueSoon']]);
    expect(planOf(item(99), item(120, { index: 2 }))).toEqual([
      ['2026-12-02', 'C2 dueSoon'],
      ['2027-03-01', 'C1 due'],
    ]);
  });

  it('knows of a machine all of its time at most', () => {
    const lately = { runningS: 12 * 3600, knownS: 2 * dayS, rangeS: dayS };
    const plan = visitPlanOf([factsOf('s', { maintenance: [item(undefined)] })], [{ station: 's', slot: 1, lately }], nowMs);
    expect(plan.unknown[0]?.services[0]?.coverage).toBe(1);
  });

  it.each([
    [288, 1],
    [288.5, 2],
  ])('puts services that are due after 120 and %d h of 12 a day on visits, two weeks at most on one: %i', (remainingH, count) => {
    const facts = factsOf('s', { maintenance: [item(120), item(remainingH, { component: 'dryer' })] });
    expect(visitPlanOf([facts], [pace('s', 12)], nowMs).places.flatMap(({ visits }) => visits)).toHaveLength(count);
  });
});

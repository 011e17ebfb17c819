import { beforeAll, describe, expect, it } from '@jest/globals';
import type { FleetPlant, PlannedVisit, VisitPlan } from '../../core/fleet/index.ts';
import type { AuditRow, FleetStationRow, FleetStationView } from '../../core/ports/index.ts';
import { type OpenedFleet, openedFleet } from './openedFleet.ts';
import { loggedIn, type Person } from './person.ts';
import { SpokenStation } from './spokenStation.ts';

const plant = (name: string): FleetPlant => ({
  ...{ name, place: '89073 Ulm', zone: 'UTC', dashboardLink: undefined },
  details: {
    tariff: { currency: 'EUR', electricityRatePerKWh: 0.2, electricityCo2KgPerKWh: 0.4 },
    machines: [],
    maintenance: [{ index: 3, component: 'oilFilter', intervalH: 2000, remainingH: -12 }],
  },
});

describe('[FLEET-4] visits that people plan', () => {
  let fleet: OpenedFleet;
  let engineer: Person;
  let stations: readonly string[];
  const plan = async () => (await engineer.get('service')).body as VisitPlan;
  const dueDays = async () => (await plan()).places.flatMap(({ visits }) => visits.map(({ planned }) => planned ?? undefined));
  const lines = async (path: string) =>
    String((await engineer.get(path)).body)
      .trim()
      .split('\r\n');

  async function enrolled(name: string): Promise<string> {
    const station = new SpokenStation(fleet.url);
    await station.enrol(await fleet.newCode());
    await station.exchange({ plant: plant(name) });
    return station.id;
  }
  beforeAll(async () => {
    fleet = await openedFleet();
    stations = [await enrolled('Hall 1'), await enrolled('Hall 2')];
    engineer = await loggedIn(fleet, 'anna@acme.example', [['acme', 'engineer']]);
  });

  it('stand beside what is due, in the plan, the tables, the calendar and at their stations, until they are done', async () => {
    expect(await dueDays()).toEqual([undefined, undefined]);
    const asked = { stations, planned: '2026-11-26', note: 'bring a ladder; 2 people' };
    expect((await engineer.post('visits', asked)).status).toBe(204);
    const [visit] = (await plan()).planned as readonly [PlannedVisit];
    expect(visit).toMatchObject({ planned: '2026-11-26', note: asked.note, by: 'anna@acme.example', done: null });
    expect(visit.stations.map(({ name }) => name)).toEqual(['Hall 1', 'Hall 2']);
    expect(await dueDays()).toEqual(['2026-11-26', '2026-11-26']);

    const calendar = (await lines('service.ics?language=en')).join('\n').replaceAll('\n ', '');
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(calendar).toContain(`UID:visit-${visit.id}@pressluft-fleet`);
    expect(calendar).toContain('DTSTART;VALUE=DATE:20261126');
    expect(calendar).toContain('SUMMARY:Visit Hall 1\\, Hall 2');
    expect(calendar).toContain('bring a ladder\\; 2 people');
    expect(calendar.match(/overdue/g)).toHaveLength(2);
    expect((await lines('service.csv')).slice(1).every((line) => line.endsWith(',2026-11-26'))).toBe(true);
    expect(await lines('visits.csv')).toHaveLength(3);
    expect(((await engineer.get(`stations/${stations[0]!}`)).body as FleetStationView).visits).toEqual([visit]);

    await engineer.post('visits', { visit: visit.id, stations: [stations[1]], planned: '2026-11-30', note: '' });
    expect(await dueDays()).toEqual([undefined, '2026-11-30']);
    expect(((await engineer.get(`stations/${stations[0]!}`)).body as FleetStationView).visits).toEqual([]);
    expect((await engineer.post('visits/done', { visit: visit.id, done: '2026-11-22' })).status).toBe(204);
    expect(await dueDays()).toEqual([undefined, undefined]);
    expect((await plan()).planned).toMatchObject([{ id: visit.id, done: '2026-11-22' }]);
    expect((await lines('service.ics')).join('\n')).not.toContain('visit-');
    expect((await engineer.post('visits/remove', { visit: visit.id })).status).toBe(204);
    expect((await plan()).planned).toEqual([]);
  });

  it('leave out what a station says to be due whose access is revoked', async () => {
    const revoked = await enrolled('Hall 9');
    const boss = await loggedIn(fleet, 'chief@acme.example', [['acme', 'admin']]);
    const dueAt = async () =>
      (await plan()).places.flatMap(({ visits }) => visits.filter(({ station }) => station === revoked).map(({ name }) => name));
    const dueInList = async () =>
      ((await engineer.get('stations')).body as readonly FleetStationRow[]).find(({ id }) => id === revoked)?.serviceDue;
    expect([await dueAt(), await dueInList()]).toEqual([['Hall 9'], 1]);
    expect((await boss.post('tokens/revoke', { station: revoked })).status).toBe(204);
    expect([await dueAt(), await dueInList()]).toEqual([[], null]);
    expect((await plan()).withoutList.map(({ station }) => station)).not.toContain(revoked);
  });

  it('are written down with the names of what was changed, at each of their stations', async () => {
    const boss = await loggedIn(fleet, 'boss@acme.example', [['acme', 'admin']]);
    const acts = ((await boss.get('audit')).body as readonly AuditRow[]).filter(({ act }) => act.endsWith('Visit'));
    expect(acts.map(({ act }) => act)).toEqual(['removeVisit', 'closeVisit', 'changeVisit', 'planVisit', 'planVisit']);
    expect(new Set(acts.filter(({ act }) => act === 'planVisit').map(({ station }) => station))).toEqual(new Set(stations));
    expect(JSON.stringify(acts)).not.toContain('ladder');
  });

  it.each([
    ['no station', { stations: [], planned: '2026-11-26', note: '' }, 400],
    ['a day that there is not', { stations: ['x'], planned: '2026-02-30', note: '' }, 400],
    ['a station that there is not', { stations: ['x'], planned: '2026-11-26', note: '' }, 404],
  ])('are refused with %s', async (_, body, status) => {
    expect((await engineer.post('visits', body)).status).toBe(status);
  });
});

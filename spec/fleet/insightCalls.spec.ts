import { beforeAll, describe, expect, it } from '@jest/globals';
import { insightScreenCalls as calls, readScreenAnswer } from '../../adapters/contract/index.ts';
import type { EnergyRanking, FleetPlantDetails, LeakRanking, ModelBenchmark, VisitPlan } from '../../core/fleet/index.ts';
import { plantDayRange, shiftDay } from '../../core/time/index.ts';
import { deriveInsight } from '../../fleet/insight/deriveInsight.ts';
import { postgresServer } from '../adapters/postgres/postgresServer.ts';
import { recordOf } from '../core/fleet/fleetDays.ts';
import { load, machineLog, noLoad, plantFlow, plantPressure } from '../core/samples/logs.ts';
import { nowMs, type OpenedFleet, openedFleet } from './openedFleet.ts';
import { loggedIn, type Person } from './person.ts';
import { SpokenStation } from './spokenStation.ts';

const zone = 'Europe/Berlin';
const never = new AbortController().signal;
const periodS = 300;

const details: FleetPlantDetails = {
  tariff: { currency: 'EUR', electricityRatePerKWh: 0.2, electricityCo2KgPerKWh: 0.4 },
  machines: [{ slot: 3, name: 'C3', technology: undefined, model: 'ASD 60', factoryNumber: undefined, softwareVersion: undefined }],
  maintenance: [
    { index: 3, component: 'oilFilter', intervalH: 2000, remainingH: -12 },
    { index: 3, component: 'dryer', intervalH: 8000, remainingH: 5000 },
  ],
};
const plant = { name: 'Hall 3', place: '89073 Ulm', zone, dashboardLink: undefined, details };

/** A whole day of a machine that runs half of each hour on load, half without, with some power on load; something leaks all the time. */
const dayOf = (day: string, powerKW: number) => {
  const { fromMs, untilMs } = plantDayRange(day, zone);
  const rows = Array.from({ length: (untilMs - fromMs) / (periodS * 1000) }, (_, i) =>
    i % 12 < 6 ? ([load, powerKW, 10] as const) : ([noLoad, 20, 0] as const),
  );
  const table = machineLog(rows, periodS * 1000, fromMs);
  const constant = (value: number) => new Float64Array(table.length).fill(value);
  const columns = new Map([...table.columns, [plantPressure, constant(7)] as const, [plantFlow, constant(5)] as const]);
  return recordOf(day, { ...table, columns }, periodS);
};

async function enrolled(fleet: OpenedFleet, code: string, powerKW: number, days: number): Promise<SpokenStation> {
  const station = new SpokenStation(fleet.url);
  await station.enrol(code);
  for (let i = 1; i <= days; i++) station.keep(dayOf(shiftDay('2026-11-22', -i), powerKW));
  await station.exchange({ plant });
  for (const day of station.days.keys()) await station.put(day);
  return station;
}

describe('calls that compare the stations of a fleet', () => {
  let fleet: OpenedFleet;
  let person: Person;
  let own: SpokenStation;

  beforeAll(async () => {
    const server = await postgresServer();
    fleet = await openedFleet({ databaseUrl: await server.newDatabase() });
    await fleet.store.admin.addOrganisation({ id: 'other', name: 'Secret Ltd' });
    own = await enrolled(fleet, await fleet.newCode(), 90, 21);
    const code = await fleet.enrolments.code({ operator: 'other', owner: 'other', uses: 20, station: undefined });
    for (let i = 0; i < 20; i++) await enrolled(fleet, code, 60, 1);
    expect(await deriveInsight(fleet.store.derivation, { nowMs: () => nowMs }, never)).toBeLessThanOrEqual(21);
    person = await loggedIn(fleet, 'anna@acme.example', [['acme', 'viewer']]);
  });

  const asked = async <Answer>(name: keyof typeof calls, query = '') => {
    const { status, body } = await person.get(name + query);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('Secret');
    const spec = calls[name];
    if (typeof spec.answer === 'string') throw new Error('expected a call with an answer');
    return readScreenAnswer<unknown>({ answer: spec.answer }, body) as Answer;
  };
  const file = async (path: string, as = person) => {
    const answer = await fetch(`${fleet.url}/fleet/api/${path}`, { headers: { cookie: as.cookie } });
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };

  it('answer who wastes, against the median of all stations at like load, and name the own ones alone', async () => {
    const { month, stations, cost, months } = await asked<EnergyRanking>('energy');
    expect(month).toBe('2026-11');
    expect(stations).toHaveLength(1);
    const [row] = stations;
    expect(row).toMatchObject({ station: own.id, name: 'Hall 3', place: '89073 Ulm', days: 21, like: { stationMonths: 21, stations: 21 } });
    expect(row?.loadLevel).toBeCloseTo(0.5, 1);
    expect(row?.deviation).toMatchObject({ kind: 'fitted', value: expect.closeTo(110 / 80 - 1, 2) });
    expect(cost).toMatchObject([{ currency: 'EUR', stations: 1 }]);
    expect(months.map(({ month: of, stations: count }) => [of, count])).toEqual([['2026-11', 1]]);
    expect((await asked<EnergyRanking>('energy', '?month=2026-10')).stations).toEqual([]);
    expect((await person.get('energy?month=2026-13')).status).toBe(400);
  });

  it('answer which leaks first, at most what flowed at night', async () => {
    const { stations, atMost } = await asked<LeakRanking>('leaks');
    expect(stations).toMatchObject([{ station: own.id, asOf: '2026-11-21', days: 21, currency: 'EUR', ratePerKWh: 0.2 }]);
    const [row] = stations;
    expect([row?.flowM3min.kind, row?.costPerYear.kind]).toEqual(['upperBound', 'upperBound']);
    expect(row?.coverage).toBeGreaterThan(0.6);
    expect(atMost).toMatchObject([{ currency: 'EUR', stations: 1 }]);
  });

  it('answer which machines fall behind their like', async () => {
    const { models, machines } = await asked<ModelBenchmark>('models');
    expect(models).toMatchObject([{ model: 'ASD 60' }]);
    expect(machines).toMatchObject([{ station: own.id, slot: 3, machine: 'C3', model: 'ASD 60', runningH: 504 }]);
  });

  it('answer which visits are due, with a file for the calendar', async () => {
    const { places, counts } = await asked<VisitPlan>('service');
    expect(counts).toEqual({ overdue: 1, due: 0, dueSoon: 0, notDue: 1, unknown: 0 });
    expect(places).toMatchObject([
      { area: '89xxx', visits: [{ station: own.id, day: '2026-11-22', services: [{ component: 'oilFilter' }] }] },
    ]);
    const calendar = await file('service.ics?language=en');
    expect(calendar).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' });
    expect(calendar.text).toContain('SUMMARY:Service Hall 3');
    expect(calendar.text).toContain('DTSTART;VALUE=DATE:20261122');
    expect((await file('service.ics')).text).toContain('SUMMARY:Wartung Hall 3');
  });

  it.each(['energy.csv', 'leaks.csv', 'models.csv', 'service.csv'])(
    'give %s as a table that programs read, and write the export down',
    async (name) => {
      const { status, type, text } = await file(name);
      expect([status, type]).toEqual([200, 'text/csv; charset=utf-8']);
      const [heads, first] = text.split('\r\n').map((line) => line.split(','));
      expect(heads).toContain('station');
      expect(first?.[heads!.indexOf('name')]).toBe('Hall 3');
      expect(first).toHaveLength(heads!.length);
      expect(text).not.toContain('Secret');
      const manager = await loggedIn(fleet, `boss-${name}@acme.example`, [['acme', 'admin']]);
      expect(JSON.stringify((await manager.get('audit')).body)).toContain('export');
    },
  );

  it('show in the list of today what comparisons say', async () => {
    const { body } = await person.get('stations');
    expect(body).toMatchObject([{ id: own.id, serviceDue: 1, leak: { currency: 'EUR', isUpperBound: true, lowPerYear: 0 } }]);
  });

  it('are refused without a session, and empty for who sees no station', async () => {
    for (const name of Object.keys(calls) as (keyof typeof calls)[]) {
      expect((await fetch(`${fleet.url}${calls[name].path}`)).status).toBe(401);
    }
    await fleet.store.admin.addOrganisation({ id: 'empty', name: 'Empty' });
    const stranger = await loggedIn(fleet, 'eve@empty.example', [['empty', 'viewer']]);
    for (const name of ['energy', 'leaks', 'models'] as const) {
      const { body } = await stranger.get(name);
      expect(JSON.stringify(body)).not.toContain('Hall');
    }
    expect((await file('energy.csv', stranger)).text.trim().split('\r\n')).toHaveLength(1);
  });
});

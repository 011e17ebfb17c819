import { beforeAll, describe, expect, it } from '@jest/globals';
import type { FleetPlant, FleetState } from '../../core/fleet/index.ts';
import type { FleetFaultsView, FleetStationRow, FleetStationView } from '../../core/ports/index.ts';
import { productFaultTexts } from '../../server/faults/productFaultTexts.ts';
import { nowMs, type OpenedFleet, openedFleet } from './openedFleet.ts';
import { loggedIn, type Person } from './person.ts';
import { SpokenStation } from './spokenStation.ts';

const known = { source: 3, bitIndex: 70 } as const;
const unknown = { source: 2, bitIndex: 63 } as const;
const state: FleetState = {
  ...{ atMs: nowMs, pressureBar: 7, volumeFlowM3min: 5, deliveryM3min: 5, powerKW: 40, masterStatus: undefined, machines: [] },
  ...{ faults: [unknown, known], isCardFailing: false, isMailFailing: false, todayKWh: 1, todayM3: 2 },
};
const blank = { technology: undefined, model: undefined, factoryNumber: undefined, softwareVersion: undefined };
const plant: FleetPlant = {
  ...{ name: 'Hall 3', place: '89073 Ulm', zone: 'UTC', dashboardLink: undefined },
  details: {
    tariff: { currency: 'EUR', electricityRatePerKWh: 0.2, electricityCo2KgPerKWh: 0.4 },
    ...{ machines: [{ slot: 3, name: 'K3 Foundry', ...blank }], maintenance: [] },
  },
};
const words = { de: productFaultTexts.de.compressor[70], en: productFaultTexts.en.compressor[70] };
const named = { ...known, severity: 'error', words, machine: 'K3 Foundry' };
const bare = { ...unknown, severity: 'warning', words: null, machine: null };

describe('[FLEET-3] faults of stations', () => {
  let fleet: OpenedFleet;
  let person: Person;
  let station: SpokenStation;

  beforeAll(async () => {
    fleet = await openedFleet();
    station = new SpokenStation(fleet.url);
    await station.enrol(await fleet.newCode());
    const events = [{ id: 1, atMs: nowMs - 5000, ...known }];
    await station.exchange({ state, plant, eventLog: { epoch: 'e1', last: 1 }, events });
    person = await loggedIn(fleet, 'anna@acme.example', [['acme', 'viewer']]);
  });

  it('are called as in the catalogue of the product, with the name of the machine that the station sent; others have no words', async () => {
    expect(words.de).toBeDefined();
    const { up, week, machines } = (await person.get('faults')).body as FleetFaultsView;
    expect(up).toMatchObject([named, bare]);
    expect(week).toMatchObject([named]);
    expect(machines).toMatchObject([{ slot: 3, machine: 'K3 Foundry', faults: 1 }]);
    expect(((await person.get(`stations/${station.id}`)).body as FleetStationView).faults).toMatchObject([named, bare]);
    expect((await person.get('stations')).body as FleetStationRow[]).toMatchObject([{ faultsUp: 2, worst: named }]);
  });

  it.each(['de', 'en'] as const)('are exported with their words in %s, each once', async (language) => {
    const { body } = await person.get(`faults.csv?language=${language}`);
    const lines = String(body).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`3,K3 Foundry,E071,${words[language]!},error,`);
    expect(lines[2]).toContain(',2,,W064,,warning,');
    expect(String((await person.get(`stations.csv?language=${language}`)).body)).toContain(`E071,${words[language]!},K3 Foundry`);
  });

  it('[FLEET-4] are in the list of stations as it is filtered alone', async () => {
    const count = async (query: string) =>
      String((await person.get(`stations.csv?${query}`)).body)
        .trim()
        .split('\r\n').length - 1;
    expect([await count('region=8xxxx'), await count('region=9xxxx')]).toEqual([1, 0]);
    expect([await count('state=error'), await count('state=order'), await count('org=acme'), await count('org=none')]).toEqual([
      1, 0, 1, 0,
    ]);
    expect([await count('q=HALL'), await count('q=x')]).toEqual([1, 0]);
    expect((await person.get('stations.csv?state=bad')).status).toBe(400);
  });
});

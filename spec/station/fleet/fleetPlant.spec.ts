import { describe, expect, it, test } from '@jest/globals';
import { encodeFleetPlant, exchangeRequest } from '../../../adapters/contract/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { weekdays } from '../../../core/time/index.ts';
import type { PlantSample } from '../../../core/ports/index.ts';
import { fleetPlant } from '../../../station/fleet/fleetPlant.ts';
import { fleetState } from '../../../station/fleet/fleetState.ts';

const facts = { zone: 'Europe/Berlin', snapshot: undefined, maintenance: [] };
const plantOf = (customer: object, more: Partial<Parameters<typeof fleetPlant>[1]> = {}, settings: object = {}) =>
  fleetPlant({ ...defaultSettings, customer: { ...defaultSettings.customer, ...customer }, ...settings }, { ...facts, ...more });

describe('[FLEET-4] what a station is for a fleet', () => {
  test.each([
    [{ stationName: ' Hall 3 ' }, 'Hall 3'],
    [{ stationName: 'x'.repeat(101) }, `${'x'.repeat(99)}…`],
    [{ stationName: '', schematicNumber: 'PL-7' }, 'PL-7'],
    [{ stationName: ' ', schematicNumber: ' ' }, 'Pressluft'],
  ])('has a name: %j is %s', (customer, name) => {
    expect(plantOf(customer).name).toBe(name);
  });

  it.each([
    ['Halle 3', 'Halle 3'],
    ['Halle\0 3\0\0', 'Halle 3'],
    ['\ud800Halle', '\ufffdHalle'],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['🏭'.repeat(80), `${'🏭'.repeat(49)}…`],
    ['\0', 'PL-1'],
  ])('is taken by a fleet, whatever was entered: %j', (stationName, name) => {
    const plant = plantOf({ stationName, schematicNumber: 'PL-1', plantAddress: stationName });
    expect(plant.name).toBe(name);
    expect(exchangeRequest.shape.plant.safeParse(JSON.parse(JSON.stringify(encodeFleetPlant(plant))))).toMatchObject({ success: true });
  });

  it('has a place as long as the fleet takes it, and a link where one is set', () => {
    expect(plantOf({ plantAddress: 'y'.repeat(201) })).toMatchObject({
      place: `${'y'.repeat(199)}…`,
      zone: 'Europe/Berlin',
      dashboardLink: undefined,
    });
    const fleet = { ...defaultSettings.fleet, dashboardUrl: 'https://a' };
    expect(plantOf({}, {}, { fleet }).dashboardLink).toBe('https://a');
  });

  it('has what consumers take at night by the latest entries, and nothing of it where there are none', () => {
    const day = { days: weekdays, fromHour: 0, untilHour: 24 };
    const rows = [
      { since: '2025-01-01', name: 'A', flowM3min: 1, ...day },
      { since: '2025-06-01', name: 'A', flowM3min: 2, ...day },
      { since: '2025-02-01', name: 'B', flowM3min: 0.5, ...day },
    ];
    const plant = { ...defaultSettings.plant, nightUse: { rows } };
    expect(plantOf({}, {}, { plant }).details?.nightUseM3min).toBeCloseTo(2.5, 12);
    expect(plantOf({}).details).not.toHaveProperty('nightUseM3min');
  });

  it('has the hours to a service in steps of ten, so that master data change seldom, of two hundred services at most', () => {
    const service = (remainingH: number | undefined) => ({ index: 1, component: 'motor', intervalH: 2000, remainingH }) as const;
    const shown = plantOf({}, { maintenance: [4, 5, 14.9, -6, undefined].map(service) }).details?.maintenance;
    expect(shown?.map(({ remainingH }) => remainingH)).toEqual([0, 10, 10, -10, undefined]);
    expect(plantOf({}, { maintenance: Array(201).fill(service(1)) }).details?.maintenance).toHaveLength(200);
  });
});

describe('[FLEET-3] what a station says of a moment', () => {
  const machine = { status: 3, electricalPowerKW: 40, deliveryVolumeM3min: 5, temperatureDegC: 70 };
  const sample = (sdCard: number | undefined) =>
    ({
      atMs: 7,
      master: { systemPressureBar: 7, volumeFlowM3min: 6, deliveryVolumeM3min: 5, powerKW: 40, status: 1, sdCard },
      compressors: [
        { ...machine, technology: 1 },
        { ...machine, technology: 0 },
      ],
      faults: [{ source: 1, bitIndex: 70, number: 1, severity: 'error' }],
    }) as unknown as PlantSample;
  const today = { plant: { energyKWh: 9, deliveredM3: 8 } } as never;

  it('is what it measures, with nothing of an empty slot', () => {
    const state = fleetState(sample(undefined), { today, isMailFailing: true });
    expect(state).toMatchObject({ atMs: 7, pressureBar: 7, isMailFailing: true, isCardFailing: false, todayKWh: 9, todayM3: 8 });
    expect(state.machines).toEqual([
      { status: 3, powerKW: 40, deliveryM3min: 5, temperatureDegC: 70 },
      { status: undefined, powerKW: undefined, deliveryM3min: undefined, temperatureDegC: undefined },
    ]);
    expect(state.faults).toEqual([{ source: 1, bitIndex: 70 }]);
    expect(fleetState(sample(undefined), { today: undefined, isMailFailing: false })).toMatchObject({
      todayKWh: undefined,
      todayM3: undefined,
    });
  });

  test.each([
    [undefined, false],
    [0, true],
    [1, false],
    [2, true],
    [4, true],
    [9, false],
  ])('has a card of code %p that fails: %p', (code, isFailing) => {
    expect(fleetState(sample(code), { today: undefined, isMailFailing: false }).isCardFailing).toBe(isFailing);
  });
});

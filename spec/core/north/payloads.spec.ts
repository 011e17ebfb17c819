import { describe, expect, it, test } from '@jest/globals';
import { emptySlot, statusBit } from '../../../core/compressor/index.ts';
import { eventPayload, hoursPayload, machinePayload, plantPayload, shownStateOf } from '../../../core/north/index.ts';

const atMs = Date.UTC(2026, 10, 22, 10, 15, 2, 345);
const t = '2026-11-22T10:15:02Z';
const { on, running, loaded, warning, error, communicationError } = statusBit;

describe('[NORTH-1] the plant for other programs', () => {
  it('is in gauge bar, m3/h, kW and a time in UTC', () => {
    const master = { systemPressureBar: 7.02, volumeFlowM3min: 6.87, deliveryVolumeM3min: 7, powerKW: 46.1, loadRatio: 0.71, status: 3 };
    expect(plantPayload(atMs, master)).toEqual({
      ...{ t, pressureBar: 7.02, networkFlowM3h: 412.2, deliveryM3h: 420, powerKW: 46.1, loadRatio: 0.71, specificPower: 6.58571 },
      ...{ state: 'active', estimated: [] },
    });
  });

  it('has null for all that is missing, and leaves nothing out', () => {
    expect(plantPayload(undefined, {})).toEqual({
      ...{ t: null, pressureBar: null, networkFlowM3h: null, deliveryM3h: null, powerKW: null, loadRatio: null, specificPower: null },
      ...{ state: null, estimated: [] },
    });
    expect(plantPayload(atMs, { powerKW: NaN }).powerKW).toBeNull();
  });

  it('names what is estimated by the names of the message, with what is made of it', () => {
    expect(plantPayload(atMs, {}, ['deliveryVolumeM3min@0', 'electricalPowerKW@2']).estimated).toEqual(['deliveryM3h', 'specificPower']);
    expect(plantPayload(atMs, {}, ['systemPressureBar@0']).estimated).toEqual(['pressureBar']);
  });
});

describe('[NORTH-1] a machine for other programs', () => {
  const machine = { ...emptySlot(2), technology: 4, name: 'K2', status: on | running | loaded } as const;

  test.each([
    [on | running | loaded, 'load'],
    [on | running | warning, 'noLoad'],
    [on | error, 'error'],
    [communicationError, 'communicationError'],
    [0, 'off'],
    [undefined, undefined],
  ])('of status %p is %p', (status, state) => {
    expect(shownStateOf({ technology: 4, status })).toBe(state);
  });

  it('has its values in the units of the plant, and null for what is missing', () => {
    expect(
      machinePayload(atMs, { ...machine, deliveryVolumeM3min: 5.1, electricalPowerKW: 33.4 }, ['electricalPowerKW@2', 'powerKW@0']),
    ).toEqual({
      ...{ t, name: 'K2', state: 'load', pressureBar: null, powerKW: 33.4, deliveryM3h: 306, temperatureDegC: null },
      ...{ quality: 'good', estimated: ['powerKW'] },
    });
  });

  it('is of bad quality while nobody hears it', () => {
    expect(machinePayload(atMs, { ...machine, status: communicationError }).quality).toBe('bad');
    expect(machinePayload(atMs, { ...machine, status: undefined })).toMatchObject({ state: null, quality: 'bad' });
  });

  it('has the hours to its nearest service', () => {
    const item = (index: number, remainingH: number | undefined) =>
      ({ index, component: 'oilFilter', intervalH: 1000, remainingH }) as const;
    expect(hoursPayload(2, { runningH: 12.5 }, [item(2, 300), item(2, -4), item(2, undefined), item(1, -90)])).toEqual({
      ...{ runningH: 12.5, loadedH: null, starts: null, serviceInH: -4 },
    });
    expect(hoursPayload(3, {}, []).serviceInH).toBeNull();
  });
});

describe('[NORTH-1] a fault for other programs', () => {
  const fault = { atMs, source: 2, bitIndex: 72, came: true } as const;

  it('has its source, code, severity and text', () => {
    expect(eventPayload(fault, { 2: { 72: 'Temperature too high' } }, 'en')).toEqual({
      ...{ t, source: 2, code: 'E073', severity: 'error', text: 'Temperature too high', came: true },
    });
  });

  it('has words of its own before those of the table, and its code where there are none', () => {
    expect(eventPayload({ ...fault, words: { en: 'Lamp 3', de: 'Lampe 3' } }, {}, 'en').text).toBe('Lamp 3');
    expect(eventPayload({ ...fault, came: false }, {}, 'en')).toMatchObject({ text: 'E073', came: false });
  });
});

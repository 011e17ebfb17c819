import { describe, expect, it, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptySlot, statusBit } from '../../../core/compressor/index.ts';
import { readFieldConfig } from '../../../adapters/field/index.ts';
import { decodePoint, type Profile } from '../../../core/field/index.ts';
import type { PlantSample } from '../../../core/ports/index.ts';
import { modbusOutlet, plantUnit } from '../../../station/north/modbusOutlet.ts';
import { machineMap, plantMap } from '../../../station/north/registerMap.ts';
import { manualSource } from '../manualSource.ts';

const sampleOf = (change: Partial<PlantSample> = {}): PlantSample => {
  const source = manualSource(Date.UTC(2026, 10, 1));
  return source.push(change);
};

function outlet(silentAfterS = 10) {
  let nowMs = 0;
  const made = modbusOutlet({ steady: { nowMs: () => nowMs }, silentAfterS, version: '1.2.3' });
  return { ...made, pass: (ms: number) => (nowMs += ms) };
}

const all = (map: typeof plantMap) =>
  ({ table: 'holding', at: 0, count: map.reduce((end, { at, type }) => Math.max(end, at + (type === 'u32' ? 2 : 1)), 0) }) as const;
const machineRegisters = all(machineMap as typeof plantMap);
const plantRegisters = all(plantMap);

/** What a reader of the map makes of a unit's registers. */
function valuesOf(map: readonly (typeof plantMap)[number][] | typeof machineMap, words: unknown) {
  const read = (words as readonly number[]).slice();
  return Object.fromEntries(map.map((point) => [point.key, decodePoint(point, read.slice(point.at)).value]));
}

const machine = (change: object, slot = 1): PlantSample => {
  const sample = sampleOf();
  return { ...sample, compressors: sample.compressors.map((each) => (each.index === slot ? { ...each, ...change } : each)) };
};

describe('the plant in registers', () => {
  test.each([
    ['pressluft-generic-1', machineMap],
    ['pressluft-plant-1', plantMap],
  ] as const)('[NORTH-6] is what the shipped profile %s reads, point by point', (id, map) => {
    const { points } = JSON.parse(readFileSync(join('field/profiles', `${id}.json`), 'utf8')) as Profile;
    expect(points).toEqual(JSON.parse(JSON.stringify(map)));
  });

  test.each([
    ['machine', machineMap],
    ['plant', plantMap],
  ] as const)('has the points of a %s one after the other', (_title, map) => {
    let next = 0;
    for (const { at, type, key } of map) {
      expect([key, at]).toEqual([key, next]);
      next = at + (type === 'u32' ? 2 : 1);
    }
  });

  it('[NORTH-6] shows each compressor as the unit of its slot, within the steps of the registers', () => {
    const sample = sampleOf();
    const shown = outlet();
    shown.take(sample);
    const installed = sample.compressors.filter(({ technology }) => technology !== 0);
    expect(installed.length).toBeGreaterThan(2);
    for (const compressor of installed) {
      const values = valuesOf(machineMap, shown.read(compressor.index, machineRegisters));
      expect(values['linePressure']).toBeCloseTo(compressor.linePressureBar!, 2);
      expect(Math.abs(values['power']! - compressor.electricalPowerKW!)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(Math.abs(values['deliveryFlow']! - compressor.deliveryVolumeM3min!)).toBeLessThanOrEqual(0.005 + 1e-9);
      expect(Math.abs(values['outletTemperature']! - compressor.temperatureDegC!)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(values['stateBits']).toBe(compressor.status);
    }
  });

  it('[NORTH-6] shows the plant as unit 100', () => {
    const sample = sampleOf();
    const shown = outlet();
    shown.take(sample);
    const values = valuesOf(plantMap, shown.read(plantUnit, plantRegisters));
    const { systemPressureBar, volumeFlowM3min, deliveryVolumeM3min, powerKW, status } = sample.master;
    expect(values['pressure']).toBeCloseTo(systemPressureBar!, 2);
    expect(values['flow']).toBeCloseTo(volumeFlowM3min!, 1);
    expect(values['deliveryFlow']).toBeCloseTo(deliveryVolumeM3min!, 1);
    expect(values['power']).toBeCloseTo(powerKW!, 0);
    expect(values).toMatchObject({ stateBits: status, heartbeat: 1, faultCode: 0 });
  });

  it('gives holding and input registers alike, and no bits', () => {
    const shown = outlet();
    shown.take(sampleOf());
    expect(shown.read(1, { table: 'input', at: 2, count: 3 })).toEqual(shown.read(1, { table: 'holding', at: 2, count: 3 }));
    expect(shown.read(1, { table: 'coil', at: 0, count: 1 })).toBe('illegalFunction');
    expect(shown.read(1, { table: 'discrete', at: 0, count: 1 })).toBe('illegalFunction');
  });

  it('has the word that means missing for what is missing, and never 0', () => {
    const shown = outlet();
    const { index } = emptySlot(1);
    shown.take(machine({ ...emptySlot(index), technology: 1 }));
    const values = valuesOf(machineMap, shown.read(1, machineRegisters));
    const known = Object.keys(values).filter((key) => values[key] !== undefined);
    expect(known).toEqual(['heartbeat', 'faultCode', 'serviceLeft']);
    expect(shown.read(1, { table: 'holding', at: 8, count: 8 })).toEqual(Array(8).fill(65_535));
  });

  it('has the word that means missing for what does not fit', () => {
    const shown = outlet();
    shown.take(machine({ electricalPowerKW: 7000, linePressureBar: -40 }));
    expect(shown.read(1, { table: 'holding', at: 4, count: 1 })).toEqual([65_535]);
    expect(shown.read(1, { table: 'holding', at: 2, count: 1 })).toEqual([32_768]);
  });

  it('counts the samples, so that who reads sees that the plant is heard', () => {
    const shown = outlet();
    const beats = [1, 2, 3].map(() => {
      shown.take(sampleOf());
      return shown.read(1, { table: 'holding', at: 1, count: 1 });
    });
    expect(beats).toEqual([[1], [2], [3]]);
    for (let i = 3; i < 65_536; i++) shown.take(machineless);
    expect(shown.read(plantUnit, { table: 'holding', at: 1, count: 1 })).toEqual([0]);
  });

  const machineless = { ...sampleOf(), compressors: [] };

  it('has the worst fault of each unit', () => {
    const shown = outlet();
    const faults = [
      { source: 1, number: 3, bitIndex: 3, severity: 'maintenance' },
      { source: 1, number: 72, bitIndex: 72, severity: 'error' },
      { source: 'master', number: 0, bitIndex: 20, severity: 'warning' },
    ] as const;
    shown.take(sampleOf({ faults }));
    const codes = [1, 2, plantUnit].map((unit) => shown.read(unit, { table: 'holding', at: unit === plantUnit ? 6 : 7, count: 1 }));
    expect(codes).toEqual([[73], [0], [21]]);
  });

  it('does not answer for a unit without a compressor, for a silent one, and beyond the map', () => {
    const shown = outlet();
    shown.take(machine({ status: statusBit.on | statusBit.communicationError }));
    const first = { table: 'holding', at: 0, count: 1 } as const;
    expect(shown.read(1, first)).toBe('gatewaySilent');
    expect([0, 10, 11, 99, 101, 255].map((unit) => shown.read(unit, first))).toEqual(Array(6).fill('gatewaySilent'));
    expect(shown.read(2, { table: 'holding', at: 16, count: 2 })).toBe('illegalAddress');
    expect(shown.read(2, { table: 'holding', at: 300, count: 1 })).toBe('illegalAddress');
    expect(shown.read(2, first)).toEqual([expect.any(Number)]);
  });

  it('does not answer before the first sample, nor with an old one', () => {
    const shown = outlet(10);
    const first = { table: 'holding', at: 0, count: 1 } as const;
    expect(shown.read(plantUnit, first)).toBe('gatewaySilent');
    shown.take(sampleOf());
    shown.pass(10_000);
    expect(shown.read(plantUnit, first)).toEqual([expect.any(Number)]);
    shown.pass(1);
    expect(shown.read(plantUnit, first)).toBe('gatewaySilent');
    expect(shown.identity(1)).toBe('gatewaySilent');
  });

  it('has an example of how a second station reads the demo', () => {
    const example = readFieldConfig(JSON.parse(readFileSync('docs/examples/field-of-demo.json', 'utf8')));
    expect(example).toHaveProperty('value');
    const { devices, machines } = 'value' in example ? example.value : { devices: [], machines: [] };
    const installed = sampleOf().compressors.filter(({ technology }) => technology !== 0);
    expect(machines.map(({ slot, name, technology }) => [slot, name, technology])).toEqual(
      installed.map(({ index, name, technology }) => [index, name, technology]),
    );
    expect(devices.map(({ unit }) => unit)).toEqual([...installed.map(({ index }) => index), plantUnit]);
  });

  it('says who it is', () => {
    const shown = outlet();
    shown.take(sampleOf());
    expect(shown.identity(1)).toEqual({ vendor: 'Pressluft', product: 'pressluft-generic-1', revision: '1.2.3' });
    expect(shown.identity(plantUnit)).toEqual({ vendor: 'Pressluft', product: 'pressluft-plant-1', revision: '1.2.3' });
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  compressorState,
  emptySlot,
  machineSymbols,
  runningState,
  type RunningState,
  slotCount,
  technologyOf,
} from '../../../../core/compressor/index.ts';
import { inputNamed, measuringPoint } from '../../../../core/inputs/index.ts';
import { installedCompressors, masterState, sdCardState, type StationSnapshot } from '../../../../core/master/index.ts';
import { type PlantConfig, plantSnapshot, type PlantState, startPlant } from '../../../../core/plant/index.ts';
import { plantFlows } from '../../../../core/plant/model/plantFlows.ts';
import { after, quietPlant, simulated } from '../simulated.ts';

const installed = new Map(quietPlant.machines.map((machine) => [machine.index, machine]));
const dayShift: StationSnapshot = plantSnapshot(quietPlant, after({ config: quietPlant, from: '2025-11-12T08:00:00Z', hours: 1 }));

interface Moment {
  readonly state: PlantState;
  readonly snapshot: StationSnapshot;
}

let moments: Moment[] | undefined;

/** A snapshot every half minute of a working day, which is simulated once. */
function workingDay(): readonly Moment[] {
  if (moments !== undefined) return moments;
  moments = [];
  for (const state of simulated({ config: quietPlant, from: '2025-11-12T03:00:00Z', hours: 20 })) {
    if (state.atMs % 30_000 === 0) moments.push({ state, snapshot: plantSnapshot(quietPlant, state) });
  }
  return moments;
}

describe('the snapshot', () => {
  it('[ENT-2] has ten slots, numbered 1 to 10', () => {
    expect(dayShift.compressors.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('leaves slots without a machine empty', () => {
    const empty = dayShift.compressors.filter(({ index }) => !installed.has(index));
    expect(empty).toHaveLength(slotCount - quietPlant.machines.length);
    for (const slot of empty) {
      expect(compressorState(slot.technology, slot.status)).toBe('notInstalled');
      expect(slot).toEqual(emptySlot(slot.index));
    }
  });

  it('names every installed machine, with its make and picture', () => {
    expect(
      installedCompressors(dayShift).map(({ index, name, technology, productType }) => ({ index, name, technology, productType })),
    ).toEqual(quietPlant.machines.map(({ index, name, technology, productType }) => ({ index, name, technology, productType })));
    for (const { name } of quietPlant.machines) expect(name.length).toBeLessThan(14);
  });

  it('knows the type plate of every installed machine, and inputs of the own ones', () => {
    for (const { technology, typePlate, inputs } of installedCompressors(dayShift)) {
      expect(typePlate.model).toBeDefined();
      const internal = inputNamed(inputs, measuringPoint.internalPressure)?.value;
      const inletDegC = inputNamed(inputs, measuringPoint.inletTemperature)?.value;
      const isOwn = technologyOf(technology)?.make === 'own';
      expect([internal !== undefined, inletDegC !== undefined]).toEqual([isOwn, isOwn]);
      if (!isOwn) continue;
      expect(inletDegC!).toBeGreaterThan(5);
      expect(inletDegC!).toBeLessThan(45);
    }
  });

  it('measures in a machine no less than in the line while it delivers, 2 bar in a screw that has vented, and nothing while it stands', () => {
    const seen = new Set<RunningState | undefined>();
    for (const { snapshot } of workingDay()) {
      for (const { technology, status, inputs, linePressureBar } of installedCompressors(snapshot)) {
        const { kind, make } = technologyOf(technology)!;
        if (make !== 'own' || kind !== 'screw') continue;
        const internalBar = inputNamed(inputs, measuringPoint.internalPressure)!.value!;
        const state = runningState(status);
        seen.add(state);
        if (state === 'load') expect(internalBar).toBeGreaterThan(linePressureBar! - 0.05);
        else if (state === 'noLoad') expect(internalBar).toBeGreaterThan(1.95);
        else expect(internalBar).toBeCloseTo(state === 'runOn' ? 2 : 0, 1);
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['load', 'noLoad', 'ready']));
  });

  it('shows a third-party machine among the own ones', () => {
    const makes = installedCompressors(dayShift).map(({ technology }) => technologyOf(technology));
    expect(makes).toContainEqual({ kind: 'piston', make: 'thirdParty' });
    expect(makes).toContainEqual({ kind: 'turbo', make: 'own' });
    expect(makes.filter((of) => of?.kind === 'screw' && of.make === 'own').length).toBeGreaterThanOrEqual(4);
  });

  it('[PROD-1] reports up to ten machines', () => {
    const machines = Array.from({ length: slotCount }, (_, i) => ({
      ...quietPlant.machines[i % quietPlant.machines.length]!,
      index: i + 1,
    }));
    const config: PlantConfig = { ...quietPlant, machines };
    const snapshot = plantSnapshot(config, after({ config, from: '2025-11-12T08:00:00Z', hours: 1 }));
    expect(installedCompressors(snapshot).map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('holds a finite number for each value, at any time', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: Date.UTC(2100, 0) }), fc.constantFrom(0, 0.2), (seed, from, hours) => {
        const { master, compressors } = plantSnapshot(quietPlant, after({ config: quietPlant, seed, from, hours }));
        const numbers = [
          ...[master.systemPressureBar, master.loadRatio, master.volumeFlowM3min, master.deliveryVolumeM3min, master.powerKW],
          ...master.inputs.map(({ value }) => value),
          ...installedCompressors({ atMs: from, master, compressors }).flatMap((of) => [
            ...[of.status, of.symbols, of.linePressureBar, of.deliveryVolumeM3min, of.electricalPowerKW, of.temperatureDegC, of.loadRatio],
          ]),
        ];
        expect(numbers).toHaveLength(5 + 6 + 7 * quietPlant.machines.length);
        expect(numbers.every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('says in the status word what each machine does', () => {
    const seen = new Set<string>();
    for (const { state, snapshot } of workingDay()) {
      state.machines.forEach(({ mode }, i) => {
        seen.add(mode);
        expect(runningState(snapshot.compressors[quietPlant.machines[i]!.index - 1]!.status)).toBe(mode);
      });
    }
    expect([...seen].sort()).toEqual(['load', 'noLoad', 'ready', 'runOn', 'starting']);
  });

  it('[STATE-7] marks the frequency converter of exactly the speed-controlled machines', () => {
    for (const { index, status, symbols } of installedCompressors(dayShift)) {
      expect(machineSymbols(status, symbols).frequencyConverter).toBe(installed.get(index)!.kind === 'speedControlledScrew');
    }
  });

  it('reports an active master, its version and a sound SD card', () => {
    const { master } = dayShift;
    expect([masterState(master.status), master.version, sdCardState(master.sdCard)]).toEqual(['active', 'V3.21-RC10', 'ok']);
  });

  it('reports an inactive master when all machines stand', () => {
    const config = { ...quietPlant, machines: [] };
    const snapshot = plantSnapshot(config, startPlant(config, { seed: 1, atMs: 0 }));
    expect(masterState(snapshot.master.status)).toBe('inactive');
  });

  it('sums the machines up to the delivery and power of the plant', () => {
    for (const { snapshot } of workingDay()) {
      const machines = installedCompressors(snapshot);
      const sum = (value: (of: (typeof machines)[number]) => number | undefined) => machines.reduce((total, of) => total + value(of)!, 0);
      expect(sum((of) => of.deliveryVolumeM3min)).toBeCloseTo(snapshot.master.deliveryVolumeM3min!, 9);
      expect(sum((of) => of.electricalPowerKW)).toBeCloseTo(snapshot.master.powerKW!, 9);
    }
  });

  it('lets the pressure fall from the machines through receiver and network to the far end of the hall', () => {
    for (const { snapshot } of workingDay()) {
      const receiverBar = inputNamed(snapshot.master.inputs, measuringPoint.receiverPressure)!.value!;
      const networkBar = snapshot.master.systemPressureBar!;
      expect(receiverBar).toBeGreaterThan(networkBar);
      expect(receiverBar - networkBar).toBeLessThan(0.4);
      expect(inputNamed(snapshot.master.inputs, 'ADD_PRESS_1')!.value!).toBeLessThan(networkBar);
      for (const { linePressureBar } of installedCompressors(snapshot)) expect(linePressureBar).toBeGreaterThanOrEqual(receiverBar);
    }
  });

  it('has the inputs of receiver, dryer, up to four decentralized pressures and volume flow', () => {
    const config: PlantConfig = { ...quietPlant, decentralDropsBar: [0.1, 0.2, 0.3, 0.4] };
    const { master } = plantSnapshot(config, startPlant(config, { seed: 1, atMs: Date.UTC(2025, 10, 12, 8) }));
    expect(master.inputs.map(({ index, name, function: use }) => `${index} ${name} ${use}`)).toEqual([
      '1 RECEIVER_PRESS pressure',
      '2 DEW_POINT temperature',
      '3 ADD_PRESS_1 pressure',
      '4 ADD_PRESS_2 pressure',
      '5 ADD_PRESS_3 pressure',
      '6 ADD_PRESS_4 pressure',
      '7 VOLUME_FLOW volumeFlow',
      '8 AMBIENT_TEMP temperature',
    ]);
    const pressures = master.inputs.slice(2, 6).map(({ value }) => value!);
    expect(pressures).toEqual([...pressures].sort((a, b) => b - a));
    expect(inputNamed(master.inputs, measuringPoint.volumeFlow)!.value).toBe(master.volumeFlowM3min);
  });

  it('measures a dew point of about 3 degC', () => {
    for (const { snapshot } of workingDay()) {
      const dewPointDegC = inputNamed(snapshot.master.inputs, measuringPoint.dewPoint)!.value!;
      expect(Math.abs(dewPointDegC - 3)).toBeLessThan(1);
    }
  });

  it('reports the air into the network, used and leaked', () => {
    for (const { state, snapshot } of workingDay()) {
      const { usedM3min, leakedM3min } = plantFlows(quietPlant, state);
      expect(snapshot.master.volumeFlowM3min).toBeCloseTo(usedM3min + leakedM3min, 12);
    }
  });

  it('gives a load ratio of 1 after hours in load, 0 after a long standstill, and never one outside 0..1', () => {
    const ratios = new Map<number, number>();
    for (const { snapshot } of workingDay()) {
      for (const { index, loadRatio } of [...installedCompressors(snapshot), { index: 0, loadRatio: snapshot.master.loadRatio }]) {
        expect(loadRatio).toBeGreaterThanOrEqual(0);
        expect(loadRatio).toBeLessThanOrEqual(1);
        ratios.set(index, loadRatio!);
      }
    }
    const trim = startPlant(quietPlant, { seed: 1, atMs: Date.parse('2025-11-12T03:00:00Z') }).order[0]!;
    expect(ratios.get(quietPlant.machines[trim]!.index)).toBe(1);
    const standing = plantSnapshot(quietPlant, after({ config: quietPlant, from: '2025-11-14T22:00:00Z', hours: 12, stepS: 10 }));
    expect(standing.compressors[0]!.loadRatio).toBe(0);
  });
});

import { describe, expect, it, test } from '@jest/globals';
import { compressorState, type CompressorState, emptySlot } from '../../../../core/compressor/index.ts';
import { inputNamed, measuringPoint } from '../../../../core/inputs/index.ts';
import { sdCardState } from '../../../../core/master/index.ts';
import {
  type EventEffect,
  machineFaultKinds,
  masterFaultKinds,
  type MasterSensor,
  type PlantConfig,
  plantFaults,
  plantSnapshot,
  type PlantState,
} from '../../../../core/plant/index.ts';
import { plantFlows } from '../../../../core/plant/model/plantFlows.ts';
import { eventFaultNames, machineFaultNames, once } from '../scenarios.ts';
import { after, quietPlant, simulated } from '../simulated.ts';

const nightMs = Date.parse('2025-11-12T01:00:00Z');
const dayMs = Date.parse('2025-11-12T08:00:00Z');
/** Between two steps, from their second minute on. */
const beginMs = (fromMs: number) => fromMs + 61_000;
const lastsS = 120;

interface Moment {
  readonly state: PlantState;
  readonly isOn: boolean;
  readonly config: PlantConfig;
}

/** Five minutes with an event in the second and third. */
function* momentsOf(effect: EventEffect, fromMs: number, more: Partial<PlantConfig> = {}): Generator<Moment> {
  const config = { ...quietPlant, ...more, events: [once(beginMs(fromMs), lastsS, effect)] };
  for (const state of simulated({ config, from: fromMs, hours: 5 / 60 })) {
    const isOn = state.atMs >= beginMs(fromMs) && state.atMs < beginMs(fromMs) + lastsS * 1000;
    yield { state, isOn, config };
  }
}

/** Stands at night. */
const slot = 8;
const position = quietPlant.machines.findIndex(({ index }) => index === slot);

const shownAs = (bitIndex: number): CompressorState => {
  if (bitIndex === machineFaultKinds.communicationLost.bitIndex) return 'communicationError';
  if (bitIndex < 16) return 'maintenance';
  return bitIndex < 64 ? 'warning' : 'error';
};

const bitsOf = (config: PlantConfig, state: PlantState) => plantFaults(config, state).map(({ source, bitIndex }) => ({ source, bitIndex }));
const faultsOf = ({ config, state }: Moment) => bitsOf(config, state);
const machineAt = ({ config, state }: Moment, index: number) => plantSnapshot(config, state).compressors[index - 1]!;

describe('a fault of a machine', () => {
  test.each(machineFaultNames.filter((fault) => fault !== 'highTemperature'))(
    '%s is in the list and in the status word for exactly as long as it is on',
    (fault) => {
      const { bitIndex } = machineFaultKinds[fault];
      for (const moment of momentsOf({ kind: 'machineFault', slot, fault }, nightMs)) {
        const { technology, status } = machineAt(moment, slot);
        expect(faultsOf(moment)).toEqual(moment.isOn ? [{ source: slot, bitIndex }] : []);
        expect(compressorState(technology, status)).toBe(moment.isOn ? shownAs(bitIndex) : 'ready');
      }
    },
  );

  it('of warmth alone shows in a machine that runs, and never in one that stands', () => {
    const { bitIndex } = machineFaultKinds.highTemperature;
    for (const [of, fromMs] of [
      [slot, nightMs],
      [loadedSlot, dayMs],
    ] as const) {
      for (const moment of momentsOf({ kind: 'machineFault', slot: of, fault: 'highTemperature' }, fromMs)) {
        expect(faultsOf(moment)).toEqual(moment.isOn && of === loadedSlot ? [{ source: of, bitIndex }] : []);
      }
    }
  });

  const inLoad = after({ config: quietPlant, from: dayMs, hours: 0 }).order[0]!;
  const loadedSlot = quietPlant.machines[inLoad]!.index;

  test.each(machineFaultNames)('%s stops a machine in load if it is an error, and nothing else does', (fault) => {
    const stops = machineFaultKinds[fault].bitIndex >= 64 && fault !== 'communicationLost';
    let startedAfterMs = 0;
    for (const { state, isOn } of momentsOf({ kind: 'machineFault', slot: loadedSlot, fault }, dayMs)) {
      const { mode, startedAtMs } = state.machines[inLoad]!;
      if (!isOn && state.atMs < beginMs(dayMs)) expect(mode).toBe('load');
      if (isOn) expect(mode === 'ready').toBe(stops);
      startedAfterMs = startedAtMs;
    }
    expect(startedAfterMs >= beginMs(dayMs) + lastsS * 1000).toBe(stops);
  });

  it('has a number of its own below 100, so that numbers of machines and master differ', () => {
    for (const kinds of [machineFaultKinds, masterFaultKinds]) {
      const bits = Object.values(kinds).map(({ bitIndex }) => bitIndex);
      expect(new Set(bits).size).toBe(bits.length);
      expect(bits.every((bit) => Number.isInteger(bit) && bit >= 0 && bit < 100)).toBe(true);
    }
  });

  it.each(['separatorDifferentialPressure', 'filterClogged'] as const)('%s costs a few percent of power in load', (fault) => {
    const effect = { kind: 'machineFault', slot: loadedSlot, fault } as const;
    const powers = [...momentsOf(effect, dayMs)]
      .filter(({ isOn }) => isOn)
      .map((moment) => machineAt(moment, loadedSlot).electricalPowerKW!);
    const sound = [...momentsOf({ ...effect, fault: 'oilLevel' }, dayMs)]
      .filter(({ isOn }) => isOn)
      .map((moment) => machineAt(moment, loadedSlot).electricalPowerKW!);
    expect(powers).not.toHaveLength(0);
    for (const [i, power] of powers.entries()) {
      expect(power / sound[i]!).toBeGreaterThan(1.01);
      expect(power / sound[i]!).toBeLessThan(1.04);
    }
  });

  it('of the temperature comes with a temperature to match, in a machine that runs', () => {
    for (const [fault, minDegC] of [
      ['highTemperature', 100],
      ['temperatureTrip', 110],
    ] as const) {
      const first = [...momentsOf({ kind: 'machineFault', slot: loadedSlot, fault }, dayMs)].find(({ isOn }) => isOn)!;
      expect(machineAt(first, loadedSlot).temperatureDegC).toBeGreaterThanOrEqual(minDegC);
    }
  });
});

describe('lost communication', () => {
  const first = after({ config: quietPlant, from: dayMs, hours: 0 }).order[0]!;
  const { index, name, technology } = quietPlant.machines[first]!;
  const moments = () => momentsOf({ kind: 'machineFault', slot: index, fault: 'communicationLost' }, dayMs);

  it('leaves the measured values of the machine missing, and nothing else', () => {
    for (const moment of moments()) {
      const of = machineAt(moment, index);
      const { linePressureBar, deliveryVolumeM3min, electricalPowerKW, temperatureDegC, loadRatio } = of;
      for (const value of [linePressureBar, deliveryVolumeM3min, electricalPowerKW, temperatureDegC, loadRatio]) {
        expect(value === undefined).toBe(moment.isOn);
      }
      expect(of).toMatchObject({ index, name, technology });
      for (const other of moment.config.machines) {
        if (other.index !== index) expect(machineAt(moment, other.index).electricalPowerKW).toBeDefined();
      }
    }
  });

  it('leaves the machine out of the sums of the master', () => {
    for (const moment of moments()) {
      const { master, compressors } = plantSnapshot(moment.config, moment.state);
      const sum = compressors.reduce((total, { electricalPowerKW }) => total + (electricalPowerKW ?? 0), 0);
      expect(master.powerKW).toBeCloseTo(sum, 9);
    }
    const alone = { machines: [quietPlant.machines[first]!] };
    for (const moment of momentsOf({ kind: 'machineFault', slot: index, fault: 'communicationLost' }, dayMs, alone)) {
      const { powerKW, deliveryVolumeM3min } = plantSnapshot(moment.config, moment.state).master;
      expect([powerKW === undefined, deliveryVolumeM3min === undefined]).toEqual([moment.isOn, moment.isOn]);
    }
  });

  it('does nothing to the plant', () => {
    const undisturbed = after({ config: quietPlant, from: dayMs, hours: 5 / 60 });
    const last = [...moments()].at(-1)!.state;
    expect({ ...last, schedule: undisturbed.schedule }).toEqual(undisturbed);
  });

  it('hides other messages of the machine', () => {
    const effects = ['communicationLost', 'oilLevel'] as const;
    const events = effects.map((fault) => once(dayMs, 600, { kind: 'machineFault', slot: index, fault }));
    const config = { ...quietPlant, events };
    expect(bitsOf(config, after({ config, from: dayMs, hours: 0.1 }))).toEqual([
      { source: index, bitIndex: machineFaultKinds.communicationLost.bitIndex },
    ]);
  });
});

describe('a fault of the master', () => {
  test.each(eventFaultNames)('%s is in the list for exactly as long as it is on', (fault) => {
    const { bitIndex } = masterFaultKinds[fault];
    for (const moment of momentsOf({ kind: 'masterFault', fault }, nightMs)) {
      expect(faultsOf(moment)).toEqual(moment.isOn ? [{ source: 'master', bitIndex }] : []);
    }
  });

  test.each([
    ['sdCardMissing', 'none'],
    ['sdCardFull', 'full'],
    ['clockLost', 'ok'],
  ] as const)('%s leaves the SD card %s', (fault, card) => {
    for (const { config, state, isOn } of momentsOf({ kind: 'masterFault', fault }, nightMs)) {
      expect(sdCardState(plantSnapshot(config, state).master.sdCard)).toBe(isOn ? card : 'ok');
    }
  });

  test.each<[MasterSensor, readonly string[]]>([
    ['networkPressure', ['systemPressureBar']],
    ['receiverPressure', [measuringPoint.receiverPressure]],
    ['dewPoint', [measuringPoint.dewPoint]],
    ['volumeFlow', ['volumeFlowM3min', measuringPoint.volumeFlow]],
  ])('a broken sensor of %s leaves its values missing', (sensor, missing) => {
    for (const moment of momentsOf({ kind: 'sensorFault', sensor }, nightMs)) {
      const { inputs, ...values } = plantSnapshot(moment.config, moment.state).master;
      const all = [...Object.entries(values), ...inputs.map(({ name, value }) => [name, value] as const)];
      expect(all.filter(([, value]) => value === undefined).map(([name]) => name)).toEqual(moment.isOn ? missing : []);
      expect(faultsOf(moment)).toEqual(moment.isOn ? [{ source: 'master', bitIndex: masterFaultKinds.sensorFault.bitIndex }] : []);
    }
  });

  it('highDewPoint shows in the measured dew point', () => {
    for (const { config, state, isOn } of momentsOf({ kind: 'masterFault', fault: 'highDewPoint' }, nightMs)) {
      expect(inputNamed(plantSnapshot(config, state).master.inputs, measuringPoint.dewPoint)!.value! > 8).toBe(isOn);
    }
  });

  it('comes by itself when the pressure leaves its limits or no machine is left', () => {
    const { pressureBelowMinimum, pressureAboveMaximum, noMachineAvailable } = masterFaultKinds;
    const bits = (config: PlantConfig, hours: number) =>
      plantFaults(config, after({ config, from: dayMs, hours, stepS: 10 })).map(({ bitIndex }) => bitIndex);
    expect(bits({ ...quietPlant, machines: [] }, 1)).toEqual([pressureBelowMinimum.bitIndex, noMachineAvailable.bitIndex]);
    expect(bits({ ...quietPlant, alarm: { belowBar: 5, aboveBar: 6 } }, 1)).toEqual([pressureAboveMaximum.bitIndex]);
    const events = quietPlant.machines.map(({ index }) => once(dayMs, 60, { kind: 'switchedOff', slot: index }));
    expect(bits({ ...quietPlant, events }, 0)).toEqual([noMachineAvailable.bitIndex]);
  });
});

describe('a machine', () => {
  it('that is switched off is off, and stands', () => {
    for (const moment of momentsOf({ kind: 'switchedOff', slot }, dayMs)) {
      const { technology, status } = machineAt(moment, slot);
      expect(compressorState(technology, status) === 'off').toBe(moment.isOn);
    }
  });

  it.each(['same', 'new'] as const)('that is taken out leaves an empty slot, and the %s one comes back', (comesBack) => {
    let last: PlantState | undefined;
    let before = 0;
    for (const moment of momentsOf({ kind: 'absence', slot, comesBack }, dayMs)) {
      if (moment.isOn) expect(machineAt(moment, slot)).toEqual(emptySlot(slot));
      else expect(machineAt(moment, slot).technology).toBe(quietPlant.machines[position]!.technology);
      if (moment.state.atMs < beginMs(dayMs)) before = moment.state.machines[position]!.loadS;
      last = moment.state;
    }
    const { loadS } = last!.machines[position]!;
    if (comesBack === 'same') expect(loadS).toBeGreaterThanOrEqual(before);
    else expect(loadS).toBeLessThan(200);
  });
});

describe('air events', () => {
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

  it('a leak flows from its begin until it is repaired', () => {
    for (const { config, state, isOn } of momentsOf({ kind: 'leak', flowM3min: 3 }, nightMs)) {
      const { leakedM3min, networkPressureBar } = plantFlows(config, state);
      expect(leakedM3min).toBeCloseTo(((isOn ? 7 : 4) * (networkPressureBar + 1)) / 8, 9);
    }
  });

  it('extra demand adds to what the consumers take', () => {
    const used = (flowM3min: number) =>
      [...momentsOf({ kind: 'extraDemand', flowM3min }, nightMs)].map(({ config, state }) => plantFlows(config, state).usedM3min);
    const [none, more] = [used(0), used(5)];
    const moments = [...momentsOf({ kind: 'extraDemand', flowM3min: 5 }, nightMs)];
    moments.forEach(({ isOn }, i) => {
      expect(more[i]! - none[i]!).toBeCloseTo(isOn ? 5 : 0, 9);
    });
  });

  it.each([
    ['a holiday', '2025-11-12T00:00:00Z', 'weekend', 0, 0.2],
    ['a shift on Saturday', '2025-11-15T00:00:00Z', 'weekday', 0.7, 1.3],
  ] as const)('%s has the demand of its profile', (_name, day, profile, least, most) => {
    const from = Date.parse(day) + 8 * 3_600_000;
    const config = { ...quietPlant, events: [once(Date.parse(day), 86_400, { kind: 'dayProfile', profile })] };
    const used = [...simulated({ config, from, hours: 0.3 })].map((state) => plantFlows(config, state).usedM3min);
    expect(meanOf(used) / config.demand.plateauM3min).toBeGreaterThan(least);
    expect(meanOf(used) / config.demand.plateauM3min).toBeLessThan(most);
  });
});

import { describe, expect, it } from '@jest/globals';
import { statusBit } from '../../../core/compressor/index.ts';
import { specificPowerKWperM3min } from '../../../core/master/index.ts';
import { type PlantConfig, plantSnapshot, type PlantState } from '../../../core/plant/index.ts';
import { plantFlows } from '../../../core/plant/model/plantFlows.ts';
import { extremes } from './extremes.ts';
import { after, quietPlant, simulated } from './simulated.ts';

/** Each machine's state with what the station reports of it. */
function machinesOf(config: PlantConfig, state: PlantState) {
  const { compressors } = plantSnapshot(config, state);
  return config.machines.map((machine, i) => ({ machine, is: state.machines[i]!, reported: compressors[machine.index - 1]! }));
}

describe('machines on a working day', () => {
  it('draw 20 to 30 % of full-load power without load, once they have vented, and nothing while they stand', () => {
    const unloaded: number[] = [];
    const standing: number[] = [];
    for (const state of simulated({ config: quietPlant, from: '2025-11-13T04:00:00Z', hours: 20 })) {
      if (state.atMs % 10_000 !== 0) continue;
      for (const { machine, is, reported } of machinesOf(quietPlant, state)) {
        const share = reported.electricalPowerKW! / (machine.fullDeliveryM3min * machine.ratedSpecificPower);
        if ((is.mode === 'noLoad' || is.mode === 'runOn') && is.ventingShare < 0.01) unloaded.push(share);
        if (is.mode === 'ready') standing.push(share);
      }
    }
    expect(unloaded.length).toBeGreaterThan(100);
    expect(extremes(unloaded).least).toBeGreaterThanOrEqual(0.2 - 1e-9);
    expect(extremes(unloaded).greatest).toBeLessThanOrEqual(0.3);
    expect(extremes(standing)).toEqual({ least: 0, greatest: 0 });
  });

  it('need 5.5 to 7.5 kW for each m3/min in load', () => {
    const specificPower: number[] = [];
    const loaded = new Set<number>();
    for (const state of simulated({ config: quietPlant, from: '2025-11-13T04:00:00Z', hours: 20, seed: 3 })) {
      if (state.atMs % 10_000 !== 0 || plantFlows(quietPlant, state).blownOffM3min > 0) continue;
      for (const { machine, is, reported } of machinesOf(quietPlant, state)) {
        if (is.mode !== 'load') continue;
        loaded.add(machine.index);
        specificPower.push(specificPowerKWperM3min(reported.electricalPowerKW, reported.deliveryVolumeM3min) ?? NaN);
      }
    }
    expect(loaded.size).toBeGreaterThanOrEqual(6);
    expect(extremes(specificPower).least).toBeGreaterThan(5.5);
    expect(extremes(specificPower).greatest).toBeLessThan(7.5);
  });

  it('deliver 30 to 60 m3/min on the day shift', () => {
    const run = { config: quietPlant, from: '2025-11-13T06:00:00Z', hours: 5 };
    const meanM3min = after(run).air.deliveredM3 / (run.hours * 60);
    expect(meanM3min).toBeGreaterThan(30);
    expect(meanM3min).toBeLessThan(60);
  });
});

describe('over six weeks', () => {
  const weeks = 6;
  const sixWeeks = { config: quietPlant, from: '2025-06-02T00:00:00Z', hours: weeks * 168, stepS: 10 };
  const everyMinute = ({ atMs }: PlantState) => atMs % 60_000 === 0;

  it('loaded elements are 70 to 95 degC but for hot afternoons, when one machine warns above 100 degC', () => {
    const all: number[] = [];
    const warning: number[] = [];
    const warned = new Set<number>();
    let warm = 0;
    let loaded = 0;
    for (const state of simulated(sixWeeks)) {
      if (!everyMinute(state)) continue;
      for (const { machine, is, reported } of machinesOf(quietPlant, state)) {
        const temperatureDegC = reported.temperatureDegC!;
        all.push(temperatureDegC);
        if ((reported.status! & statusBit.warning) !== 0) {
          warned.add(machine.index);
          warning.push(temperatureDegC);
        }
        if (is.mode !== 'load' || is.modeS < 900) continue;
        loaded++;
        if (temperatureDegC >= 70 && temperatureDegC <= 95) warm++;
      }
    }
    const warningShare = warning.length / (weeks * 7 * 24 * 60);
    expect(extremes(all).least).toBeGreaterThan(15);
    expect(extremes(all).greatest).toBeLessThan(110);
    expect(warned.size).toBe(1);
    expect(extremes(warning).least).toBeGreaterThan(97);
    expect(extremes(warning).greatest).toBeGreaterThan(100);
    expect(warningShare).toBeGreaterThan(0.005);
    expect(warningShare).toBeLessThan(0.15);
    expect(warm / loaded).toBeGreaterThan(0.9);
  });

  it('at most one machine at a time is due for service, and services are done', () => {
    const dueSoon: PlantConfig = {
      ...quietPlant,
      machines: quietPlant.machines.map((machine, i) => ({
        ...machine,
        maintenance: machine.maintenance.map(({ component }, part) => ({ component, intervalH: 300, leftH: 20 * i + 30 * part })),
      })),
    };
    const dueAtOnce: number[] = [];
    const wasDue = new Set<number>();
    let services = 0;
    let before: PlantState | undefined;
    for (const state of simulated({ ...sixWeeks, config: dueSoon })) {
      services += state.machines.filter(({ servicedAtS }, i) => servicedAtS !== (before ?? state).machines[i]!.servicedAtS).length;
      before = state;
      if (!everyMinute(state)) continue;
      const due = machinesOf(dueSoon, state).filter(({ reported }) => (reported.status! & statusBit.maintenance) !== 0);
      for (const { machine } of due) wasDue.add(machine.index);
      if (state.atMs > new Date(sixWeeks.from).getTime()) dueAtOnce.push(due.length);
    }
    expect(extremes(dueAtOnce).greatest).toBe(1);
    expect(wasDue.size).toBeGreaterThan(1);
    expect(services).toBeGreaterThan(3);
  });
});

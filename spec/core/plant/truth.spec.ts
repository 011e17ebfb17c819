import { describe, expect, it } from '@jest/globals';
import { inputNamed, measuringPoint } from '../../../core/inputs/index.ts';
import { type EventEffect, type PlantConfig, plantSnapshot, type PlantState } from '../../../core/plant/index.ts';
import { ambientDegC } from '../../../core/plant/model/ambient.ts';
import { machineHeatKW } from '../../../core/plant/model/machineHeatKW.ts';
import { plantFlows } from '../../../core/plant/model/plantFlows.ts';
import { once } from './scenarios.ts';
import { after, quietPlant, simulated } from './simulated.ts';

const dayMs = Date.parse('2025-11-12T08:00:00Z');
const under = (effect: EventEffect): PlantConfig => ({ ...quietPlant, events: [once(dayMs, 86_400, effect)] });
const inputKW = (config: PlantConfig, state: PlantState, position: number) => machineHeatKW(config, state)[position]!.inputKW;

describe('a machine that unloads', () => {
  /** Power, and what is above the unloaded draw, by seconds since the last sample in load. */
  function blowDowns() {
    const found: { readonly beforeKW: number; readonly unloadedKW: number; readonly byS: readonly number[] }[] = [];
    const open = new Map<number, { beforeKW: number; byS: number[] }>();
    let before: PlantState | undefined;
    for (const state of simulated({ config: quietPlant, from: dayMs, hours: 6 })) {
      state.machines.forEach(({ mode }, i) => {
        const was = before?.machines[i]!.mode;
        if (was === 'load' && mode === 'noLoad') open.set(i, { beforeKW: inputKW(quietPlant, before!, i), byS: [] });
        const one = open.get(i);
        if (one === undefined) return;
        if (mode !== 'noLoad') {
          open.delete(i);
          return;
        }
        one.byS.push(inputKW(quietPlant, state, i));
        const { fullDeliveryM3min, ratedSpecificPower, unloadedPowerShare } = quietPlant.machines[i]!;
        if (one.byS.length < 25) return;
        found.push({ ...one, unloadedKW: fullDeliveryM3min * ratedSpecificPower * unloadedPowerShare });
        open.delete(i);
      });
      before = state;
    }
    return found;
  }

  it('draws at first what it drew in load, and falls towards the unloaded draw with 10 to 15 s', () => {
    const all = blowDowns();
    expect(all.length).toBeGreaterThan(3);
    for (const { beforeKW, unloadedKW, byS } of all) {
      expect(byS[0]! / beforeKW).toBeGreaterThan(0.97);
      expect(byS[0]! / beforeKW).toBeLessThan(1.03);
      for (let i = 1; i < byS.length; i++) expect(byS[i]!).toBeLessThan(byS[i - 1]!);
      const tauS = 20 / Math.log((byS[0]! - unloadedKW) / (byS[10]! - unloadedKW));
      expect(tauS).toBeGreaterThan(10);
      expect(tauS).toBeLessThan(15);
      expect(byS.at(-1)! / unloadedKW).toBeLessThan(1.06);
    }
  });

  it('vents the pressure behind its element likewise', () => {
    const isVenting = (state: PlantState) => state.machines.findIndex(({ ventingShare }) => ventingShare > 0.3 && ventingShare < 0.7);
    const venting = [...simulated({ config: quietPlant, from: dayMs, hours: 3 })].filter((state) => isVenting(state) !== -1);
    expect(venting.length).toBeGreaterThan(0);
    let seen = 0;
    for (const state of venting) {
      const { index } = quietPlant.machines[isVenting(state)]!;
      const innerBar = inputNamed(plantSnapshot(quietPlant, state).compressors[index - 1]!.inputs, measuringPoint.internalPressure)?.value;
      if (innerBar === undefined) continue;
      seen++;
      expect(innerBar).toBeGreaterThan(3);
      expect(innerBar).toBeLessThan(state.receiverPressureBar);
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('is in the ledger of energy, which is the sum of the power that exact sensors report', () => {
    let [kWh, last] = [0, undefined as PlantState | undefined];
    for (const state of simulated({ config: quietPlant, from: dayMs, hours: 3 })) {
      if (last !== undefined) kWh += plantSnapshot(quietPlant, last).master.powerKW! / 1800;
      last = state;
    }
    const { inputKWh, blowDownKWh } = last!.energy;
    expect(inputKWh / kWh).toBeCloseTo(1, 9);
    expect(blowDownKWh).toBeGreaterThan(0);
    expect(blowDownKWh / inputKWh).toBeLessThan(0.05);
  });
});

describe('a machine that delivers less', () => {
  const slot = 1;
  const config = under({ kind: 'deliversLess', slot, share: 0.1 });

  it('reports what it always did, for the same power, and the air is missing in the network', () => {
    let loaded = 0;
    for (const state of simulated({ config, from: dayMs, hours: 1 })) {
      const counted = plantSnapshot(config, state).master.deliveryVolumeM3min!;
      const { deliveredM3min, missedM3min, blownOffM3min } = plantFlows(config, state);
      const isOn = state.machines[0]!.mode === 'load';
      if (isOn) loaded++;
      expect(missedM3min).toBeCloseTo(isOn ? 0.1 * quietPlant.machines[0]!.fullDeliveryM3min : 0, 9);
      expect(deliveredM3min - blownOffM3min + missedM3min).toBeCloseTo(counted, 6);
    }
    expect(loaded).toBeGreaterThan(100);
  });

  it('has what it missed in the ledger, and two such events on one machine multiply', () => {
    const twice = { ...config, events: [...config.events, ...config.events] };
    const shareOf = (of: PlantConfig) => {
      const { missedM3 } = after({ config: of, from: dayMs, hours: 0.05 }).air;
      return missedM3 / (quietPlant.machines[0]!.fullDeliveryM3min * 3);
    };
    const isLoaded = [...simulated({ config, from: dayMs, hours: 0.05 })].every(({ machines }) => machines[0]!.mode === 'load');
    expect(isLoaded).toBe(true);
    expect(shareOf(config)).toBeCloseTo(0.1, 9);
    expect(shareOf(twice)).toBeCloseTo(0.19, 9);
  });
});

describe('with all consumers off', () => {
  it('nothing is used, whatever is asked for, and the leaks go on', () => {
    const config = under({ kind: 'consumersOff' });
    const more = { ...config, events: [...config.events, once(dayMs, 86_400, { kind: 'extraDemand', flowM3min: 5 })] };
    const { air } = after({ config: more, from: dayMs, hours: 0.5 });
    expect(air.usedM3).toBe(0);
    expect(air.leakedM3 / 30).toBeGreaterThan(3.5);
    expect(air.leakedM3 / 30).toBeLessThan(4.5);
  });
});

describe('the demo', () => {
  it.each([
    ['Christmas Day', '2025-12-25T08:00:00Z', 0, 0.2],
    ['the working day before Christmas Eve', '2025-12-23T08:00:00Z', 0.7, 1.3],
    ['the first of May', '2026-05-01T07:00:00Z', 0, 0.2],
  ])('has the demand of its day on %s', (_name, from, least, most) => {
    const { demand } = quietPlant;
    const { air } = after({ from, hours: 0.5 });
    expect(air.usedM3 / 30 / demand.plateauM3min).toBeGreaterThanOrEqual(least);
    expect(air.usedM3 / 30 / demand.plateauM3min).toBeLessThan(most);
  });

  it('measures the temperature around its machines', () => {
    const state = after({ config: quietPlant, from: dayMs, hours: 0.1 });
    const measured = inputNamed(plantSnapshot(quietPlant, state).master.inputs, measuringPoint.ambientTemperature);
    expect(measured?.function).toBe('temperature');
    expect(measured?.value).toBe(ambientDegC(quietPlant.ambient, state.seed, state.atMs, state.clock));
  });
});

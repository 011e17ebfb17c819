import { describe, expect, it } from '@jest/globals';
import { recoverableShares } from '../../../../core/heat/index.ts';
import { installedCompressors } from '../../../../core/master/index.ts';
import { plantSnapshot } from '../../../../core/plant/index.ts';
import { machineHeatKW } from '../../../../core/plant/model/machineHeatKW.ts';
import { quietPlant, simulated } from '../simulated.ts';

describe('the heat of a machine', () => {
  const states = () => simulated({ config: quietPlant, from: '2025-11-12T04:00:00Z', hours: 3, stepS: 10 });

  it('adds up to its electrical input, and is none while it stands', () => {
    let running = 0;
    for (const state of states()) {
      machineHeatKW(quietPlant, state).forEach(({ inputKW, oilKW, aftercoolerKW, motorAirKW, airKW, radiatedKW }, i) => {
        expect(oilKW + aftercoolerKW + motorAirKW + airKW + radiatedKW).toBeCloseTo(inputKW, 9);
        expect(inputKW > 0).toBe(state.machines[i]!.mode !== 'ready');
        if (inputKW > 0) running++;
      });
    }
    expect(running).toBeGreaterThan(1000);
  });

  it('comes from the input that exact sensors report', () => {
    for (const state of states()) {
      const reported = installedCompressors(plantSnapshot(quietPlant, state)).map(({ electricalPowerKW }) => electricalPowerKW);
      expect(machineHeatKW(quietPlant, state).map(({ inputKW }) => inputKW)).toEqual(reported);
    }
  });

  it('is recoverable from the oil, and from the air pipes, by the shares that heat recovery counts with', () => {
    for (const state of states()) {
      for (const { inputKW, oilKW, aftercoolerKW, motorAirKW } of machineHeatKW(quietPlant, state)) {
        expect(oilKW).toBeCloseTo(recoverableShares.oilCirculation * inputKW, 9);
        expect(oilKW + aftercoolerKW + motorAirKW).toBeCloseTo(recoverableShares.airPipes * inputKW, 9);
      }
    }
  });
});

import { describe, expect, it, test } from '@jest/globals';
import type { AmbientConfig, MachineState } from '../../../../core/plant/index.ts';
import { ambientDegC } from '../../../../core/plant/model/ambient.ts';
import { isHot, nextElementDegC, settledElementDegC, thermalStep } from '../../../../core/plant/model/elementTemperature.ts';
import { machineOf, stateOf } from './handmade.ts';

const dayMs = Date.UTC(2025, 10, 12);
const clock = { offsetMs: 0, validUntilMs: Infinity };
const air: AmbientConfig = { meanDegC: 21, swingK: 2, hotDayChance: 0, mildBumpK: 3, hotBumpK: 12 };

describe('the air around the machines', () => {
  const at = (hour: number, config = air, day = 0) => ambientDegC(config, 1, dayMs + day * 86_400_000 + hour * 3_600_000, clock);

  test.each([
    [3, 19],
    [8, 21 - 2 * Math.sin(Math.PI / 12)],
    [9, 21],
    [12, 21 + Math.SQRT2 + 1.5],
    [15, 26],
    [17, 21 + Math.sqrt(3) + 2.25],
    [21, 21],
  ])('is warmest at three in the afternoon: at %d h %d degC', (hour, degC) => {
    expect(at(hour)).toBeCloseTo(degC, 9);
  });

  it('is hot on the afternoons of as many days as their chance says, all day long', () => {
    expect(at(15, { ...air, hotDayChance: 1 })).toBeCloseTo(35, 9);
    const some = { ...air, hotDayChance: 0.3 };
    const isHotAt = (hour: number, day: number) => at(hour, some, day) - at(hour, air, day) > 1;
    const days = Array.from({ length: 2000 }, (_, day) => day);
    const hot = days.filter((day) => isHotAt(15, day));
    expect(hot.length / 2000).toBeGreaterThan(0.25);
    expect(hot.length / 2000).toBeLessThan(0.35);
    expect(days.filter((day) => isHotAt(11, day))).toEqual(hot);
    expect(days.filter((day) => isHotAt(19, day))).toEqual(hot);
  });
});

describe('the element of a machine', () => {
  const config = machineOf(1);

  test.each<[Partial<MachineState>, number]>([
    [{ mode: 'ready' }, 20],
    [{ mode: 'load', flowShare: 1 }, 80],
    [{ mode: 'load', flowShare: 0.5 }, 75.5],
    [{ mode: 'load', flowShare: 0 }, 71],
    [{ mode: 'noLoad' }, 65],
    [{ mode: 'starting' }, 65],
    [{ mode: 'runOn' }, 65],
  ])('60 K above the air at full load settles, in %j, at %d degC', (state, degC) => {
    expect(settledElementDegC(config, stateOf(state), 20)).toBeCloseTo(degC, 9);
  });

  it('comes to that with 4 min while it runs and 25 min while it stands', () => {
    expect(thermalStep(60)).toEqual({
      running: expect.closeTo(1 - Math.exp(-0.25), 12),
      standing: expect.closeTo(1 - Math.exp(-0.04), 12),
    });
    const step = { running: 0.5, standing: 0.1 };
    const next = (state: Partial<MachineState>) => nextElementDegC(config, stateOf({ elementDegC: 40, ...state }), 20, step);
    expect([next({ mode: 'load', flowShare: 1 }), next({ mode: 'noLoad' }), next({ mode: 'ready' })]).toEqual([60, 52.5, 38]);
  });

  it('is too hot above 100 degC, until it is at 97', () => {
    expect([100, 100.01].map((degC) => isHot(degC, false))).toEqual([false, true]);
    expect([97, 97.01].map((degC) => isHot(degC, true))).toEqual([false, true]);
  });
});

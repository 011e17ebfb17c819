import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { defaultHeatParameters, heatLimits, heatRecovery } from '../../../../../../core/heat/index.ts';
import type { HeatCircuit } from '../../../../../../core/plantData/index.ts';
import { type WhatIf, whatIfCurve, whatIfKinds, whatIfs } from '../../../../../../ui/areas/energy/heat/model/whatIfCurve.ts';
import { oil, sliderPositions } from '../../../../../core/heat/heat.ts';

const anyKind = fc.constantFrom(...whatIfs);

describe('what it would be at other settings', () => {
  test.each<readonly [WhatIf, number, number, number]>([
    ['use', 0, 1, 101],
    ['efficiency', 0, 1, 101],
    ['water', 40, 70, 31],
  ])('over %s is known from %p to %p, at %p values', (kind, from, until, count) => {
    for (const { points } of whatIfCurve(kind, 1000, defaultHeatParameters, oil).lines) {
      expect([points[0]!.at, points.at(-1)!.at, points.length]).toEqual([from, until, count]);
    }
  });

  test.each<readonly [HeatCircuit, HeatCircuit]>([
    ['oilCirculation', 'airPipes'],
    ['airPipes', 'oilCirculation'],
  ])('has %s first when it is chosen, then %s', (circuit, other) => {
    const { lines } = whatIfCurve('use', 1000, { ...defaultHeatParameters, circuit }, oil);
    expect(lines.map((line) => line.circuit)).toEqual([circuit, other]);
  });

  it('is at the present assumptions what it is', () => {
    fc.assert(
      fc.property(anyKind, sliderPositions, (kind, parameters) => {
        const { over, of } = whatIfKinds[kind];
        const { lines, now } = whatIfCurve(kind, 1000, parameters, oil);
        expect(now).toEqual({ at: parameters[over], value: of(heatRecovery(1000, parameters, oil)) });
        expect(lines[0]!.points.find(({ at }) => at === now.at)).toEqual(now);
      }),
    );
  });

  it('saves money by the year, and heats water by the day', () => {
    const { yearly, daily } = heatRecovery(1000, defaultHeatParameters, oil);
    expect(whatIfCurve('efficiency', 1000, defaultHeatParameters, oil).now.value).toBe(yearly.saving);
    expect(whatIfCurve('water', 1000, defaultHeatParameters, oil).now.value).toBeCloseTo(daily.hotWaterKg! / 1000, 9);
  });

  it('has no value without energy, and none at an efficiency of 0', () => {
    const valuesOf = (kind: WhatIf, energy: number | undefined) =>
      whatIfCurve(kind, energy, defaultHeatParameters, oil).lines.flatMap(({ points }) => points.map(({ value }) => value));
    for (const kind of whatIfs) expect(valuesOf(kind, undefined).every((value) => value === undefined)).toBe(true);
    const [first, ...others] = whatIfCurve('efficiency', 1000, defaultHeatParameters, oil).lines[0]!.points;
    expect(first!.value).toBeUndefined();
    expect(others.every(({ value }) => value !== undefined)).toBe(true);
    expect(heatLimits.warmWaterDegC.min).toBeGreaterThan(heatLimits.coldWaterDegC.max);
  });
});

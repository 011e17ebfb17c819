import { describe, expect, it } from '@jest/globals';
import type { MeasureInputs, ReplayedChange } from '../../../core/measures/index.ts';
import { lowerPressure, pressureSteps } from '../../../core/measures/lowerPressure.ts';
import { cost, finding, none, quietYear, range } from './inputs.ts';

it.each([
  [6.75, 6.2, 5],
  [6.4, 6.2, 2],
  [6.2, 6, 2],
  [6.39, 6.2, 1],
  [6.32, 6.2, 1],
  [6.3, 6.2, 0],
  [1.1, 1, 0],
  [6.1, 6.2, 0],
  [undefined, 6.2, 0],
  [6.75, undefined, 0],
])('between %p bar and a limit of %p bar are %i steps of 0.1 bar, where one is too little', (lowBar, limitBar, steps) => {
  expect(pressureSteps({ lowBar, limitBar })).toBe(steps);
});

describe('a lower pressure', () => {
  const room: Partial<MeasureInputs> = { pressure: { lowBar: 6.55, limitBar: 6.2 } };
  const look = (more: Partial<MeasureInputs>) => lowerPressure.look({ ...quietYear, ...room, ...more });
  const facts = [
    { name: 'lowPressureBar', value: 6.55 },
    { name: 'limitBar', value: 6.2 },
  ];

  it('saves by the rule of the energy on load, of all rates and of a year like the time that is known', () => {
    const rate = { kind: 'rate', name: '', perKWh: 0.25, cost: 0, costNoLoad: 0, energyNoLoadKWh: undefined } as const;
    const byRate = [
      { ...rate, energyKWh: 800, energyNoLoadKWh: 60 },
      { ...rate, energyKWh: 300 },
      { ...rate, energyKWh: undefined },
    ];
    const found = look({ cost: { ...cost, byRate, energy: { ...finding('measured', 'quarterHours', [990, 1000, 1030]), coverage: 0.8 } } });
    const yearKWh = (1040 * 365) / (365 * 0.8);
    expect(found).toMatchObject({
      kind: 'found',
      energy: {
        kind: 'rule',
        low: expect.closeTo(yearKWh * 0.99 * 0.06 * 0.3, 9),
        high: expect.closeTo(yearKWh * 1.03 * 0.084 * 0.3, 9),
      },
      facts: [...facts, { name: 'loweredBar', value: expect.closeTo(0.3, 12) }],
    });
  });

  it('is none without a limit, without a pressure, or with one step between them', () => {
    const of = (lowBar: number | undefined, limitBar: number | undefined) => look({ pressure: { lowBar, limitBar } });
    expect(of(6.5, undefined)).toEqual({ kind: 'none', measure: 'pressure', reason: 'noLimit', facts: [] });
    expect(of(undefined, undefined)).toMatchObject({ reason: 'noLimit' });
    expect(of(undefined, 6.2)).toEqual({
      ...{ kind: 'none', measure: 'pressure', reason: 'noPressure' },
      facts: [{ name: 'limitBar', value: 6.2 }],
    });
    expect(of(6.3, 6.2)).toMatchObject({
      ...{ kind: 'none', reason: 'littleHeadroom' },
      facts: [
        { name: 'lowPressureBar', value: 6.3 },
        { name: 'limitBar', value: 6.2 },
      ],
    });
  });

  it('is none without energy', () => {
    const of = (value: number) => ({ cost: { ...cost, energy: finding('measured', 'quarterHours', [value, value, value]) } });
    expect([look(of(0)), look({ cost: { ...cost, energy: none('quarterHours', 'noPower') } })]).toMatchObject([
      { kind: 'none', reason: 'noPower', facts },
      { kind: 'none', reason: 'noPower', facts },
    ]);
    expect(look(of(0.5)).kind).toBe('found');
  });

  it('saves what its replay says, or nothing where that says so; by the rule where it says nothing', () => {
    const replay = (energy: ReplayedChange['energy']): Partial<MeasureInputs> => ({
      replays: [{ measures: ['pressure'], ...range, money: energy, co2: energy, energy, facts: [{ name: 'loweredBar', value: 0.2 }] }],
    });
    expect(look(replay(finding('fitted', 'controlReplay', [10, 20, 30])))).toMatchObject({
      energy: { kind: 'fitted', low: 10, high: 30 },
      facts: [...facts, { name: 'loweredBar', value: 0.2 }],
    });
    expect(look(replay(none('controlReplay', 'notSame')))).toMatchObject({ kind: 'none', reason: 'notSame' });
    for (const reason of ['noReplay', 'tooFewDays', 'noMachines', 'noVolume', 'noCycles', 'noFlow'] as const) {
      expect(look(replay(none('controlReplay', reason)))).toMatchObject({ energy: { kind: 'rule' } });
    }
  });
});

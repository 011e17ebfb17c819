import { describe, expect, it } from '@jest/globals';
import type { MeasureInputs } from '../../../core/measures/index.ts';
import { shorterRunOn } from '../../../core/measures/shorterRunOn.ts';
import { cyclesOf, quietYear } from './inputs.ts';

const look = (more: Partial<MeasureInputs>) => shorterRunOn.look({ ...quietYear, ...more });
const hourS = 3600;
/** 90 kW on load, 30 kW without. */
const sums = { slot: 3, loadS: 4000 * hourS, noLoadS: 500 * hourS, energyLoadKWh: 360_000, energyNoLoadKWh: 15_000 };
/** 60 kW on load, 20 kW without, started up to eight times an hour. */
const other = { slot: 5, loadS: 2000 * hourS, noLoadS: 200 * hourS, energyLoadKWh: 120_000, energyNoLoadKWh: 4000 };
const often = cyclesOf(5, { unloadings: 400, maxStartsPerHour: 9 });

/** What a run-on saves between a settled and a mean power without load, kWh. */
const savedOf = (savedS: number, starts: number, [loadKW, noLoadKW, blowDownShare]: readonly [number, number, number]) => {
  const settledKW = (noLoadKW - blowDownShare * loadKW) / (1 - blowDownShare);
  return { low: (savedS * settledKW) / hourS - (starts * 10 * loadKW) / hourS, high: (savedS * noLoadKW) / hourS };
};

describe('a shorter run-on', () => {
  it('is that of each machine with which no hour has more than six starts, or than it had, and saves what they save together', () => {
    const found = look({ machineSums: [sums, other], cycles: [cyclesOf(3), often], days: 200 });
    const [first, second] = [
      savedOf(180_000, 100, [90, 30, (1000 * 15) / (500 * hourS)]),
      savedOf(360_000, 500, [60, 20, (400 * 15) / (200 * hourS)]),
    ];
    const [low, high] = [(first.low + second.low) * (365 / 200), (first.high + second.high) * (365 / 200)];
    expect(found).toMatchObject({
      kind: 'found',
      slots: [3, 5],
      energy: {
        ...{ kind: 'measured', n: 1400 },
        value: expect.closeTo((low + high) / 2, 6),
        low: expect.closeTo(low * 0.99, 6),
        high: expect.closeTo(high * 1.01, 6),
      },
      facts: [
        { name: 'noLoadShare', value: 19_000 / 499_000 },
        { name: 'runOnS', value: 120, slot: 3 },
        { name: 'runOnS', value: 60, slot: 5 },
      ],
      evidence: { page: 'profile', lines: ['noLoadShare'] },
    });
    expect(look({ machineSums: [sums], cycles: [cyclesOf(3)], isEstimated: true })).toMatchObject({
      energy: { kind: 'rule', low: expect.closeTo(savedOf(180_000, 100, [90, 30, 15_000 / 1.8e6]).low * 0.85, 6), high: 50 * 30 * 1.15 },
    });
  });

  it.each([
    ['where a blow-down takes all of the time without load', sums, { unloadings: 500 * 240 }],
    ['where it takes more', sums, { unloadings: 1e6 }],
    ['where blow-downs alone explain the energy', sums, { unloadings: 50_000 }],
    ['where starts take more than it saves', sums, { tried: [{ runOnS: 60, savedS: 1000, extraStarts: 500, maxStartsPerHour: 3 }] }],
  ])('may save nothing %s', (_, machine, more) => {
    expect(look({ machineSums: [machine], cycles: [cyclesOf(3, more)] })).toMatchObject({ kind: 'found', energy: { low: 0 } });
  });

  it('costs no start of a machine that was never on load', () => {
    const never = { ...sums, loadS: 0, energyLoadKWh: 0 };
    expect(look({ machineSums: [never], cycles: [cyclesOf(3)] })).toMatchObject({
      energy: { low: expect.closeTo(savedOf(180_000, 0, [0, 30, 15_000 / 1.8e6]).low * 0.99, 6) },
    });
  });

  it('is looked for where more than 3 % of the energy is without load', () => {
    const withShare = (energyNoLoadKWh: number) =>
      look({ machineSums: [{ ...sums, energyLoadKWh: 970, energyNoLoadKWh }], cycles: [cyclesOf(3)] });
    expect(withShare(30)).toMatchObject({ kind: 'none', reason: 'littleNoLoad', facts: [{ name: 'noLoadShare', value: 0.03 }] });
    expect(withShare(31).kind).toBe('found');
  });

  it.each<readonly [string, Partial<MeasureInputs>, string]>([
    ['the one machine with events takes nothing without load', { machineSums: [{ ...sums, slot: 1 }, { ...other, energyNoLoadKWh: 0 }], cycles: [often] }, 'startLimit'], // prettier-ignore
    ['its machine has no events', { machineSums: [sums], cycles: [often] }, 'startLimit'],
    ['each starts too often', { machineSums: [sums], cycles: [cyclesOf(3, { tried: cyclesOf(3).tried.slice(0, 1) })] }, 'startLimit'],
    ['no day is known', { machineSums: [sums], cycles: [cyclesOf(3)], days: 0 }, 'noDifference'],
  ])('is none where %s', (_, more, reason) => {
    expect(look(more)).toMatchObject({ kind: 'none', reason });
  });
});

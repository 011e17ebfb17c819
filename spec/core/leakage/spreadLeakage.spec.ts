import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { spreadLeakage } from '../../../core/leakage/index.ts';

const amount = (max: number) => fc.double({ min: 0, max, noNaN: true });
const steps = fc.array(fc.record({ knownS: fc.nat({ max: 86_400 }), volumeM3: amount(1e5) }), { minLength: 1, maxLength: 40 });

describe('a leakage that is spread over steps', () => {
  it('is the same in each second that is known', () => {
    const parts = spreadLeakage(90, [
      { knownS: 3600, volumeM3: 1000 },
      { knownS: 7200, volumeM3: 1000 },
    ]);
    expect(parts).toEqual([30, 60]);
  });

  it('goes to the others where a step has too little air', () => {
    const full = { knownS: 100, volumeM3: 1000 };
    expect(spreadLeakage(90, [full, { knownS: 100, volumeM3: 10 }, full])).toEqual([40, 10, 40]);
  });

  it('is none in a step without known time, whatever was delivered', () => {
    expect(spreadLeakage(90, [{ knownS: 0, volumeM3: 50 }, { knownS: 100, volumeM3: 1000 }])).toEqual([0, 90]); // prettier-ignore
  });

  it('has no part where time or volume is not known, and none where it is not known itself', () => {
    const [known, untimed, unmeasured] = [
      { knownS: 100, volumeM3: 1000 },
      { knownS: undefined, volumeM3: 1000 },
      { knownS: 100, volumeM3: undefined },
    ];
    expect(spreadLeakage(90, [known, untimed, unmeasured])).toEqual([90, undefined, undefined]);
    expect(spreadLeakage(undefined, [known])).toEqual([undefined]);
    expect(spreadLeakage(90, [])).toEqual([]);
  });

  it('adds up to the whole as far as there is air for it in known time, with no more in a step than its air', () => {
    fc.assert(
      fc.property(steps, amount(1), (of, share) => {
        const airM3 = of.reduce((sum, { knownS, volumeM3 }) => sum + (knownS > 0 ? volumeM3 : 0), 0);
        const leakedM3 = airM3 * share;
        const parts = spreadLeakage(leakedM3, of).map((part) => part ?? NaN);
        expect(Math.abs(parts.reduce((sum, part) => sum + part, 0) - leakedM3)).toBeLessThanOrEqual(1e-9 * Math.max(1, leakedM3));
        parts.forEach((part, i) => {
          expect(part).toBeGreaterThanOrEqual(-1e-9);
          expect(part).toBeLessThanOrEqual(of[i]!.volumeM3);
        });
      }),
    );
  });
});

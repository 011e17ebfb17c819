import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type AirMoment, airWindow, balanceFlowM3min } from '../../../../core/field/index.ts';

const windowOf = (moments: readonly AirMoment[]) => moments.reduce<readonly AirMoment[]>((window, moment) => airWindow(window, moment), []);
const steady = (untilS: number, at: (s: number) => readonly [pressureBar: number, deliveryM3min: number]) =>
  windowOf(
    Array.from({ length: untilS / 2 + 1 }, (_, i) => {
      const [systemPressureBar, deliveryM3min] = at(2 * i);
      return { atMs: 2000 * i, systemPressureBar, deliveryM3min };
    }),
  );

describe('the flow into the network by balance', () => {
  it('is what the compressors deliver while the pressure stands', () => {
    expect(
      balanceFlowM3min(
        steady(60, () => [7, 5]),
        3,
      ),
    ).toBeCloseTo(5, 12);
  });

  it('is less by what fills the receiver and more by what leaves it', () => {
    expect(
      balanceFlowM3min(
        steady(60, (s) => [7 + s / 60, 5]),
        3,
      ),
    ).toBeCloseTo(2, 9);
    expect(
      balanceFlowM3min(
        steady(60, (s) => [7 - s / 60, 5]),
        3,
      ),
    ).toBeCloseTo(8, 9);
  });

  it('agrees with a consumer of any flow, whatever machine loads and unloads, however often it is looked at', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 20, noNaN: true }),
        fc.double({ min: 0.5, max: 20, noNaN: true }),
        fc.integer({ min: 2, max: 29 }),
        fc.array(fc.integer({ min: 2000, max: 6000 }), { minLength: 31, maxLength: 40 }),
        (usedM3min, receiverM3, loadedUntil, stepsMs) => {
          let [pressureBar, atMs] = [7, 5000];
          const moments = stepsMs.map((stepMs, i) => {
            const deliveryM3min = i < loadedUntil ? 15 : 0;
            const moment = { atMs, systemPressureBar: pressureBar, deliveryM3min };
            pressureBar += ((deliveryM3min - usedM3min) * (stepMs / 60_000)) / receiverM3;
            atMs += stepMs;
            return moment;
          });
          expect(balanceFlowM3min(windowOf(moments), receiverM3)).toBeCloseTo(usedM3min, 6);
        },
      ),
    );
  });

  it('is never below 0', () => {
    expect(
      balanceFlowM3min(
        steady(60, (s) => [7 + s / 10, 1]),
        3,
      ),
    ).toBe(0);
  });

  it('is not known before a minute is over', () => {
    expect(
      balanceFlowM3min(
        steady(58, () => [7, 5]),
        3,
      ),
    ).toBeUndefined();
    expect(balanceFlowM3min([], 3)).toBeUndefined();
  });

  it('looks back a minute and no further', () => {
    const window = steady(300, () => [7, 5]);
    expect([window[0]!.atMs, window.at(-1)!.atMs]).toEqual([240_000, 300_000]);
    expect(
      balanceFlowM3min(
        steady(120, (s) => [7, s < 60 ? 50 : 5]),
        3,
      ),
    ).toBeCloseTo(5, 12);
  });

  it('begins again after a gap of more than 6 s, a moment without values, and a clock that goes back', () => {
    const window = steady(60, () => [7, 5]);
    const next = (atMs: number) => airWindow(window, { atMs, systemPressureBar: 7, deliveryM3min: 5 });
    expect(next(66_000)).toHaveLength(5 + 24);
    expect(next(66_001)).toHaveLength(1);
    expect(next(60_000)).toHaveLength(1);
    expect(airWindow(window, undefined)).toEqual([]);
  });
});

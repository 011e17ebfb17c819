import { describe, expect, it } from '@jest/globals';
import { coveredShare } from '../../../core/totals/index.ts';

const stepMs = 900_000;
const at = (...coveredS: readonly number[]) => ({
  timesMs: Float64Array.from(coveredS, (_, i) => (i + 0.5) * stepMs),
  stepMs,
  coveredS: Float32Array.from(coveredS),
});

describe('the share of a range that sums cover', () => {
  it('is that of the recorded seconds, whatever number of steps has any', () => {
    expect(coveredShare(at(900, 450, 0, 0), { fromMs: 0, untilMs: 4 * stepMs })).toBeCloseTo(1350 / 3600, 9);
  });

  it('counts of a step at an end what is in the range, and of the quarter hour that goes on what was recorded', () => {
    expect(coveredShare(at(900, 900), { fromMs: stepMs / 2, untilMs: 2 * stepMs })).toBe(1);
    expect(coveredShare(at(900, 300), { fromMs: 0, untilMs: stepMs + 300_000 })).toBe(1);
  });

  it('is none of an empty range', () => {
    expect(coveredShare(at(900), { fromMs: 5, untilMs: 5 })).toBeUndefined();
  });
});

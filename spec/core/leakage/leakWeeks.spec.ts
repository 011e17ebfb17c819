import { expect, it } from '@jest/globals';
import { demoPlant } from '../../../core/plant/index.ts';
import { shiftDay } from '../../../core/time/index.ts';
import { weekOf } from './leakTrials.ts';

const firstDay = '2026-03-02';
const weeks = 8;

it('[GAIN-4] what the simulated plant leaks lies within the interval of its nights, and is what they say within 5 %', () => {
  const all = Array.from({ length: weeks }, (_, i) => weekOf({ ...demoPlant, events: [] }, i + 1, shiftDay(firstDay, 7 * i)));
  for (const { finding, byTest, leakedM3min } of all) {
    if (finding.kind !== 'fitted' || byTest.kind !== 'fitted') throw new Error('no leak');
    expect([finding.low, byTest.low].every((low) => low <= leakedM3min)).toBe(true);
    expect([finding.high, byTest.high].every((high) => high >= leakedM3min)).toBe(true);
    expect(Math.abs(finding.value / leakedM3min - 1)).toBeLessThan(0.05);
  }
});

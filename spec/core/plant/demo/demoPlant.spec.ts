import { describe, expect, it } from '@jest/globals';
import { demoPlant, plantFaults, plantSnapshot } from '../../../../core/plant/index.ts';
import { masterState } from '../../../../core/master/index.ts';
import { simulated } from '../simulated.ts';

describe('a week of the demo', () => {
  const weekS = 7 * 86_400;
  const stepS = 10;

  it.each([1, 2, 3])(
    'has warnings, a short error and minutes without communication, and is sound the rest of the time (seed %i)',
    (seed) => {
      const secondsOf = new Map<string, number>();
      const sources = new Map<string, Set<unknown>>();
      let inactiveS = 0;
      const add = (kind: string, source?: unknown) => {
        secondsOf.set(kind, (secondsOf.get(kind) ?? 0) + stepS);
        sources.set(kind, (sources.get(kind) ?? new Set()).add(source));
      };
      for (const state of simulated({ seed, from: '2026-02-02T08:00:00Z', hours: weekS / 3600, stepS })) {
        const faults = plantFaults(demoPlant, state);
        for (const { source, bitIndex, severity } of faults) add(bitIndex === 71 ? 'communication' : severity, source);
        if (faults.some(({ severity }) => severity === 'error')) add('anyError');
        if (masterState(plantSnapshot(demoPlant, state).master.status) !== 'active') inactiveS += stepS;
      }
      expect(secondsOf.get('error')).toBe(360);
      expect(secondsOf.get('communication')).toBe(240);
      expect([...sources.get('error')!, ...sources.get('communication')!]).toEqual([8, 3]);
      expect(secondsOf.get('anyError')! / weekS).toBeLessThan(0.002);
      expect(secondsOf.get('warning')!).toBeGreaterThan(1800);
      expect(secondsOf.get('warning')! / weekS).toBeLessThan(0.15);
      expect(inactiveS).toBe(0);
    },
  );
});

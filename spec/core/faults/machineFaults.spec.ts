import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  activeFaults,
  allActiveFaults,
  faultReading,
  type FaultFlags,
  type FaultSource,
  litIndicators,
  type MachineFaults,
  worstFault,
  worstSeverity,
} from '../../../core/faults/index.ts';

const flags: fc.Arbitrary<FaultFlags> = fc.dictionary(fc.integer({ min: -5, max: 220 }).map(String), fc.boolean());
const source: fc.Arbitrary<FaultSource> = fc.oneof(fc.constant('master' as const), fc.integer({ min: 1, max: 10 }));
const order = ['error', 'warning', 'maintenance'];

describe('the faults of a machine', () => {
  it('[ERR-6] are those that are set, most severe first, then by number', () => {
    const faults = activeFaults({ source: 4, errors: { 1: true, 2: false, 3: true, 40: true, 70: true, 66: true }, indicators: {} });
    expect(faults).toEqual([
      { source: 4, number: 66, bitIndex: 65, severity: 'error' },
      { source: 4, number: 70, bitIndex: 69, severity: 'error' },
      { source: 4, number: 40, bitIndex: 39, severity: 'warning' },
      { source: 4, number: 1, bitIndex: 0, severity: 'maintenance' },
      { source: 4, number: 3, bitIndex: 2, severity: 'maintenance' },
    ]);
  });

  it('are counted from 101 at the master', () => {
    expect(activeFaults({ source: 'master', errors: { 101: true, 165: true }, indicators: {} }).map(({ bitIndex }) => bitIndex)).toEqual([
      64, 0,
    ]);
  });

  it('of all sources are in one order, most severe first, within a severity by source', () => {
    const all = allActiveFaults([
      { source: 'master', errors: { 117: true }, indicators: {} },
      { source: 2, errors: { 1: true, 17: true, 66: true }, indicators: {} },
      { source: 1, errors: { 70: true, 2: false }, indicators: {} },
    ]);
    expect(all.map(({ source, number }) => [source, number])).toEqual([
      [2, 66],
      [1, 70],
      ['master', 117],
      [2, 17],
      [2, 1],
    ]);
  });

  it('leave out numbers that the source does not have, and are in order whatever is set', () => {
    fc.assert(
      fc.property(source, flags, (of, errors) => {
        const faults = activeFaults({ source: of, errors, indicators: {} });
        const least = of === 'master' ? 101 : 1;
        const set = Object.keys(errors)
          .map(Number)
          .filter((number) => errors[number] && number >= least);
        expect(faults.map(({ number }) => number).sort((a, b) => a - b)).toEqual(set.sort((a, b) => a - b));
        const ranks = faults.map(({ severity }) => order.indexOf(severity));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        expect(worstSeverity(faults)).toBe(faults[0]?.severity);
      }),
    );
  });

  it('have the first of the most severe as their worst, and a reading by the number of the fault', () => {
    const reading = { quantity: 'pressure', value: 5.8, limit: 6 } as const;
    const faults: readonly MachineFaults[] = [
      { source: 1, errors: { 20: true, 70: true }, indicators: {} },
      { source: 2, errors: { 66: true }, indicators: {}, readings: { 66: reading } },
    ];
    expect(worstFault(allActiveFaults(faults))).toMatchObject({ source: 1, number: 70 });
    expect(worstFault(activeFaults({ source: 1, errors: {}, indicators: {} }))).toBeUndefined();
    expect([faultReading(faults, 2, 65), faultReading(faults, 2, 66), faultReading(faults, 1, 65), faultReading(faults, 3, 65)]).toEqual([
      reading,
      undefined,
      undefined,
      undefined,
    ]);
    expect(faultReading(faults, 2, -1)).toBeUndefined();
  });

  test.each<[FaultFlags, readonly number[]]>([
    [{}, []],
    [{ 12: true, 3: true, 4: false }, [3, 12]],
  ])('[ERR-6] light the lamps %p: %p', (indicators, lit) => {
    expect(litIndicators({ source: 1, errors: {}, indicators })).toEqual(lit);
  });
});

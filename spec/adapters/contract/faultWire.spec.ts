import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { decodeFaults, decodeFaultSource, encodeFaults, encodeFaultSource, faultsMessage } from '../../../adapters/contract/index.ts';
import { anyMachineFaults, anySource } from '../../core/faults/anyFaults.ts';
import { sent } from './wires.ts';

describe('the source of a fault on the wire', () => {
  test.each([
    ['master' as const, -1],
    ['limits' as const, -2],
    [1, 1],
    [10, 10],
  ])('%p is %p', (source, cindex) => {
    expect(encodeFaultSource(source)).toBe(cindex);
  });

  it('arrives as it was sent', () => {
    fc.assert(fc.property(anySource, (source) => decodeFaultSource(encodeFaultSource(source)) === source));
  });

  test.each([0, 11, -3, 1.5, '1', 'master', null, undefined, NaN])('%p is none', (wire) => {
    expect(decodeFaultSource(wire)).toBeUndefined();
  });
});

describe('what each source reports, on the wire', () => {
  it('[ERR-6] is a list of cindex, errors by number and indicators by number', () => {
    expect(
      encodeFaults([
        { source: 'master', errors: { 117: true, 118: false }, indicators: {} },
        { source: 3, errors: { 66: true }, indicators: { 66: true } },
      ]),
    ).toEqual([
      { cindex: -1, errors: { '117': true, '118': false }, indicators: {} },
      { cindex: 3, errors: { '66': true }, indicators: { '66': true } },
    ]);
  });

  it('[ERR-6] arrives as it was sent, in the shape of its schema', () => {
    fc.assert(
      fc.property(anyMachineFaults, (faults) => {
        const wire = sent(encodeFaults(faults));
        expect(z.safeParse(faultsMessage, wire).success).toBe(true);
        expect(decodeFaults(wire)).toEqual(faults);
      }),
    );
  });

  it('leaves out a reading without a limit or of something unknown, and has a missing value as missing', () => {
    const readings = {
      '17': { quantity: 'temperature', value: null, limit: 100 },
      '18': { quantity: 'temperature', value: 104 },
      '19': { quantity: 'sound', value: 104, limit: 100 },
    };
    expect(decodeFaults([{ cindex: 2, errors: {}, indicators: {}, readings }])).toEqual([
      { source: 2, errors: {}, indicators: {}, readings: { 17: { quantity: 'temperature', value: undefined, limit: 100 } } },
    ]);
  });

  it('is nothing in what is no such list, and what can be known of it else', () => {
    fc.assert(fc.property(fc.jsonValue(), (wire) => Array.isArray(decodeFaults(wire))));
    const item = { cindex: 2, errors: { '1': true, '2': 'yes', x: true, '-3': true, '1.5': true, '4': false }, indicators: null };
    expect(decodeFaults([item, { ...item, cindex: 0 }, null, 7])).toEqual([{ source: 2, errors: { 1: true, 4: false }, indicators: {} }]);
  });
});

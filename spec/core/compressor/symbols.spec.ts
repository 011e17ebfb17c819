import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { machineSymbols } from '../../../core/compressor/index.ts';
import { statusWith, statusWord } from './statuses.ts';

describe('the marks on a machine', () => {
  it('[STATE-3] light the motor by bit 2 and the valve by bit 4 alone', () => {
    fc.assert(
      fc.property(statusWith(2, 4), (status) => {
        expect(machineSymbols(status, 0)).toMatchObject({ motor: true, valve: false });
      }),
    );
    fc.assert(
      fc.property(statusWith(4, 2), (status) => {
        expect(machineSymbols(status, 0)).toMatchObject({ motor: false, valve: true });
      }),
    );
  });

  it('[STATE-7] show a frequency converter by symbol bit 1 and ignore the other bits', () => {
    fc.assert(
      fc.property(statusWord, fc.nat({ max: 2 ** 31 - 1 }), (status, symbols) => {
        expect(machineSymbols(status, symbols).frequencyConverter).toBe(symbols % 2 === 1);
        expect(machineSymbols(status, symbols)).toEqual(machineSymbols(status, symbols % 2));
      }),
    );
  });

  it('are dark where the words are missing', () => {
    expect(machineSymbols(undefined, undefined)).toEqual({ motor: false, valve: false, frequencyConverter: false });
  });
});

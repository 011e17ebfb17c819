import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dayOfInputFileName, inputFileName, inputId, inputOfId } from '../../../core/inputFile/index.ts';
import { inputChannel, recordedName } from '../../../core/inputFile/InputChannel.ts';
import { inputFunctions } from '../../../core/inputs/index.ts';
import { anyText } from '../anyText.ts';

describe('a recorded input', () => {
  it('has a name of letters, digits and _', () => {
    expect(recordedName('DEW_POINT')).toBe('DEW_POINT');
    expect(recordedName('Druck "Süd", 2.OG')).toBe('Druck_Süd_2_OG');
    expect(recordedName('=1+1')).toBe('_1_1');
    expect(recordedName('')).toBe('_');
    expect(recordedName('x'.repeat(99))).toHaveLength(40);
  });

  it('keeps its recorded name', () => {
    fc.assert(fc.property(anyText(), (name) => expect(recordedName(recordedName(name))).toBe(recordedName(name))));
  });

  it('is found again by its id', () => {
    fc.assert(
      fc.property(anyText(), fc.integer({ min: 0, max: 10 }), fc.constantFrom(...inputFunctions), (name, slot, use) => {
        const channel = inputChannel(slot, { name, function: use });
        expect(inputOfId(inputId(channel))).toEqual(channel);
      }),
    );
  });

  it.each(['', 'x', '11-pressure-A', '03-pressure-A', '3-weight-A', '3-pressure-', '3-pressure-A B', '-1-pressure-A', '3-pressure-A/../B'])(
    'has no id such as %p',
    (id) => expect(inputOfId(id)).toBeUndefined(),
  );
});

describe('the name of a file of analog inputs', () => {
  it('has its day', () => {
    expect(inputFileName('2026-11-20')).toBe('INPUTS-2026-11-20.csv');
    expect(dayOfInputFileName('INPUTS-2026-11-20.csv')).toBe('2026-11-20');
  });

  it.each(['INPUTS-2026-11-31.csv', 'inputs-2026-11-20.csv', 'INPUTS-20261120.csv', 'xINPUTS-2026-11-20.csv', 'INPUTS-2026-11-20.csv.gz'])(
    'is not %p',
    (name) => expect(dayOfInputFileName(name)).toBeUndefined(),
  );
});

import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { faultBitIndex, faultCode, faultNumber, faultSeverity, type FaultSource, faultText } from '../../../core/faults/index.ts';

const bit = fc.nat({ max: 200 });
const source: fc.Arbitrary<FaultSource> = fc.oneof(fc.constant('master' as const), fc.integer({ min: 1, max: 10 }));
const noBit = fc.oneof(fc.constantFrom(NaN, -1, 0.5, Infinity, -Infinity, 2 ** 60), fc.integer({ max: -1 }));

describe('the severity of a fault', () => {
  it('[ERR-3] is maintenance below bit 16, a warning below bit 64, else an error', () => {
    for (let bitIndex = 0; bitIndex < 16; bitIndex++) expect(faultSeverity(bitIndex)).toBe('maintenance');
    for (let bitIndex = 16; bitIndex < 64; bitIndex++) expect(faultSeverity(bitIndex)).toBe('warning');
    for (let bitIndex = 64; bitIndex < 1000; bitIndex++) expect(faultSeverity(bitIndex)).toBe('error');
  });

  it('is unknown where there is no such bit', () => {
    fc.assert(fc.property(noBit, (bitIndex) => expect(faultSeverity(bitIndex)).toBeUndefined()));
  });
});

describe('the code of a fault', () => {
  test.each<[FaultSource, number, number, string]>([
    [1, 0, 1, 'M001'],
    [10, 15, 16, 'M016'],
    [3, 16, 17, 'W017'],
    [3, 63, 64, 'W064'],
    [3, 64, 65, 'E065'],
    [3, 99, 100, 'E100'],
    ['master', 0, 101, 'M101'],
    ['master', 15, 116, 'M116'],
    ['master', 16, 117, 'W117'],
    ['master', 64, 165, 'E165'],
  ])('of %p at bit %d has the number %d and reads %s', (from, bitIndex, number, code) => {
    expect(faultNumber(from, bitIndex)).toBe(number);
    expect(faultBitIndex(from, number)).toBe(bitIndex);
    expect(faultCode(from, bitIndex)).toBe(code);
  });

  it('carries a number that leads back to its bit', () => {
    fc.assert(
      fc.property(source, bit, (from, bitIndex) => {
        expect(faultBitIndex(from, faultNumber(from, bitIndex)!)).toBe(bitIndex);
        expect(Number(faultCode(from, bitIndex)!.slice(1))).toBe(faultNumber(from, bitIndex));
      }),
    );
  });

  it('is none where there is no such bit', () => {
    fc.assert(
      fc.property(source, noBit, (from, bitIndex) => {
        expect([faultCode(from, bitIndex), faultNumber(from, bitIndex), faultText({}, from, bitIndex)]).toEqual([
          undefined,
          undefined,
          undefined,
        ]);
      }),
    );
    expect(faultBitIndex('master', 100)).toBeUndefined();
    expect(faultBitIndex(1, 0)).toBeUndefined();
  });
});

describe('the text of a fault', () => {
  const german = { master: { 0: 'Netzdruck zu niedrig' }, 2: { 0: 'Ölfilter wechseln', 64: '  ' } };
  const english = { master: { 0: 'System pressure too low' } };

  test.each<[typeof german | typeof english | undefined, FaultSource, number, string]>([
    [german, 'master', 0, 'Netzdruck zu niedrig'],
    [english, 'master', 0, 'System pressure too low'],
    [german, 2, 0, 'Ölfilter wechseln'],
    [english, 2, 0, 'M001'],
    [german, 3, 0, 'M001'],
    [german, 2, 20, 'W021'],
    [german, 2, 64, 'E065'],
    [german, 'master', 1, 'M102'],
    [undefined, 'master', 64, 'E165'],
  ])("[ERR-5] comes from the language's table by source and bit, else it is the code", (texts, from, bitIndex, text) => {
    expect(faultText(texts, from, bitIndex)).toBe(text);
  });

  it('is the code whatever the source is called', () => {
    expect(faultText(german, 'constructor' as never, 0)).toBe('M001');
  });
});

import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { decodeFaultTexts, encodeFaultTexts, faultTextsParams, faultTextsResponse } from '../../../adapters/contract/index.ts';
import { type FaultSource, faultText, type SourceTexts } from '../../../core/faults/index.ts';
import { anyText } from '../../core/anyText.ts';
import { sent } from './wires.ts';

const texts: fc.Arbitrary<SourceTexts> = fc.dictionary(fc.nat({ max: 99 }).map(String), anyText());
const sources: readonly FaultSource[] = ['master', ...Array.from({ length: 10 }, (_, i) => i + 1)];

describe('the fault texts on the wire', () => {
  it("arrive as they were sent, the compressors' at every slot", () => {
    fc.assert(
      fc.property(texts, texts, (master, compressor) => {
        const wire = sent(encodeFaultTexts({ master, compressor }));
        expect(z.safeParse(faultTextsResponse, wire).success).toBe(true);
        const read = decodeFaultTexts(wire);
        expect(Object.keys(read).sort()).toEqual(sources.map(String).sort());
        for (const source of sources) expect(read[source]).toEqual(source === 'master' ? master : compressor);
      }),
    );
  });

  it("have a compressor's own in the place of what all share, and those of limits where there are some", () => {
    const tables = {
      master: { 0: 'M' },
      compressor: { 1: 'all', 2: 'also' },
      limits: { 5: 'L' },
      bySlot: { 3: { 1: 'own' }, 10: { 7: 'last' } },
    };
    const wire = sent(encodeFaultTexts(tables));
    expect(z.safeParse(faultTextsResponse, wire).success).toBe(true);
    expect(z.safeParse(faultTextsResponse, { ...tables, 10: 'no texts' }).success).toBe(false);
    const read = decodeFaultTexts(wire);
    expect([read.limits, read[3], read[10], read[4]]).toEqual([
      { 5: 'L' },
      { 1: 'own', 2: 'also' },
      { 1: 'all', 2: 'also', 7: 'last' },
      { 1: 'all', 2: 'also' },
    ]);
    expect(decodeFaultTexts({ master: {}, compressor: {} })).not.toHaveProperty('limits');
  });

  it('are texts by bit index; anything else is left out', () => {
    fc.assert(fc.property(fc.jsonValue(), (wire) => typeof decodeFaultTexts(wire) === 'object'));
    const read = decodeFaultTexts({ master: { '0': 'a', x: 'b', '1': 7 }, compressor: ['c'] });
    expect(read.master).toEqual({ 0: 'a' });
    expect(read[1]).toEqual({});
    expect(faultText(decodeFaultTexts(null), 1, 65)).toBe('E066');
  });

  test.each([
    ['de', true],
    ['en', true],
    ['fr', false],
    ['', false],
    ['DE', false],
  ])('can be asked for in %p: %p', (language, isKnown) => {
    expect(z.safeParse(faultTextsParams, { language }).success).toBe(isKnown);
  });
});

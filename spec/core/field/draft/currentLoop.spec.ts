import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { adjustedPoint, decodePoint, loopAdjustment } from '../../../../core/field/index.ts';

const input = { key: 'in1', table: 'input', at: 8, type: 'f32' } as const;
const words = (mA: number) => {
  const view = new DataView(new ArrayBuffer(4));
  view.setFloat32(0, mA);
  return [view.getUint16(0), view.getUint16(2)];
};

describe('an input of 4 to 20 mA', () => {
  it('of 0 to 16 bar has the limits of NAMUR NE 43', () => {
    expect(loopAdjustment({ atZero: 0, atFull: 16 })).toEqual({ scale: 1, offset: -4, min: -0.4, max: 17 });
  });

  test.each([
    [3.5, undefined],
    [3.7, -0.3],
    [4, 0],
    [12, 8],
    [20, 16],
    [20.9, 16.9],
    [21.5, undefined],
  ])('[FIELD-3] at %d mA is %p bar, and missing where only a broken loop has such a current', (mA, bar) => {
    const { value } = decodePoint(adjustedPoint(input, { ...loopAdjustment({ atZero: 0, atFull: 16 }), unit: 'bar' } as object), words(mA));
    if (bar === undefined) expect(value).toBeUndefined();
    else expect(value).toBeCloseTo(bar, 4);
  });

  it('gives both ends of any range, rising or falling', () => {
    const end = fc.integer({ min: -2000, max: 2000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(end, end, (atZero, atFull) => {
        fc.pre(atZero !== atFull);
        const { scale = NaN, offset = NaN, min = NaN, max = NaN } = loopAdjustment({ atZero, atFull })!;
        expect([offset + 4 * scale, offset + 20 * scale]).toEqual([expect.closeTo(atZero, 6), expect.closeTo(atFull, 6)]);
        expect([min < Math.min(atZero, atFull), max > Math.max(atZero, atFull)]).toEqual([true, true]);
      }),
    );
  });

  test.each([
    [3, 3],
    [NaN, 16],
    [0, NaN],
  ])('of %d to %d is none', (atZero, atFull) => {
    expect(loopAdjustment({ atZero, atFull })).toBeUndefined();
  });
});

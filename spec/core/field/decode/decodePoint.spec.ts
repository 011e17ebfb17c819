import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { decodePoint, encodePoint, type ProfilePoint } from '../../../../core/field/index.ts';
import { wordCountOf, wordsOfRaw } from '../../../../core/field/decode/words.ts';
import { anyOrders, anyWord, numberTypes, pointOf, rawOfType } from '../points.ts';

describe('the words of a point', () => {
  test.each<[Partial<ProfilePoint>, readonly number[], number | bigint]>([
    [{ type: 'u16' }, [0xfffe], 65_534],
    [{ type: 'i16' }, [0xfffe], -2],
    [{ type: 'i16' }, [0x7fff], 32_767],
    [{ type: 'i16' }, [0x8000], -32_768],
    [{ type: 'u32' }, [0xfffe, 0x0001], 4_294_836_225],
    [{ type: 'u32', wordOrder: 'lowFirst' }, [0x0001, 0xfffe], 4_294_836_225],
    [{ type: 'u32', byteOrder: 'lowFirst' }, [0xfeff, 0x0100], 4_294_836_225],
    [{ type: 'u32', wordOrder: 'lowFirst', byteOrder: 'lowFirst' }, [0x0100, 0xfeff], 4_294_836_225],
    [{ type: 'i32' }, [0xffff, 0xfffb], -5],
    [{ type: 'u64' }, [0, 0, 0x1234, 0x5678], 0x12345678n],
    [{ type: 'u64', wordOrder: 'lowFirst' }, [0x5678, 0x1234, 0, 0], 0x12345678n],
    [{ type: 'i64' }, [0xffff, 0xffff, 0xffff, 0xffff], -1n],
    [{ type: 'f32' }, [0x42f6, 0xe979], Math.fround(123.456)],
    [{ type: 'f32', wordOrder: 'lowFirst' }, [0xe979, 0x42f6], Math.fround(123.456)],
    [{ type: 'f64' }, [0x405e, 0xdd2f, 0x1a9f, 0xbe77], 123.456],
    [{ type: 'bit', table: 'discrete' }, [1], 1],
    [{ type: 'bit', table: 'coil' }, [0], 0],
  ])('%j %p are %p', (given, words, raw) => {
    expect(decodePoint(pointOf(given), words)).toEqual({ value: Number(raw), raw, words });
  });

  it('hold any raw number of their type in any order', () => {
    for (const type of numberTypes)
      fc.assert(
        fc.property(anyOrders, rawOfType(type), (orders, raw) => {
          const point = pointOf({ type, ...orders });
          const read = decodePoint(point, wordsOfRaw(point, raw)!);
          expect(read.value).toBe(raw + 0);
          expect(Number(read.raw) + 0).toBe(raw + 0);
        }),
      );
  });

  test.each([
    ['u16', 0, 65_535],
    ['i16', -32_768, 32_767],
    ['u32', 0, 4_294_967_295],
    ['i32', -2_147_483_648, 2_147_483_647],
    ['u64', 0, Number.MAX_SAFE_INTEGER],
    ['i64', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ] as const)('of type %s hold %d to %d and no number beyond', (type, lowest, highest) => {
    const point = pointOf({ type });
    const held = [lowest - 1, lowest, highest, highest + 1].map((raw) => wordsOfRaw(point, raw));
    expect(held.map((words) => words && Number(decodePoint(point, words).raw))).toEqual([undefined, lowest, highest, undefined]);
  });

  it('are as many as its type has, of a text as many as it states or one', () => {
    const counts = [{ type: 'bit' }, { type: 'u16' }, { type: 'f64' }, { type: 'ascii' }, { type: 'ascii', registers: 4 }] as const;
    expect(counts.map(wordCountOf)).toEqual([1, 1, 4, 1, 4]);
  });

  it('never make it throw, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...numberTypes, 'ascii' as const, 'bit' as const),
        anyOrders,
        fc.array(anyWord, { maxLength: 5 }),
        (type, orders, words) => {
          const { value, text, missing } = decodePoint(pointOf({ type, ...orders, registers: 3 }), words);
          expect([value !== undefined, text !== undefined, missing !== undefined].filter(Boolean)).toHaveLength(1);
          if (value !== undefined) expect(Number.isFinite(value)).toBe(true);
        },
      ),
    );
  });

  it('that are too few are no number', () => {
    expect(decodePoint(pointOf({ type: 'f32' }), [1])).toEqual({
      value: undefined,
      raw: undefined,
      words: [1],
      missing: { kind: 'notNumber' },
    });
    expect(decodePoint(pointOf(), []).missing).toEqual({ kind: 'notNumber' });
  });
});

describe('the value of a point', () => {
  test.each<[Partial<ProfilePoint>, number, number]>([
    [{ scale: 0.1 }, 73, 7.3],
    [{ scale: 0.01, unit: 'W' }, 57_920, 0.5792],
    [{ scale: 0.1, offset: -50, unit: 'degC' }, 1000, 50],
    [{ scale: 0.1, unit: 'degF' }, 2120, 100],
    [{ unit: 'mbar' }, 7012, 7.012],
    [{ unit: 'm3/h' }, 90, 1.5],
    [{ unit: '%' }, 55, 0.55],
    [{ unit: 'min' }, 90, 1.5],
    [{ scale: -1, unit: 'kW' }, 5, -5],
  ])('of %j with raw %d is %d', (given, raw, value) => {
    expect(decodePoint(pointOf(given), [raw]).value).toBeCloseTo(value, 9);
  });

  it('of a decimal step is the decimal itself', () => {
    for (let raw = 0; raw <= 1000; raw++) expect(decodePoint(pointOf({ scale: 0.1 }), [raw]).value).toBe(Number(`${raw}e-1`));
  });

  it('of a flow or a volume is free air, whatever the device counts at', () => {
    expect(decodePoint(pointOf({ unit: 'm3/min', reference: 'din1343' }), [10]).value).toBeCloseTo(10.8744, 4);
    expect(decodePoint(pointOf({ unit: 'm3', reference: 'iso2533' }), [10]).value).toBeCloseTo(10.3083, 4);
    expect(decodePoint(pointOf({ unit: 'm3', reference: 'iso1217' }), [10]).value).toBe(10);
  });

  it('of no volume knows no reference', () => {
    expect(decodePoint(pointOf({ unit: 'bar', reference: 'din1343' }), [7]).value).toBe(7);
  });

  test.each<[Partial<ProfilePoint>, readonly number[]]>([
    [{ invalid: [65_535] }, [65_535]],
    [{ type: 'i16', invalid: [1, -32_768] }, [0x8000]],
    [{ type: 'i16', invalid: ['0x8000'] }, [0x8000]],
    [{ type: 'u64', invalid: ['0xFFFFFFFFFFFFFFFF'] }, [65_535, 65_535, 65_535, 65_535]],
    [{ type: 'f32', invalid: ['0x7f7fffff'] }, [0x7f7f, 0xffff]],
    [{ type: 'f32', invalid: ['0x7f7fffff'], wordOrder: 'lowFirst' }, [0xffff, 0x7f7f]],
  ])('of %j is missing for the word that means so', (given, words) => {
    expect(decodePoint(pointOf(given), words)).toEqual({ value: undefined, raw: undefined, words, missing: { kind: 'invalidWord' } });
  });

  it('beside the invalid word is there', () => {
    expect(decodePoint(pointOf({ invalid: [65_535] }), [65_534]).value).toBe(65_534);
    expect(
      decodePoint(pointOf({ type: 'u64', invalid: ['0xFFFFFFFFFFFFFFFF'] }), [65_535, 65_535, 65_535, 65_534]).missing,
    ).toBeUndefined();
  });

  test.each([
    ['NaN', [0x7fc0, 0]],
    ['infinity', [0x7f80, 0]],
    ['minus infinity', [0xff80, 0]],
  ])('of %s is missing', (_, words) => {
    const nothing = { value: undefined, raw: undefined, words, missing: { kind: 'notNumber' } };
    expect(decodePoint(pointOf({ type: 'f32' }), words)).toEqual(nothing);
  });

  it('outside of its limits is missing, and says what it would be in the base unit; the limits themselves are inside', () => {
    const point = pointOf({ type: 'i16', unit: 'mbar', min: -1000, max: 16_000 });
    const read = (raw: number) => decodePoint(point, wordsOfRaw(point, raw)!);
    expect(read(16_000).value).toBe(16);
    expect(read(16_001)).toEqual({ value: undefined, raw: 16_001, words: [16_001], missing: { kind: 'outOfRange', value: 16.001 } });
    expect(read(-1000).value).toBe(-1);
    expect(read(-1001).missing).toEqual({ kind: 'outOfRange', value: -1.001 });
  });

  const twoUnits = pointOf({ unit: 'bar', scale: 0.1, by: { point: 'unit', cases: { '0': {}, '1': { unit: 'psi', scale: 1 } } } });
  test.each([
    [0, 9.9],
    [1, 6.8258],
  ])('follows the unit that another point says: %d', (unit, value) => {
    expect(decodePoint(twoUnits, [99], () => unit).value).toBeCloseTo(value, 4);
  });

  test.each([undefined, 2, 'toString' as unknown as number])('is missing where no case fits: %p', (unit) => {
    expect(decodePoint(twoUnits, [99], () => unit)).toEqual({ value: undefined, raw: 99, words: [99], missing: { kind: 'noCase' } });
  });

  it('asks for the point that it depends on', () => {
    expect(decodePoint(twoUnits, [99], (key) => (key === 'unit' ? 0 : undefined)).value).toBe(9.9);
    expect(decodePoint(twoUnits, [99]).missing).toEqual({ kind: 'noCase' });
  });
});

describe('a text of a device', () => {
  const bytes = (text: string) =>
    Array.from({ length: Math.ceil(text.length / 2) }, (_, i) => (text.charCodeAt(2 * i) << 8) | (text.charCodeAt(2 * i + 1) || 0));

  it('ends at the first zero, without what can not be printed and without blanks around it', () => {
    const read = (text: string, given: Partial<ProfilePoint> = {}) =>
      decodePoint(pointOf({ type: 'ascii', registers: 4, ...given }), bytes(text.padEnd(8, '\0')));
    expect(read('V1.2').text).toBe('V1.2');
    expect(read(' V1\x00garb')).toEqual({ value: undefined, text: 'V1', raw: undefined, words: bytes(' V1\x00garb') });
    expect(read('\x1b[31mV2~').text).toBe('[31mV2~');
    expect(read('A\x7f\x80 B').text).toBe('A B');
    expect(read('1V2.', { byteOrder: 'lowFirst' }).text).toBe('V1.2');
  });

  it('without a printed character is missing', () => {
    expect(decodePoint(pointOf({ type: 'ascii', registers: 2 }), [0x2020, 0x0000]).missing).toEqual({ kind: 'invalidWord' });
  });
});

describe('a value that a device is to hold', () => {
  it('is read back within half a step of its word', () => {
    const kinds: readonly Partial<ProfilePoint>[] = [
      { type: 'i16', unit: 'mbar' },
      { type: 'u16', scale: 0.01, unit: 'm3/min', reference: 'din1343' },
      { type: 'i32', scale: 0.1, offset: 5, unit: 'degF', wordOrder: 'lowFirst' },
      { type: 'u64', scale: 0.01, unit: 'Wh' },
    ];
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.double({ min: 0, max: 15, noNaN: true }), (given, value) => {
        const point = pointOf(given);
        const at = (raw: number) => decodePoint(point, wordsOfRaw(point, raw)!).value!;
        const step = Math.abs(at(1) - at(0));
        expect(Math.abs(decodePoint(point, encodePoint(point, value)!).value! - value)).toBeLessThanOrEqual(step * 0.5000001);
      }),
    );
  });

  it('that is missing or does not fit is the word that means so', () => {
    const pressure = pointOf({ type: 'i16', unit: 'mbar', invalid: [-32_768] });
    expect(encodePoint(pressure, undefined)).toEqual([0x8000]);
    expect(encodePoint(pressure, 32.767)).toEqual([0x7fff]);
    expect(encodePoint(pressure, 32.768)).toEqual([0x8000]);
    expect(encodePoint(pressure, -32.769)).toEqual([0x8000]);
    expect(encodePoint(pointOf({ type: 'u32', invalid: ['0xFFFF0000'], wordOrder: 'lowFirst' }), NaN)).toEqual([0, 0xffff]);
    expect(encodePoint(pointOf({ type: 'f32', wordOrder: 'lowFirst' }), undefined)).toEqual([0, 0x7fc0]);
    expect(encodePoint(pointOf({ type: 'f32', invalid: ['0x7f7fffff'] }), NaN)).toEqual([0x7f7f, 0xffff]);
    expect(decodePoint(pointOf({ type: 'f64' }), encodePoint(pointOf({ type: 'f64' }), undefined)!).missing).toEqual({ kind: 'notNumber' });
  });

  it('has no words where none means that it is missing, and none for a text', () => {
    expect(encodePoint(pointOf(), undefined)).toBeUndefined();
    expect(encodePoint(pointOf(), -1)).toBeUndefined();
    expect(encodePoint(pointOf(), 65_536)).toBeUndefined();
    expect(encodePoint(pointOf({ type: 'ascii', registers: 2 }), 1)).toBeUndefined();
  });

  it('as a bit is set or not', () => {
    const bit = pointOf({ type: 'bit', table: 'discrete' });
    expect([encodePoint(bit, 0), encodePoint(bit, 1), encodePoint(bit, NaN)]).toEqual([[0], [1], undefined]);
  });
});

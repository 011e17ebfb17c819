import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { faultsUp, holds, type StateRule, statusOf, type When } from '../../../../core/field/index.ts';
import { stateFlags } from '../../../../core/field/DeviceModel.ts';
import { statusBit } from '../../../../core/compressor/index.ts';

const raws = (values: Readonly<Record<string, number | bigint>>) => (key: string) => values[key];

describe('a condition', () => {
  test.each<[When, number | bigint, boolean | undefined]>([
    [{ point: 'p', bit: 0 }, 1, true],
    [{ point: 'p', bit: 1 }, 1, false],
    [{ point: 'p', bit: 15 }, 0x8000, true],
    [{ point: 'p', bit: 15 }, -32_768, true],
    [{ point: 'p', bit: 31 }, 0x8000_0000, true],
    [{ point: 'p', bit: 63 }, 0x8000_0000_0000_0000n, true],
    [{ point: 'p', bit: 1, not: true }, 1, true],
    [{ point: 'p', bit: 0, not: true }, 1, false],
    [{ point: 'p', bit: 0, not: false }, 1, true],
    [{ point: 'p', bit: 0 }, 1.5, undefined],
    [{ point: 'p', in: [5, 9] }, 9, true],
    [{ point: 'p', in: [5, 9] }, 9n, true],
    [{ point: 'p', in: [5, 9] }, 8, false],
    [{ point: 'p', in: [5, 9], not: true }, 8, true],
    [{ point: 'p', in: [1.5] }, 1.5, true],
  ])('%j of %p is %p', (when, raw, expected) => {
    expect(holds(when, raws({ p: raw }))).toBe(expected);
  });

  it('of a point that is missing is not known, also turned round', () => {
    expect(holds({ point: 'p', bit: 0 }, raws({}))).toBeUndefined();
    expect(holds({ point: 'p', in: [0], not: true }, raws({}))).toBeUndefined();
  });
});

describe('the status word of a machine', () => {
  test.each(stateFlags.filter((flag) => flag !== 'running'))('has %s as its own bit', (flag) => {
    const rules: readonly StateRule[] = [{ set: flag, when: { point: 'p', in: [1] } }];
    expect(statusOf(rules, raws({ p: 1 }))).toBe(statusBit[flag]);
    expect(statusOf(rules, raws({ p: 0 }))).toBe(0);
  });

  it('of a motor that runs has it switched on', () => {
    expect(statusOf([{ set: 'running', when: { point: 'p', in: [1] } }], raws({ p: 1 }))).toBe(statusBit.running | statusBit.on);
  });

  const either: readonly StateRule[] = [
    { set: 'loaded', when: { point: 'a', bit: 0 } },
    { set: 'loaded', when: { point: 'b', bit: 0 } },
    { set: 'warning', when: { point: 'a', bit: 1 } },
  ];

  it('sets a flag by any of its rules', () => {
    expect(statusOf(either, raws({ a: 0, b: 1 }))).toBe(statusBit.loaded);
    expect(statusOf(either, raws({ a: 3, b: 0 }))).toBe(statusBit.loaded | statusBit.warning);
    expect(statusOf(either, raws({ a: 0, b: 0 }))).toBe(0);
  });

  it('[FIELD-3] is missing, and not 0, while a rule that matters is not known', () => {
    expect(statusOf(either, raws({ a: 0 }))).toBeUndefined();
    expect(statusOf(either, raws({ b: 1 }))).toBeUndefined();
    expect(statusOf(either, raws({ a: 1 }))).toBe(statusBit.loaded);
    expect(statusOf([], raws({}))).toBeUndefined();
  });

  it('never becomes known by knowing less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 1 }), fc.boolean(), fc.boolean(), (a, b, hasA, hasB) => {
        const whole = statusOf(either, raws({ a, b }));
        const part = statusOf(either, raws({ ...(hasA ? { a } : {}), ...(hasB ? { b } : {}) }));
        expect([whole, undefined]).toContain(part);
      }),
    );
  });
});

describe('the faults of a machine', () => {
  const fault = (index: number, when: When) => ({ when, severity: 'error' as const, index, text: { en: 'x', de: 'x' } });
  it('are those that are known to be up', () => {
    const rules = [fault(64, { point: 'a', bit: 0 }), fault(65, { point: 'a', bit: 1 }), fault(66, { point: 'b', bit: 0 })];
    expect(faultsUp(rules, raws({ a: 1 }))).toEqual([rules[0]]);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { Profile, ProfilePoint } from '../../../core/field/index.ts';
import type { ModbusAnswer, ModbusIdentityAnswer, ModbusLine, ModbusManner, ModbusQuestion } from '../../../core/ports/index.ts';
import { findUnits } from '../../../station/field/findUnits.ts';
import { exception, timeout } from './scriptedLine.ts';

const point = (key: string, at: number, type: ProfilePoint['type'] = 'u16'): ProfilePoint => ({ key, table: 'holding', at, type });
const profileOf = (id: string, points: readonly ProfilePoint[], match?: Profile['match']): Profile => ({
  ...{ format: 1, id, vendor: 'any', model: 'any', role: 'sensor', maturity: 'generic', sources: ['here'] },
  ...{ modbus: { framing: ['tcp'] }, points, ...(match !== undefined && { match }) },
});
const never = new AbortController().signal;

interface Unit {
  readonly identity?: ModbusIdentityAnswer;
  readonly words?: Readonly<Record<number, number>>;
  readonly otherwise?: ModbusAnswer;
}

/** A line with units; `asked` has each question, and how long an answer may take. */
function lineOf(units: Readonly<Record<number, Unit>>) {
  const asked: string[] = [];
  const waits = new Set<number | undefined>();
  const line: Pick<ModbusLine, 'read' | 'identify'> = {
    read({ unit, at, count }: ModbusQuestion, manner?: ModbusManner) {
      asked.push(`${unit}: ${at}+${count}`);
      waits.add(manner?.timeoutMs);
      const { words, otherwise = timeout } = units[unit] ?? {};
      if (words?.[at] === undefined) return Promise.resolve(otherwise);
      return Promise.resolve({ ok: true, words: Array.from({ length: count }, (_, i) => words[at + i] ?? 0) });
    },
    identify(unit, manner) {
      asked.push(`${unit}: who`);
      waits.add(manner?.timeoutMs);
      return Promise.resolve(units[unit]?.identity ?? { ok: false, reason: 'timeout' });
    },
  };
  return {
    line: { ...line, state: () => ({ isConnected: true, problem: undefined, generation: 1 }), close: () => Promise.resolve() },
    asked,
    waits,
  };
}
const identity = (vendor: string): ModbusIdentityAnswer => ({ ok: true, identity: { vendor, product: 'P', revision: undefined } });
const marked = profileOf(
  'marked',
  [point('type', 4), point('model', 9, 'u32')],
  [
    { point: 'type', in: [7] },
    { point: 'model', in: [65_538] },
  ],
);

describe('the units of a line', () => {
  it('[FIELD-6] are those from the first to the last that answer in 200 ms, with who they are', async () => {
    const { line, asked, waits } = lineOf({
      3: { identity: identity('V') },
      5: { identity: identity('W') },
      6: { identity: identity('X') },
    });
    const found = await findUnits(line, { fromUnit: 2, toUnit: 5 }, [], never);
    expect(found).toEqual([
      { unit: 3, identification: ['V', 'P'], profiles: [] },
      { unit: 5, identification: ['W', 'P'], profiles: [] },
    ]);
    expect([asked, [...waits]]).toEqual([['2: who', '3: who', '4: who', '5: who'], [200]]);
  });

  it.each([
    [1, true],
    [2, true],
    [9, true],
    [10, false],
    [11, false],
    [12, true],
  ])('are there where they refuse with %i: %p, as a gateway has words of its own', async (code, isThere) => {
    const { line } = lineOf({ 1: { identity: exception(code) as ModbusIdentityAnswer } });
    expect(await findUnits(line, { fromUnit: 1, toUnit: 1 }, [], never)).toHaveLength(isThere ? 1 : 0);
  });

  it('[FIELD-6] have the profiles of which each mark is as it should be, and are asked for no other point', async () => {
    const { line, asked } = lineOf({
      1: { words: { 4: 7, 9: 1, 10: 2 } },
      2: { words: { 4: 8 } },
      3: { words: { 4: 7, 9: 1, 10: 3 } },
    });
    const profiles = [profileOf('plain', [point('a', 1)]), marked, profileOf('lost', [point('a', 1)], [{ point: 'b', in: [1] }])];
    expect(await findUnits(line, { fromUnit: 1, toUnit: 3 }, profiles, never)).toEqual([
      { unit: 1, identification: [], profiles: ['marked'] },
      { unit: 2, identification: [], profiles: [] },
      { unit: 3, identification: [], profiles: [] },
    ]);
    expect(asked).toEqual(['1: who', '1: 4+1', '1: 9+2', '2: who', '2: 4+1', '3: who', '3: 4+1', '3: 9+2']);
  });

  it('are asked once for a register that is a mark of several profiles', async () => {
    const { line, asked } = lineOf({ 1: { words: { 4: 7 } } });
    const alike = (id: string, type: ProfilePoint['type'] = 'u16') => profileOf(id, [point('type', 4, type)], [{ point: 'type', in: [7] }]);
    expect(await findUnits(line, { fromUnit: 1, toUnit: 1 }, [alike('a'), alike('b'), alike('c', 'i16')], never)).toMatchObject([
      { profiles: ['a', 'b', 'c'] },
    ]);
    expect(asked).toEqual(['1: who', '1: 4+1', '1: 4+1']);
  });

  it('are there where they refuse a mark alone, and not where nothing comes', async () => {
    const { line } = lineOf({ 1: { otherwise: exception(2) }, 2: {}, 3: { otherwise: exception(11) } });
    expect(await findUnits(line, { fromUnit: 1, toUnit: 3 }, [marked], never)).toEqual([{ unit: 1, identification: [], profiles: [] }]);
  });

  it('are looked for no further once nobody waits', async () => {
    const { line, asked } = lineOf({});
    const stop = new AbortController();
    const found = findUnits(line, { fromUnit: 1, toUnit: 200 }, [], stop.signal);
    stop.abort();
    await found;
    expect(asked).toEqual(['1: who']);
  });
});

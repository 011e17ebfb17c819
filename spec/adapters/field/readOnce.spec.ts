import { describe, expect, it } from '@jest/globals';
import { readOnce } from '../../../adapters/field/index.ts';
import { loadProfiles } from '../../../adapters/profiles/index.ts';
import type { Profile, ProfilePoint } from '../../../core/field/index.ts';
import type { ModbusAnswer, ModbusLine, ModbusManner } from '../../../core/ports/index.ts';
import { memoryModbusLine, type MemoryUnit } from '../../fakes/memoryModbusLine.ts';

const generic = (await loadProfiles()).profiles['pressluft-generic-1']!;
const point = (key: string, at: number, given: Partial<ProfilePoint> = {}): ProfilePoint => ({
  key,
  table: 'holding',
  at,
  type: 'u16',
  ...given,
});
const profileOf = (points: readonly ProfilePoint[], modbus: Partial<Profile['modbus']> = {}): Profile => ({
  ...generic,
  ...{ points, states: [], faults: [], maintenance: [], match: [], neverRead: [] },
  modbus: { framing: ['tcp'], ...modbus },
});
const clock = { nowMs: () => 77 };

function read(points: readonly ProfilePoint[], unit: MemoryUnit) {
  const line = memoryModbusLine([[1, unit]]);
  return { line, once: () => readOnce({ line, profile: profileOf(points), unit: 1, clock }) };
}

/** Answers each question alike, and notes how it was asked. */
function answering(answer: ModbusAnswer) {
  const manners: (ModbusManner | undefined)[] = [];
  const line: ModbusLine = {
    ...memoryModbusLine([]),
    read(_question, manner) {
      manners.push(manner);
      return Promise.resolve(answer);
    },
  };
  return { line, manners };
}

describe('one reading of everything that a device has', () => {
  const three = [point('a', 0), point('b', 1, { every: 'slow' }), point('c', 2, { every: 'once' })];

  it('has what is read often, seldom and once', async () => {
    const { line, once } = read(three, { holding: { 0: 10, 1: 11, 2: 12 } });
    const { readings, lost } = await once();
    expect(lost).toBeUndefined();
    expect(Object.entries(readings).map(([key, { value, readAtMs }]) => [key, value, readAtMs])).toEqual([
      ['c', 12, 77],
      ['a', 10, 77],
      ['b', 11, 77],
    ]);
    expect(line.asked.map(({ at }) => at)).toEqual([2, 0, 1]);
  });

  it('asks in halves for what the device refuses at once, down to the point that it has not', async () => {
    const { line, once } = read([point('a', 0), point('b', 1), point('c', 2), point('d', 3)], { holding: { 0: 10, 1: 11, 3: 13 } });
    const { readings } = await once();
    expect(['a', 'b', 'c', 'd'].map((key) => readings[key]?.value)).toEqual([10, 11, undefined, 13]);
    expect(readings['c']?.missing).toEqual({ kind: 'exception', code: 2 });
    expect(line.asked.map(({ at, count }) => [at, count])).toEqual([
      [0, 4],
      [0, 2],
      [2, 2],
      [2, 1],
      [3, 1],
    ]);
  });

  it.each([
    [1, 3],
    [2, 3],
    [3, 3],
    [4, 1],
    [11, 1],
  ])('after exception %d asks %d times in all', async (code, questions) => {
    const { line, manners } = answering({ ok: false, reason: 'exception', code });
    const { readings } = await readOnce({ line, profile: profileOf([point('a', 0), point('b', 1)]), unit: 1, clock });
    expect([manners.length, readings['a']?.missing]).toEqual([questions, { kind: 'exception', code }]);
  });

  it('goes on after a question without an answer, and stops where the line gives up', async () => {
    const apart = [point('a', 0), point('b', 500)];
    const silent = read(apart, { holding: { 0: 10, 500: 11 } });
    silent.line.failures.set(1, { ok: false, reason: 'timeout' });
    expect(await silent.once()).toEqual({
      lost: undefined,
      readings: Object.fromEntries(
        ['a', 'b'].map((key) => [key, expect.objectContaining({ value: undefined, missing: { kind: 'timeout' } })]),
      ),
    });
    const lost = read(apart, {});
    lost.line.disconnect('refused');
    expect(await lost.once()).toEqual({ readings: {}, lost: 'disconnected' });
  });

  it('asks as its profile says', async () => {
    const { line, manners } = answering({ ok: true, words: [1] });
    const { signal } = new AbortController();
    await readOnce({ line, profile: profileOf([point('a', 0)]), unit: 1, clock });
    await readOnce({ line, profile: profileOf([point('a', 0)], { pauseMs: 0, timeoutMs: 70 }), unit: 1, clock, signal });
    expect(manners).toEqual([{}, { pauseMs: 0, timeoutMs: 70, signal }]);
  });
});

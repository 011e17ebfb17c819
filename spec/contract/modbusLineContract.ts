import { describe, expect, it } from '@jest/globals';
import type { ModbusLine } from '../../core/ports/index.ts';
import type { MemoryUnit } from '../fakes/memoryModbusLine.ts';

/** What stands in the units that every line of the contract reaches. */
export const contractUnits: readonly (readonly [number, MemoryUnit])[] = [
  [
    1,
    {
      holding: { 0: 0, 1: 1, 2: 65_535, 3: 32_768, 65_535: 4711 },
      input: { 7: 77, 8: 88 },
      coil: { 0: 1, 1: 0, 2: 1, 3: 1, 4: 0, 5: 0, 6: 0, 7: 1, 8: 1 },
      discrete: { 100: 0, 101: 1 },
      identity: { vendor: 'Pressluft', product: 'Bank', revision: '1.0' },
    },
  ],
  [2, { holding: { 0: 2222 } }],
];

const reads = (unit: number, at: number, count = 1) => ({ unit, table: 'holding', at, count }) as const;

/** What every line does. */
export function modbusLineContract(open: () => Promise<ModbusLine>): void {
  const onLine = async (use: (line: ModbusLine) => Promise<void>) => {
    const line = await open();
    try {
      await use(line);
    } finally {
      await line.close();
    }
  };

  describe('a line', () => {
    it('reads registers of both tables, up to the last address', () =>
      onLine(async (line) => {
        expect(await line.read(reads(1, 0, 4))).toEqual({ ok: true, words: [0, 1, 65_535, 32_768] });
        expect(await line.read(reads(1, 65_535))).toEqual({ ok: true, words: [4711] });
        expect(await line.read({ unit: 1, table: 'input', at: 7, count: 2 })).toEqual({ ok: true, words: [77, 88] });
      }));

    it('reads bits of both tables as 0 and 1', () =>
      onLine(async (line) => {
        expect(await line.read({ unit: 1, table: 'coil', at: 0, count: 9 })).toEqual({ ok: true, words: [1, 0, 1, 1, 0, 0, 0, 1, 1] });
        expect(await line.read({ unit: 1, table: 'discrete', at: 100, count: 2 })).toEqual({ ok: true, words: [0, 1] });
      }));

    it("gives a device's exception with its code", () =>
      onLine(async (line) => {
        expect(await line.read(reads(1, 4))).toEqual({ ok: false, reason: 'exception', code: 2 });
        expect(await line.read(reads(9, 0))).toEqual({ ok: false, reason: 'exception', code: 11 });
      }));

    it('asks who a unit is', () =>
      onLine(async (line) => {
        expect(await line.identify(1)).toEqual({ ok: true, identity: { vendor: 'Pressluft', product: 'Bank', revision: '1.0' } });
        expect(await line.identify(2)).toEqual({ ok: false, reason: 'exception', code: 1 });
      }));

    it('answers many questions at once, of several units, each with its own values', () =>
      onLine(async (line) => {
        const answers = await Promise.all([line.read(reads(1, 1)), line.read(reads(2, 0)), line.identify(1), line.read(reads(1, 2))]);
        expect(answers.map((answer) => ('words' in answer ? answer.words : answer.ok))).toEqual([[1], [2222], true, [65_535]]);
      }));

    it('says that it is connected after an answer, for the first time', () =>
      onLine(async (line) => {
        expect(line.state()).toEqual({ isConnected: false, problem: undefined, generation: 0 });
        await line.read(reads(1, 0));
        expect(line.state()).toMatchObject({ isConnected: true, problem: undefined, generation: 1 });
      }));

    it('throws for what cannot be asked, and asks on', () =>
      onLine(async (line) => {
        expect(() => line.read(reads(256, 0))).toThrow(RangeError);
        expect(() => line.read(reads(1, -1))).toThrow(RangeError);
        expect(() => line.read(reads(1, 65_535, 2))).toThrow(RangeError);
        expect(() => line.read(reads(1, 0, 126))).toThrow(RangeError);
        expect(() => line.read({ unit: 1, table: 'coil', at: 0, count: 2001 })).toThrow(RangeError);
        expect(() => line.read(reads(1, 0.5))).toThrow(RangeError);
        expect(await line.read(reads(1, 1))).toEqual({ ok: true, words: [1] });
      }));

    it('asks nothing for a signal that was given before', () =>
      onLine(async (line) => {
        expect(await line.read(reads(1, 0), { signal: AbortSignal.abort() })).toEqual({ ok: false, reason: 'aborted' });
        expect(line.state().generation).toBe(0);
      }));

    it('ends what waits when the signal is given, and asks on', () =>
      onLine(async (line) => {
        const stop = new AbortController();
        const answers = [
          line.read(reads(1, 0), { signal: stop.signal }),
          line.read(reads(1, 1), { signal: stop.signal }),
          line.read(reads(1, 2)),
        ];
        stop.abort();
        expect(await Promise.all(answers)).toEqual([
          { ok: false, reason: 'aborted' },
          { ok: false, reason: 'aborted' },
          { ok: true, words: [65_535] },
        ]);
      }));

    it('answers with closed what waits when it is closed, and what comes after', () =>
      onLine(async (line) => {
        const waiting = [line.read(reads(1, 0)), line.identify(1)];
        await line.close();
        const closed = { ok: false, reason: 'closed' };
        expect(await Promise.all([...waiting, line.read(reads(1, 0))])).toEqual([closed, closed, closed]);
        expect(line.state().isConnected).toBe(false);
        await line.close();
      }));
  });
}

import { describe, expect, it, test } from '@jest/globals';
import { exceptionCodes, exceptionIn, exceptionPdu, readAnswer, readRequest } from '../../../core/modbus/index.ts';
import type { ModbusQuestion } from '../../../core/ports/index.ts';

const question = (given: Partial<ModbusQuestion> = {}): ModbusQuestion => ({ unit: 1, table: 'holding', at: 0, count: 2, ...given });

describe('a question for values', () => {
  test.each<[Partial<ModbusQuestion>, Partial<ModbusQuestion>]>([
    [{ unit: 0 }, { unit: -1 }],
    [{ unit: 255 }, { unit: 256 }],
    [{ unit: 2 }, { unit: 2.5 }],
    [{ count: 1 }, { count: 0 }],
    [{ count: 125 }, { count: 126 }],
    [
      { count: 125, table: 'input' },
      { count: 126, table: 'input' },
    ],
    [
      { count: 2000, table: 'coil' },
      { count: 2001, table: 'coil' },
    ],
    [
      { count: 2000, table: 'discrete' },
      { count: 2001, table: 'discrete' },
    ],
    [{ at: 0 }, { at: -1 }],
    [{ at: 65_534 }, { at: 65_535 }],
    [{ at: 7 }, { at: 7.5 }],
  ])('can be asked with %j, and not with %j', (can, canNot) => {
    expect(() => readRequest(question(can))).not.toThrow();
    expect(() => readRequest(question(canNot))).toThrow(RangeError);
  });

  test.each<[string, readonly number[], number | 'impossible' | undefined]>([
    ['nothing yet', [], undefined],
    ['its function', [3], undefined],
    ['another function', [4], 'impossible'],
    ['the right number of bytes', [3, 4], 6],
    ['too few bytes', [3, 3], 'impossible'],
    ['too many bytes', [3, 6], 'impossible'],
    ['an exception', [0x83], 2],
    ['an exception of another function', [0x84], 'impossible'],
  ])('knows how long its answer is by its first bytes: %s', (_, pdu, length) => {
    expect(readRequest(question()).answerLength(Uint8Array.from(pdu))).toBe(length);
  });

  test.each([
    [8, 3],
    [9, 4],
    [16, 4],
    [17, 5],
  ])('for %d bits has an answer of %d bytes', (count, length) => {
    expect(readRequest(question({ table: 'coil', count })).maxAnswerLength).toBe(length);
  });
});

describe('an answer with values', () => {
  it('has bits from the lowest of each byte on, and words high byte first', () => {
    expect(readAnswer(question({ table: 'coil', count: 10 }), Uint8Array.of(1, 2, 0b0100_0101, 0b10))).toEqual({
      ok: true,
      words: [1, 0, 1, 0, 0, 0, 1, 0, 0, 1],
    });
    expect(readAnswer(question(), Uint8Array.of(3, 4, 0x12, 0x34, 0xab, 0xcd))).toEqual({ ok: true, words: [0x1234, 0xabcd] });
  });
});

describe('an exception', () => {
  it('has the flag of its function and a code', () => {
    expect([...exceptionPdu(3, 2)]).toEqual([0x83, 2]);
    expect([exceptionIn(Uint8Array.of(0x83, 11)), exceptionIn(Uint8Array.of(3, 11))]).toEqual([11, undefined]);
    expect(readAnswer(question(), Uint8Array.of(0x83, 4))).toEqual({ ok: false, reason: 'exception', code: 4 });
  });

  it('has the numbers of the protocol', () => {
    expect(Object.entries(exceptionCodes).map(([name, code]) => `${code} ${name}`)).toEqual([
      '1 illegalFunction',
      '2 illegalAddress',
      '3 illegalValue',
      '4 deviceFailure',
      '5 acknowledge',
      '6 busy',
      '8 memoryParity',
      '10 gatewayPath',
      '11 gatewaySilent',
    ]);
  });
});

import { describe, expect, it, test } from '@jest/globals';
import { mbapFrame, mbapFraming, mbapRequests, readRequest, rtuFraming } from '../../../core/modbus/index.ts';

const question = (count: number) => readRequest({ unit: 1, table: 'holding', at: 0, count });
const numbered = (first: number) => {
  let id = first;
  return mbapFraming(() => id++);
};
const answer = (id: number) => mbapFrame(id, 1, Uint8Array.of(3, 2, 0, 9));
const isTaken = (taken: unknown) => taken instanceof Uint8Array;

describe('the number of a question', () => {
  test.each([
    [0, '0000'],
    [65_535, 'ffff'],
    [65_536, '0000'],
    [65_537, '0001'],
  ])('%d is %s', (id, hex) => {
    const frame = mbapFraming(() => id).ask(question(1));
    expect(Buffer.from(frame).toString('hex')).toBe(`${hex}00000006010300000001`);
  });
});

describe('an answer that comes late', () => {
  const dropsLateAfter = (questions: number) => {
    const framing = numbered(65_520);
    framing.ask(question(1));
    framing.giveUp();
    for (let i = 1; i <= questions; i++) {
      framing.ask(question(1));
      expect(isTaken(framing.take(answer((65_520 + i) % 65_536)))).toBe(true);
    }
    return framing.take(answer(65_520));
  };

  it('is dropped for 32 further questions, then it is in doubt', () => {
    expect([dropsLateAfter(0), dropsLateAfter(32), dropsLateAfter(33)]).toEqual([undefined, undefined, 'damaged']);
  });

  it('is waited for by its first byte, which is in doubt where nothing is waited for', () => {
    const framing = numbered(0);
    framing.giveUp();
    expect(framing.take(Uint8Array.of(0))).toBe('damaged');
    const late = numbered(0);
    late.ask(question(1));
    late.giveUp();
    late.giveUp();
    expect(late.take(Uint8Array.of(0))).toBeUndefined();
    expect(late.take(answer(0).subarray(1))).toBeUndefined();
    expect(late.take(answer(0))).toBe('damaged');
  });
});

describe('a piece of an answer', () => {
  test.each([0, 5, 258, 65_535])('of its first byte alone is waited for, whatever the number of the question: %d', (id) => {
    const framing = numbered(id);
    framing.ask(question(1));
    expect(framing.take(answer(id).subarray(0, 1))).toBeUndefined();
    expect(isTaken(framing.take(answer(id).subarray(1)))).toBe(true);
  });

  /** What the second piece of the answer to question `id` comes to, cut where its four words begin and once more behind some of their bytes. */
  const second = (id: number, words: readonly number[], firstBytes = 8) => {
    const framing = numbered(id);
    framing.ask(question(4));
    const frame = mbapFrame(id, 1, Uint8Array.of(3, 8, ...words.flatMap((word) => [word >> 8, word & 0xff])));
    expect(framing.take(frame.subarray(0, 9))).toBeUndefined();
    const taken = framing.take(frame.subarray(9, 9 + firstBytes));
    return firstBytes === 8 || taken === 'damaged' ? taken : framing.take(frame.subarray(9 + firstBytes));
  };

  test.each<[string, number, readonly number[], boolean]>([
    ['the same question', 40, [40, 0, 3, 0], true],
    ['the 32nd question before', 40, [8, 0, 3, 0], true],
    ['the 33rd question before', 40, [7, 0, 3, 0], false],
    ['a question that was not asked yet', 40, [41, 0, 3, 0], false],
    ['a question before the numbers began again', 3, [65_530, 0, 3, 0], true],
    ['another protocol', 40, [40, 1, 3, 0], false],
    ['another protocol, in its high byte', 40, [40, 256, 3, 0], false],
    ['a length of less than an exception', 40, [40, 0, 2, 0], false],
    ['the greatest length', 40, [40, 0, 254, 0], true],
    ['more than the greatest length', 40, [40, 0, 255, 0], false],
  ])('that looks like the begin of an answer of %s is in doubt where it can be one', (_, id, words, isDoubted) => {
    expect(second(id, words) === 'damaged').toBe(isDoubted);
    if (!isDoubted) expect(isTaken(second(id, words))).toBe(true);
  });

  it('is looked at so from six bytes on', () => {
    expect(second(40, [40, 0, 3, 0], 6)).toBe('damaged');
    expect(isTaken(second(40, [40, 0, 3, 0], 5))).toBe(true);
  });

  test.each([
    ['another unit', '0000 0000 0005 02'],
    ['another protocol', '0000 01'],
    ['another protocol, in its low byte', '0000 0001'],
    ['a number that was not asked', '0001'],
    ['a length of less than an exception', '0000 0000 0002'],
  ])('is in doubt as soon as it shows %s', (_, hex) => {
    const framing = numbered(0);
    framing.ask(question(1));
    const bytes = Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
    expect(framing.take(bytes.subarray(0, -1))).toBeUndefined();
    expect(framing.take(bytes.subarray(-1))).toBe('damaged');
  });
});

describe('a request that comes to a server', () => {
  const taken = (hex: string) => mbapRequests()(Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex')));

  it('has a function at least, and no more than any frame has', () => {
    expect(taken('0102 0000 0002 07 03')).toEqual([{ id: 258, unit: 7, pdu: Uint8Array.of(3) }]);
    expect(taken('0102 0000 00fe')).toEqual([]);
    expect([taken('0102 0000 0001'), taken('0102 0000 00ff'), taken('0102 0100 0006')]).toEqual(['damaged', 'damaged', 'damaged']);
  });
});

describe('no bytes', () => {
  it('say nothing on a serial line', () => {
    const framing = rtuFraming();
    expect(framing.take(new Uint8Array())).toBeUndefined();
    framing.ask(question(1));
    expect(framing.take(new Uint8Array())).toBeUndefined();
  });
});

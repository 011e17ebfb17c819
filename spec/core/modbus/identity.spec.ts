import { describe, expect, it, test } from '@jest/globals';
import { identifyRequest, identityOf, identityPartOf, identityPdu } from '../../../core/modbus/index.ts';

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const hexOf = (bytes: Uint8Array | number) => (typeof bytes === 'number' ? bytes : Buffer.from(bytes).toString('hex'));
const named = { vendor: 'Ab', product: 'C', revision: '1' };

describe('the question who a unit is', () => {
  it('asks for basic objects, from the first or another one on, and waits for the longest answer', () => {
    expect(hexOf(identifyRequest(7).pdu)).toBe('2b0e0100');
    const { unit, pdu, maxAnswerLength } = identifyRequest(255, 2);
    expect([unit, hexOf(pdu), maxAnswerLength]).toEqual([255, '2b0e0102', 253]);
  });

  it.each([-1, 256, 1.5])('can not be asked of unit %d', (unit) => {
    expect(() => identifyRequest(unit)).toThrow(RangeError);
  });
});

describe('the answer who a unit is', () => {
  const length = (hex: string) => identifyRequest(1).answerLength(bytesOf(hex));

  test.each([
    ['one object that just fits', '2b 0e 01 01 00 00 01 00 f4', 253],
    ['one object that is too long', '2b 0e 01 01 00 00 01 00 f5', 'impossible'],
    ['no objects', '2b 0e 01 01 00 00 00', 7],
    ['its first six bytes', '2b 0e 01 01 00 00', undefined],
    ['a half head of an object', '2b 0e 01 01 00 00 01 00', undefined],
    ['two objects', '2b 0e 01 01 00 00 02 00 01 41 01 02 42 43', 14],
  ])('is as long as its objects: %s', (_, hex, expected) => {
    expect(length(hex)).toBe(expected);
  });

  it('has no further object where its head would not fit any more', () => {
    const first = (textLength: number) => `2b 0e 01 01 00 00 02 00 ${textLength.toString(16)} ${'41'.repeat(textLength)}`;
    expect([length(first(242)), length(first(243))]).toEqual([undefined, 'impossible']);
    expect(length(`${first(242)} 01 00`)).toBe(253);
  });

  it('says that more follows with one byte only', () => {
    const next = (more: string) => identityPartOf(bytesOf(`2b 0e 01 01 ${more} 02 00`)).nextObject;
    expect([next('ff'), next('fe'), next('00'), next('01')]).toEqual([2, undefined, undefined, undefined]);
  });

  it('has printed characters only, from the blank to the tilde, without blanks around them', () => {
    const texts = identityPartOf(bytesOf('2b 0e 01 01 00 00 01 00 08 20 1f 41 20 7e 7f 80 20')).objects;
    expect(texts).toEqual(new Map([[0, 'A ~']]));
    const long = identityPartOf(bytesOf(`2b 0e 01 01 00 00 01 00 3d ${'41'.repeat(61)}`)).objects;
    expect(long.get(0)).toBe('A'.repeat(60));
  });

  it('names vendor, product and revision', () => {
    const texts = new Map([
      [0, 'v'],
      [1, 'p'],
      [2, 'r'],
      [3, 'x'],
    ]);
    expect(identityOf(texts)).toEqual({ vendor: 'v', product: 'p', revision: 'r' });
    expect(identityOf(new Map([[1, '']]))).toEqual({ vendor: undefined, product: undefined, revision: undefined });
  });
});

describe('a server that is asked who it is', () => {
  const answer = (pdu: string, identity: Parameters<typeof identityPdu>[1] = named) => hexOf(identityPdu(bytesOf(pdu), identity));

  it('says all of it in one', () => {
    expect(answer('2b 0e 01 00')).toBe('2b0e010100000300024162010143020131');
    expect(answer('2b 0e 03 00')).toBe('2b0e030100000300024162010143020131');
    expect(answer('2b 0e 01 00', { vendor: undefined, product: undefined, revision: undefined })).toBe('2b0e0101000003000001000200');
  });

  test.each([
    ['2b 0e 00 00', 3],
    ['2b 0e 04 00', 3],
    ['2b 0f 01 00', 1],
  ])('refuses %s with exception %d', (pdu, code) => {
    expect(answer(pdu)).toBe(code);
  });

  it('has printed characters only, 60 of each text', () => {
    expect(answer('2b 0e 01 00', { vendor: '\x1f ~\x7f\x80', product: 'x'.repeat(61), revision: '' })).toBe(
      `2b0e0101000003 0002207e 013c${'78'.repeat(60)} 0200`.replaceAll(' ', ''),
    );
  });
});

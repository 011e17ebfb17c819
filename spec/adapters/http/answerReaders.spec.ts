import { describe, expect, it, test } from '@jest/globals';
import { anyWords, isDone, isPage, jsonList, jsonRecord, jsonValue, wholeFile } from '../../../adapters/http/answerReaders.ts';
import { isNotOffered } from '../../../adapters/http/askStation.ts';
import { saysDone, wentThrough } from '../../../adapters/http/saveAtStation.ts';

const answer = (text: string, status = 200, media = 'application/json') => ({ status, media, bytes: new TextEncoder().encode(text) });

describe('an answer of a station', () => {
  test.each([
    [199, false],
    [200, true],
    [299, true],
    [300, false],
  ])('of status %d went through: %p', (status, isThrough) => {
    expect(isDone({ status })).toBe(isThrough);
    expect(wentThrough(answer('', status))).toBe(isThrough);
    expect(anyWords(answer('', status)) !== undefined).toBe(isThrough);
  });

  test.each([
    ['text/html', true],
    ['application/xhtml+xml', true],
    ['text/plain', false],
    ['', false],
  ])('of media %j is a page for people: %p', (media, isForPeople) => {
    expect(isPage({ media })).toBe(isForPeople);
    expect(wentThrough(answer('', 200, media))).toBe(!isForPeople);
    expect(wholeFile(answer('a', 200, media)) !== undefined).toBe(!isForPeople);
    expect(jsonValue(answer('1', 200, media)) === 1).toBe(!isForPeople);
  });

  it('of 204, or that did not go through, brings nothing', () => {
    for (const status of [204, 404])
      expect([wholeFile(answer('1', status)), jsonValue(answer('1', status))]).toEqual([undefined, undefined]);
    expect(jsonValue(answer('{'))).toBeUndefined();
  });

  it('says OK where something is kept', () => {
    expect(saysDone(answer(' OK\n', 200, 'text/plain'))).toBe(true);
    expect(
      [answer('ok', 200, 'text/plain'), answer('OK', 400, 'text/plain'), answer('OK', 200, 'text/html'), answer('OK')].map(saysDone),
    ).toEqual([...[false, false, false, false]]);
  });

  test.each([
    [404, 'application/json', true],
    [405, '', true],
    [501, '', true],
    [500, '', false],
    [200, 'text/html', true],
    [200, 'text/plain', false],
    [500, 'text/html', false],
  ])('of status %d and media %j is none that is offered: %p', (status, media, isMissing) => {
    expect(isNotOffered(answer('', status, media))).toBe(isMissing);
  });
});

describe('a list', () => {
  const numbers = jsonList(
    (wire) => (wire as readonly unknown[]).filter((each) => typeof each === 'number'),
    ({ length }) => length,
  );

  test.each([
    ['[]', []],
    ['[1,"a"]', [1]],
    ['["a"]', undefined],
    ['{}', undefined],
    ['7', undefined],
  ])('%s is read as %p', (text, expected) => {
    expect(numbers(answer(text))).toEqual(expected);
  });
});

describe('a record', () => {
  const values = { flag: false, text: '', textOrNull: null, list: [], record: {}, recordOrNull: null };
  const kinds = {
    flag: 'flag',
    text: 'text',
    textOrNull: 'textOrNull',
    list: 'list',
    record: 'record',
    recordOrNull: 'recordOrNull',
  } as const;
  const read = jsonRecord(kinds, (wire) => wire);
  const readWith = (change: object) => read(answer(JSON.stringify({ ...values, ...change })));

  it('is read with the fields that it has to have, and more', () => {
    expect(readWith({ more: 1 })).toEqual({ ...values, more: 1 });
    expect(readWith({ textOrNull: 'a', recordOrNull: {} })).toBeDefined();
  });

  test.each<[keyof typeof values, unknown]>([
    ['flag', 0],
    ['text', null],
    ['textOrNull', 1],
    ['list', {}],
    ['record', []],
    ['record', null],
    ['recordOrNull', []],
    ['recordOrNull', 'a'],
    ['flag', undefined],
    ['recordOrNull', undefined],
  ])('is none with %s as %j', (field, value) => {
    expect(readWith({ [field]: value })).toBeUndefined();
  });

  test.each(['[]', 'null', '"a"', '{'])('is none that is %s', (text) => {
    expect(jsonRecord({}, (wire) => wire)(answer(text))).toBeUndefined();
  });
});

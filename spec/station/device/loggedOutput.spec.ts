import { describe, expect, it, test } from '@jest/globals';
import { loggedOutput } from '../../../station/device/loggedOutput.ts';

const logged = (output: string, secrets: readonly string[] = [], moreBytes = 0) => loggedOutput({ output, moreBytes }, secrets);
const leftOut = '(a line that repeats a secret)';

describe('what a program wrote', () => {
  it('is logged line by line, without those that are empty', () => {
    expect(logged('one\r\n\n  \ntwo\rthree')).toEqual(['one', 'two', 'three']);
    expect(logged('')).toEqual([]);
  });

  it('is logged up to twenty lines', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, i) => `${i}`);
    expect(logged(lines(20).join('\n'))).toEqual(lines(20));
    expect(logged(lines(21).join('\n'))).toEqual([...lines(20), '(and more)']);
  });

  it('is logged up to its last whole line where it was cut', () => {
    expect(logged('one\ntwo\nthr', [], 1)).toEqual(['one', 'two', '(and more)']);
    expect(logged('one', [], 1)).toEqual(['(and more)']);
  });

  test.each([
    ['as it is', `a"b'c d`, `password a"b'c d`],
    ['in JSON', `a"b'c d`, `{"password":"a\\"b'c d"}`],
    ['in an address', `a"b'c d`, `http://x/?p=a%22b'c%20d`],
    ["between a shell's quotes", `a"b'c d`, `echo 'a"b'\\''c d'`],
  ])('is left out where it repeats a secret %s', (_how, secret, line) => {
    expect(logged(`before\n${line}\nafter`, ['other', secret])).toEqual(['before', leftOut, 'after']);
  });
});

import { expect, it, test } from '@jest/globals';
import { itWhere, itWith, lacks } from './itWhere.ts';

test.each([{}, { CI: 'true' }])('a test whose means are there is run: %j', (env) => {
  expect(lacks(true, 'a means', env)).toBe(false);
});

test('a test whose means are missing is skipped, and fails where nothing may be skipped', () => {
  expect([lacks(false, 'a means', {}), lacks(false, 'a means', { CI: '' })]).toEqual([true, true]);
  expect(() => lacks(false, 'a means', { CI: 'true' })).toThrow(/^a test needs a means, which this machine lacks; where CI is set/);
});

test('programs are means', () => {
  expect([itWith('sh'), itWhere(true, 'nothing')]).toEqual([it, it]);
});

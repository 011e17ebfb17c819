import { expect, it } from '@jest/globals';
import { instantInText } from '../../../core/time/instantInText.ts';

const zone = 'Europe/Berlin';
const at = (text: string, afterMs = -Infinity) => {
  const atMs = instantInText(text, afterMs, zone);
  return atMs === undefined ? undefined : new Date(atMs).toISOString();
};

it.each([
  ['2026-03-28T06:00Z', '2026-03-28T06:00:00.000Z'],
  ['2026-03-28 06:00+01:00', '2026-03-28T05:00:00.000Z'],
  ['2026-03-28 06:15', '2026-03-28T05:15:00.000Z'],
  ['2026-03-28T06:15:00.000', '2026-03-28T05:15:00.000Z'],
  ['2026-07-01T06:15', '2026-07-01T04:15:00.000Z'],
  ['2026-03-28T06:15:30', undefined],
  ['2026-02-30T06:15', undefined],
  ['2026-03-28T25:00Z', undefined],
  ['2026-03-28', undefined],
  ['28.03.2026 06:00', undefined],
])('%s is the instant %s', (text, expected) => {
  expect(at(text)).toBe(expected);
});

it('a time that is there twice is the first one behind the one before', () => {
  const twice = '2026-10-25T02:30';
  expect(at(twice)).toBe('2026-10-25T00:30:00.000Z');
  expect(at(twice, Date.parse('2026-10-25T00:29:59.999Z'))).toBe('2026-10-25T00:30:00.000Z');
  expect(at(twice, Date.parse('2026-10-25T00:30Z'))).toBe('2026-10-25T01:30:00.000Z');
  expect(at(twice, Date.parse('2026-10-25T01:30Z'))).toBe('2026-10-25T00:30:00.000Z');
});

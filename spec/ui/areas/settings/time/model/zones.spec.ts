import { describe, expect, test } from '@jest/globals';
import { offsetText } from '../../../../../../ui/areas/settings/time/model/offsetText.ts';
import { zoneMatches } from '../../../../../../ui/areas/settings/time/model/zoneMatches.ts';

describe('the distance of a zone from UTC', () => {
  test.each([
    [0, 'UTC+00:00'],
    [60, 'UTC+01:00'],
    [345, 'UTC+05:45'],
    [840, 'UTC+14:00'],
    [-210, 'UTC−03:30'],
    [-30, 'UTC−00:30'],
  ])('of %d minutes is %s', (offsetMin, text) => {
    expect(offsetText(offsetMin)).toBe(text);
  });
});

describe('looking for a zone', () => {
  test.each([
    ['Europe/Berlin', '', true],
    ['Europe/Berlin', 'ber', true],
    ['Europe/Berlin', 'BERLIN eu', true],
    ['Europe/Berlin', 'europe/berlin', true],
    ['Europe/Berlin', 'erl', false],
    ['America/New_York', 'new yo', true],
    ['America/New_York', 'new_york', true],
    ['America/Port-au-Prince', 'prince', true],
    ['Europe/Paris', 'berlin', false],
  ])('%s by %p: %p', (name, typed, isFound) => {
    expect(zoneMatches(name, typed)).toBe(isFound);
  });
});

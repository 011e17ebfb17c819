import { describe, expect, it } from '@jest/globals';
import { dataFindings, isOlderRelease, isWellCovered } from '../../../core/fleet/index.ts';

describe('the release of a station', () => {
  it.each([
    ['1.2.3', '1.3.0', true],
    ['1.2.3', '2.0.0', true],
    ['1.9.0', '2.0', true],
    ['1', '1.1', true],
    ['1.0.0', '1', false],
    ['0.9', '1', true],
    ['1.10.0', '1.9.0', false],
    ['2.0.0', '1.9.9', false],
    ['1.2.3', '1.2.9', false],
    ['1.2.3', '1.2.3', false],
    ['1.2-rc.1', '1.2.0', false],
    ['main', '1.2.3', false],
    ['1.2.3', 'main', false],
  ])('%s is behind %s: %p', (software, than, expected) => {
    expect(isOlderRelease(software, than)).toBe(expected);
  });
});

describe('what speaks against the data of a station', () => {
  const good = { link: [], coverageShare: 1, refusedDays: 0, software: '1.2.3', newestSoftware: '1.2.4' };

  it.each([
    ['nothing', {}, []],
    ['a twentieth that is missing', { coverageShare: 0.95 }, []],
    ['more that is missing', { coverageShare: 0.949 }, ['coverageLow']],
    ['a day that was refused', { refusedDays: 1 }, ['daysRefused']],
    ['an old release', { newestSoftware: '1.3.0' }, ['oldRelease']],
    [
      'all of it, its link first',
      { link: ['silent'] as const, coverageShare: 0, refusedDays: 2, newestSoftware: '2.0.0' },
      ['silent', 'coverageLow', 'daysRefused', 'oldRelease'],
    ],
  ])('is %s', (_, more, expected) => {
    expect(dataFindings({ ...good, ...more })).toEqual(expected);
  });

  it('is little where too little is known for a comparison', () => {
    expect([0.94, 0.95, 1].map(isWellCovered)).toEqual([false, true, true]);
  });
});

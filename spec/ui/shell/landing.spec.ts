import { describe, expect, it, test } from '@jest/globals';
import { allowedAreas, loggedOut, sessionOf } from '../../../core/access/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { askedOf, landing } from '../../../ui/shell/landing.ts';

const everything = allowedAreas(sessionOf('write'), undefined);
const nothing = allowedAreas(loggedOut, defaultSettings.rights);

describe('the first page after a login', () => {
  test.each([
    ['overview', '/overview/master'],
    ['maintenance', '/maintenance/overview'],
    ['settings', '/settings/users'],
  ] as const)('[ACC-9] is the start page: %s', (startPage, path) => {
    expect(landing({ asked: undefined, startPage, allowed: everything })).toBe(path);
  });

  it('[ACC-9] is the address that was asked for before, with its query', () => {
    expect(landing({ asked: '/analysis/graphics?range=1h', startPage: 'overview', allowed: everything })).toBe(
      '/analysis/graphics?range=1h',
    );
  });

  it('[ACC-9] is the first allowed area when the rights forbid the start page', () => {
    expect(landing({ asked: undefined, startPage: 'overview', allowed: { ...everything, overview: false } })).toBe('/analysis/graphics');
  });

  it('[ACC-9] is the start page when the rights forbid the address asked for', () => {
    expect(landing({ asked: '/analysis/graphics', startPage: 'overview', allowed: { ...everything, analytics: false } })).toBe(
      '/overview/master',
    );
  });

  test.each(['/elsewhere', '//evil.example', 'https://evil.example/overview', ''])('is the start page when %j was asked for', (asked) => {
    expect(landing({ asked, startPage: 'overview', allowed: everything })).toBe('/overview/master');
  });

  it('[PLACE-4] leads through a first start, unless something else was asked for', () => {
    expect(landing({ asked: undefined, startPage: 'overview', allowed: everything, isFirstStart: true })).toBe('/settings/start');
    expect(landing({ asked: '/settings/devices', startPage: 'overview', allowed: everything, isFirstStart: true })).toBe(
      '/settings/devices',
    );
  });

  it('is none when no area is allowed', () => {
    expect(landing({ asked: '/overview/master', startPage: 'overview', allowed: nothing })).toBeUndefined();
  });
});

test.each<[unknown, string | undefined]>([
  [{ asked: '/overview/master' }, '/overview/master'],
  [{ asked: 3 }, undefined],
  [{}, undefined],
  [null, undefined],
  ['/overview', undefined],
])('a history entry %j asks for %s', (state, expected) => {
  expect(askedOf(state)).toBe(expected);
});

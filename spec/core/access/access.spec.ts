import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  allowedAreas,
  type Area,
  type AreaRights,
  areas,
  firstArea,
  type Level,
  levels,
  loggedOut,
  sessionOf,
} from '../../../core/access/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';

const areaSet: fc.Arbitrary<AreaRights> = fc.record(Object.fromEntries(areas.map((area) => [area, fc.boolean()]))) as never;
const maybeSet = fc.option(areaSet, { nil: undefined });
const rights = fc.option(fc.record({ demo: maybeSet, read: maybeSet }), { nil: undefined });

const open = (set: AreaRights) => areas.filter((area) => set[area]);

describe('a session', () => {
  test.each<[Level, boolean, boolean]>([
    ['demo', false, true],
    ['read', false, false],
    ['write', true, false],
  ])('[ACC-2] of level %s may write: %s, is demo only: %s', (level, canWrite, demoOnly) => {
    expect(sessionOf(level)).toEqual({ isAuthorized: true, canWrite, demoOnly });
  });

  it('that is not open may do nothing', () => {
    expect(loggedOut).toEqual({ isAuthorized: false, canWrite: false, demoOnly: false });
  });

  it('allows nothing before login, whatever the rights', () => {
    fc.assert(
      fc.property(rights, fc.boolean(), fc.boolean(), (given, canWrite, demoOnly) => {
        expect(open(allowedAreas({ ...loggedOut, canWrite, demoOnly }, given))).toEqual([]);
      }),
    );
  });

  it('[ACC-6] with write access allows all six areas, whatever the rights', () => {
    fc.assert(
      fc.property(rights, (given) => {
        expect(open(allowedAreas(sessionOf('write'), given))).toEqual([
          'overview',
          'analytics',
          'energyBalancing',
          'maintenance',
          'errors',
          'settings',
        ]);
      }),
    );
  });

  it('[ACC-7] without write access allows the set of its own level and nothing without one', () => {
    fc.assert(
      fc.property(rights, (given) => {
        expect(open(allowedAreas(sessionOf('demo'), given))).toEqual(given?.demo === undefined ? [] : open(given.demo));
        expect(open(allowedAreas(sessionOf('read'), given))).toEqual(given?.read === undefined ? [] : open(given.read));
      }),
    );
  });

  test.each<[Level, readonly Area[]]>([
    ['demo', ['overview', 'analytics', 'energyBalancing']],
    ['read', ['overview', 'analytics', 'energyBalancing', 'maintenance', 'errors']],
  ])('[ACC-8] of level %s allows %p by default', (level, expected) => {
    expect(open(allowedAreas(sessionOf(level), defaultSettings.rights))).toEqual(expected);
  });
});

describe('the first area after a login', () => {
  it('[ACC-9] is the wanted one when allowed, else the first allowed, else none', () => {
    fc.assert(
      fc.property(areaSet, fc.option(fc.constantFrom(...areas), { nil: undefined }), (allowed, wanted) => {
        const first = firstArea(wanted, allowed);
        if (wanted !== undefined && allowed[wanted]) expect(first).toBe(wanted);
        else expect(first).toBe(open(allowed)[0]);
      }),
    );
  });

  test.each<[Level, Area, Area]>([
    ['write', 'settings', 'settings'],
    ['read', 'maintenance', 'maintenance'],
    ['read', 'settings', 'overview'],
    ['demo', 'maintenance', 'overview'],
  ])('for level %s that wants %s is %s by default', (level, wanted, expected) => {
    expect(firstArea(wanted, allowedAreas(sessionOf(level), defaultSettings.rights))).toBe(expected);
  });

  it('starts at the overview by default', () => {
    expect(defaultSettings.user.startPage).toBe('overview');
    expect(levels).toEqual(['demo', 'read', 'write']);
  });
});

import { describe, expect, it, test } from '@jest/globals';
import { allowedAreas, sessionOf } from '../../../core/access/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { nowhere, refusalAtLogin, refusalOf } from '../../../ui/shell/refusal.ts';

const demo = allowedAreas(sessionOf('demo'), defaultSettings.rights);

test.each<[unknown, string | undefined]>([
  [nowhere, 'nowhere'],
  [{ refused: 'errors' }, 'errors'],
  [{ refused: 'elsewhere' }, undefined],
  [{ refused: 3 }, undefined],
  [{}, undefined],
  [null, undefined],
  ['nowhere', undefined],
])('a history entry %j says of the refusal %s', (state, expected) => {
  expect(refusalOf(state)).toBe(expected);
});

describe('a login', () => {
  it('that can’t lead on to the address asked for says which area is closed', () => {
    expect(refusalAtLogin('/maintenance/overview', demo)).toEqual({ refused: 'maintenance' });
  });

  test.each([undefined, '/analysis/graphics?range=1h', '/elsewhere'])('has nothing to say when %s was asked for', (asked) => {
    expect(refusalAtLogin(asked, demo)).toBeNull();
  });
});

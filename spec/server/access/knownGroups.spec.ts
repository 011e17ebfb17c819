import { describe, expect, it } from '@jest/globals';
import { knownGroups } from '../../../server/access/knownGroups.ts';

describe('groups of addresses that somebody logged in from', () => {
  it('are so many, and the one whose last login is longest ago goes first', () => {
    const known = knownGroups(2);
    const has = () => ['a', 'b', 'c'].filter((group) => known.has(group));
    for (const group of ['a', 'b']) known.add(group);
    expect(has()).toEqual(['a', 'b']);
    known.add('a');
    known.add('c');
    expect(has()).toEqual(['a', 'c']);
  });
});

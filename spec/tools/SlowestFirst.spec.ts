import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import SlowestFirst, { slowSpecs } from '../SlowestFirst.ts';

const spec = resolve('spec');
const all = readdirSync(spec, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(spec|e2e)\.tsx?$/.test(name));

describe('the order of the specs', () => {
  it('begins with the slow ones, all of which are there, and has every other after them, the largest first', () => {
    expect(slowSpecs.filter((name) => !existsSync(join(spec, name)))).toEqual([]);
    const given = all.map((name) => ({ path: join(spec, name) }));
    const sorted = new SlowestFirst().sort(given).map(({ path }) => path);
    expect(sorted.slice(0, slowSpecs.length)).toEqual(slowSpecs.map((name) => join(spec, name)));
    const sizes = sorted.slice(slowSpecs.length).map((path) => statSync(path).size);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect([...sorted].sort()).toEqual(given.map(({ path }) => path).sort());
  });
});

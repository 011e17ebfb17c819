import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { iconNames } from '../../../ui/kit/iconNames.ts';

const symbols = readFileSync(new URL('../../../ui/kit/symbols.svg', import.meta.url), 'utf8');

it('every drawing has a name, and every name a drawing', () => {
  const drawn = [...symbols.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect([...drawn].sort()).toEqual([...iconNames].sort());
});

it('drawings carry no style attribute, which the content policy forbids', () => {
  expect(symbols).not.toMatch(/\sstyle=/);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const product = globSync(['{core,adapters,cli,server,station,fleet,ui,i18n,tools}/**/*.{ts,tsx,js,mjs}', 'docs/**/*.{js,md}'], {
  cwd: root,
})
  .filter((path) => path !== 'docs/api.md' && !/^core\/(?:[^/]+\/)?index\.ts$/.test(path) && !path.startsWith('i18n/catalogues/'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const doors = globSync('core/*/index.ts', { cwd: root }).sort();

/** The values that a door exports; types follow from what it does export. */
const valuesOf = (text: string): readonly string[] =>
  [...text.matchAll(/export (type )?\{([^}]*)\} from/g)].flatMap(([, isType, names]) =>
    isType === undefined
      ? names!
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
      : [],
  );

/** Of the values of a room's door those that no text outside of the room names. */
const unused = (room: string, door: string, texts: readonly { readonly path: string; readonly text: string }[]) =>
  valuesOf(door).filter((name) => !texts.some(({ path, text }) => !path.startsWith(`${room}/`) && new RegExp(`\\b${name}\\b`).test(text)));

describe('the doors of core', () => {
  test.each(doors)('%s exports no value that only its own room uses', (door) => {
    expect(unused(door.replace('/index.ts', ''), readFileSync(join(root, door), 'utf8'), product)).toEqual([]);
  });

  it('are seen through where nobody comes in', () => {
    const door = "export { used, type Shape, lonely } from './parts.ts';\nexport type { Other } from './other.ts';\n";
    const texts = [
      { path: 'core/room/parts.ts', text: 'export const used = 1, lonely = 2;' },
      { path: 'ui/page.ts', text: "import { used } from '../core/room/index.ts';" },
    ];
    expect(unused('core/room', door, texts)).toEqual(['lonely']);
  });
});

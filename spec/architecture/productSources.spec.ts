import { describe, expect, it } from '@jest/globals';
import { castsIn } from './casts.ts';
import { lonelyFiles } from './lonelyFiles.ts';
import { productSource, productSources } from './productSources.ts';

/** Neither may grow. */
const maxCasts = 120;
const maxLonelyFiles = 60;

/** What is built by the product; tools and pages of documents only use it. */
const isOfProduct = ({ path }: { readonly path: string }) => !/^(?:tools|docs)\//.test(path);
const sources = productSources();

describe('casts', () => {
  it(`are at most ${maxCasts} in the product`, () => {
    const casts = sources.filter(isOfProduct).flatMap(castsIn);
    expect(casts.map(({ at }) => at).slice(maxCasts)).toEqual([]);
    expect(casts.length).toBeGreaterThan(0);
  });

  it('of casts stand at the edges only, in adapters', () => {
    const forced = sources.filter(({ path }) => !path.startsWith('adapters/')).flatMap(castsIn);
    expect(forced.filter(({ isForced }) => isForced)).toEqual([]);
  });

  it('are seen wherever they stand, but `as const`', () => {
    const text = 'const a = x as Y;\nconst b = [1] as const;\nconst c = (x as unknown) as Y;\nconst d = <Y>x;\n';
    expect(castsIn(productSource('core/room/file.ts', text))).toEqual([
      { at: 'core/room/file.ts:1', isForced: false },
      { at: 'core/room/file.ts:3', isForced: true },
      { at: 'core/room/file.ts:3', isForced: false },
      { at: 'core/room/file.ts:4', isForced: false },
    ]);
  });
});

describe('short files that one other uses', () => {
  it(`are at most ${maxLonelyFiles} in the product`, () => {
    const lonely = lonelyFiles(sources).filter((path) => isOfProduct({ path }));
    expect(lonely.slice(maxLonelyFiles)).toEqual([]);
  });

  it('are seen through the doors of rooms', () => {
    const files = [
      ['core/room/alone.ts', 'export const alone = 1;'],
      ['core/room/shared.ts', 'export const shared = 1;'],
      ['core/room/long.ts', 'export const long = 1;\n'.padEnd(60, '//\n')],
      [
        'core/room/index.ts',
        "export { alone } from './alone.ts';\nexport { shared as common } from './shared.ts';\nexport * from './long.ts';",
      ],
      ['cli/one.ts', "import { alone, common } from '../core/room/index.ts';\nimport { long } from '../core/room/long.ts';"],
      ['ui/two.ts', "import { common } from '../core/room/index.ts';\nconst later = import('../cli/one.ts');"],
    ] as const;
    expect(lonelyFiles(files.map(([path, text]) => productSource(path, text)))).toEqual([
      'core/room/alone.ts < cli/one.ts',
      'cli/one.ts < ui/two.ts',
    ]);
  });
});

import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it, test } from '@jest/globals';
import { pages, proseOf, textOf } from './pages.ts';

interface Link {
  readonly page: string;
  readonly target: string;
}

const withoutCode = (text: string) => text.replaceAll(/`[^`\n]*`/g, (code) => code.replaceAll(/[[\]()]/g, ' '));
const linksOf = (page: string): readonly Link[] =>
  [...withoutCode(proseOf(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => ({ page, target: target! }));
const isOutside = ({ target }: Link) => /^https?:/.test(target);
const links = pages.flatMap(linksOf);
const inside = links.filter((link) => !isOutside(link));

const fileOf = ({ page, target }: Link) => {
  const [path] = target.split('#');
  return path === '' ? page : normalize(join(dirname(page), path!)).replace(/\/$/, '');
};

/** As the hosts of repositories name headings. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (page: string) => [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!));

/** A link to a folder leads to all that is in it. */
const pagesAt = (path: string) => pages.filter((page) => page === path || page.startsWith(`${path}/`));

describe('the links of the documentation', () => {
  test.each(inside.map((link) => [link.page, link.target, link] as const))('of %s lead to %s', (_page, target, link) => {
    const file = fileOf(link);
    expect([file, existsSync(file)]).toEqual([file, true]);
    const [, anchor] = target.split('#');
    if (anchor !== undefined) expect(anchorsOf(file)).toContain(anchor);
  });

  it('lead to the outside where nothing else would do', () => {
    expect(new Set(links.filter(isOutside).map(({ target }) => new URL(target).host))).toEqual(
      new Set(['keepachangelog.com', 'semver.org']),
    );
  });

  it('lead from README to every page', () => {
    const reached = new Set(['README.md']);
    for (const page of reached)
      for (const link of linksOf(page)) if (!isOutside(link)) pagesAt(fileOf(link)).forEach((each) => reached.add(each));
    expect(pages.filter((page) => !reached.has(page))).toEqual([]);
  });

  it('use every picture and every example', () => {
    const files = ['docs/pictures', 'docs/examples'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => join(folder, name))
        .filter((path) => statSync(path).isFile()),
    );
    const targets = new Set(inside.map(fileOf));
    const texts = [...pages, ...files.filter((path) => /\.(?:js|sh|service|socket)$/.test(path))].map(
      (path) => [path, textOf(path)] as const,
    );
    const isNamed = (path: string) => texts.some(([from, text]) => from !== path && text.includes(path.split('/').at(-1)!));
    const isUsed = (path: string) =>
      targets.has(path) || (path.startsWith('docs/examples') && (isNamed(path) || targets.has(dirname(path))));
    expect(files.filter((path) => !isUsed(path))).toEqual([]);
  });
});

/** Of the language that a page adds as an example. */
const isExample = (path: string) => path.includes('/catalogues/fr/');
/** Words in code that look like a path of this repository. */
const named = pages.flatMap((page) =>
  [...proseOf(page).matchAll(/`((?:\.ci|adapters|core|docs|i18n|server|spec|station|tools|ui)\/[\w./-]+)`/g)].map(
    ([, path]) => [page, path!] as const,
  ),
);

describe('the files that the documentation names', () => {
  test.each(named.filter(([, path]) => !isExample(path)))('%s: %s is there', (page, path) => {
    expect([page, path, existsSync(path)]).toEqual([page, path, true]);
  });
});

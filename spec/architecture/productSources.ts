import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const rooms = ['core', 'i18n', 'adapters', 'server', 'station', 'fleet', 'cli', 'ui', 'tools', 'docs'];

/** A file of the product, with a path from the root. */
export interface ProductSource {
  readonly path: string;
  readonly text: string;
  readonly syntax: ts.SourceFile;
}

export const productSource = (path: string, text: string): ProductSource => ({
  path,
  text,
  syntax: ts.createSourceFile(path, text, ts.ScriptTarget.Latest),
});

/** All that people wrote of the product; compiled catalogues are left out. */
export const productSources = (): readonly ProductSource[] =>
  globSync(`{${rooms.join(',')}}/**/*.{ts,tsx,mjs}`, { cwd: root })
    .filter((path) => !path.endsWith('.d.ts') && !/^i18n\/catalogues\/\w+\/messages\.ts$/.test(path))
    .sort()
    .map((path) => productSource(path, readFileSync(join(root, path), 'utf8')));

/** Calls `visit` with each node of a file. */
export function walk({ syntax }: ProductSource, visit: (node: ts.Node) => void): void {
  const into = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, into);
  };
  into(syntax);
}

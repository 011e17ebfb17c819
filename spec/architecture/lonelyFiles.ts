import { basename, posix } from 'node:path';
import ts from 'typescript';
import { type ProductSource, walk } from './productSources.ts';

/** A file that long has a room of its own, however few use it. */
const minLines = 15;

type Names = readonly string[] | 'all';
interface Taken {
  readonly path: string;
  readonly names: Names;
}
/** What a door hands on: the names of another file by those that it gives them. */
interface HandedOn {
  readonly path: string;
  readonly names: ReadonlyMap<string, string> | 'all';
}

const isDoor = (path: string) => basename(path) === 'index.ts';

function pathOf(source: ProductSource, module: ts.Node | undefined): string | undefined {
  if (module === undefined || !ts.isStringLiteral(module) || !module.text.startsWith('.')) return undefined;
  return posix.join(posix.dirname(source.path), module.text);
}

const textOf = (name: ts.ModuleExportName) => name.text;

function takenBy(source: ProductSource): readonly Taken[] {
  const taken: Taken[] = [];
  const take = (module: ts.Node | undefined, names: Names) => {
    const path = pathOf(source, module);
    if (path !== undefined) taken.push({ path, names });
  };
  walk(source, (node) => {
    if (ts.isImportDeclaration(node)) {
      const named = node.importClause?.namedBindings;
      const isNamed = named !== undefined && ts.isNamedImports(named);
      take(node.moduleSpecifier, isNamed ? named.elements.map(({ name, propertyName }) => textOf(propertyName ?? name)) : 'all');
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      take(node.arguments[0], 'all');
    } else if (ts.isImportTypeNode(node)) {
      take(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, 'all');
    }
  });
  return taken;
}

function handedOnBy(source: ProductSource): readonly HandedOn[] {
  return source.syntax.statements.flatMap((node): readonly HandedOn[] => {
    if (!ts.isExportDeclaration(node)) return [];
    const path = pathOf(source, node.moduleSpecifier);
    if (path === undefined) return [];
    const { exportClause: clause } = node;
    if (clause === undefined || !ts.isNamedExports(clause)) return [{ path, names: 'all' }];
    return [{ path, names: new Map(clause.elements.map(({ name, propertyName }) => [textOf(name), textOf(propertyName ?? name)])) }];
  });
}

/** Short files that no more than one other file uses, seen through the doors of rooms, each with who uses it. Doors themselves are none. */
export function lonelyFiles(sources: readonly ProductSource[]): readonly string[] {
  const doors = new Map(sources.map((source) => [source.path, handedOnBy(source)]));
  const users = new Map<string, Set<string>>(sources.map(({ path }) => [path, new Set()]));
  const use = (user: string, { path, names }: Taken): void => {
    if (path !== user) users.get(path)?.add(user);
    for (const on of doors.get(path) ?? []) {
      if (on.names === 'all') use(user, { path: on.path, names });
      else {
        const passed = [...on.names].flatMap(([given, own]) => (names === 'all' || names.includes(given) ? [own] : []));
        if (passed.length > 0) use(user, { path: on.path, names: passed });
      }
    }
  };
  for (const source of sources) for (const taken of takenBy(source)) use(source.path, taken);
  return sources
    .filter(({ path, text }) => !isDoor(path) && text.trimEnd().split('\n').length < minLines && users.get(path)!.size === 1)
    .map(({ path }) => `${path} < ${[...users.get(path)!].join()}`);
}

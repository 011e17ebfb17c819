import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { slowSpecs } from '../SlowestFirst.ts';

/** What a file takes from another: the names, or all of it. */
interface Use {
  readonly from: string;
  readonly names: readonly string[] | 'all';
}

/** What a door lets out, by the name outside. */
type Door = ReadonlyMap<string, { readonly from: string; readonly name: string }>;

const isSource = (path: string) => /\.tsx?$/.test(path);
const isSpec = (path: string) => /^spec\/.*\.spec\.tsx?$/.test(path) && !path.startsWith('spec/e2e/');

/** Names of sources in quotation marks: what is imported, loaded later, or started as a process. */
const quoted = /(['"`])([^'"`\s]+\.tsx?)\1/g;

function usesOf(path: string, source: ts.SourceFile, known: ReadonlySet<string>): readonly Use[] {
  const resolved = (name: string) => [join(dirname(path), name), name].find((each) => known.has(each));
  const byName = new Map<string, readonly string[]>();
  for (const each of source.statements) {
    if (!ts.isImportDeclaration(each) || !ts.isStringLiteral(each.moduleSpecifier)) continue;
    const named = each.importClause?.namedBindings;
    // a source can be imported twice: once for its types alone
    const already = byName.get(each.moduleSpecifier.text) ?? [];
    if (each.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) byName.set(each.moduleSpecifier.text, already);
    else if (named !== undefined && ts.isNamedImports(named)) {
      const values = named.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name, propertyName }) => (propertyName ?? name).text);
      byName.set(each.moduleSpecifier.text, [...already, ...values]);
    }
  }
  const all = new Set([...source.text.matchAll(quoted)].map((found) => found[2]!));
  return [...all].flatMap((name) => {
    const from = resolved(name);
    return from === undefined ? [] : [{ from, names: byName.get(name) ?? 'all' }];
  });
}

/** Doors have nothing but exports of what others define. */
function doorOf(path: string, source: ts.SourceFile): Door | undefined {
  const door = new Map<string, { from: string; name: string }>();
  for (const each of source.statements) {
    if (!ts.isExportDeclaration(each) || each.exportClause === undefined || !ts.isNamedExports(each.exportClause)) return undefined;
    if (each.moduleSpecifier === undefined || !ts.isStringLiteral(each.moduleSpecifier)) return undefined;
    const from = join(dirname(path), each.moduleSpecifier.text);
    for (const { name, propertyName } of each.exportClause.elements) door.set(name.text, { from, name: (propertyName ?? name).text });
  }
  return door;
}

/** For each source those that take something from it; who enters through a door takes from the source behind it. */
function usersOf(root: string, paths: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Set(paths);
  const sources = paths.map(
    (path) => [path, ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest)] as const,
  );
  const doors = new Map(sources.map(([path, source]) => [path, doorOf(path, source)]));
  const behind = (from: string, name: string): string => {
    const next = doors.get(from)?.get(name);
    return next === undefined ? from : behind(next.from, next.name);
  };
  const allBehind = (from: string): readonly string[] => [from, ...[...(doors.get(from)?.keys() ?? [])].map((name) => behind(from, name))];
  const users = new Map<string, Set<string>>();
  for (const [path, source] of sources) {
    if (doors.get(path) !== undefined) continue;
    for (const { from, names } of usesOf(path, source, known)) {
      for (const taken of names === 'all' ? allBehind(from) : names.map((name) => behind(from, name))) {
        users.set(taken, (users.get(taken) ?? new Set()).add(path));
      }
    }
  }
  return users;
}

/** The specs whose outcome can depend on a source, the nearest first: its own, those of its folder, of its room, then others; each by steps of import, and the slow ones last. */
export function specsThatUse(root: string, paths: readonly string[]): (file: string) => readonly string[] {
  const present = paths.filter((path) => isSource(path) && existsSync(join(root, path)));
  const users = usersOf(root, present);
  return (file) => {
    const steps = new Map([[file, 0]]);
    for (const [path, step] of steps) {
      for (const user of users.get(path) ?? []) if (!steps.has(user)) steps.set(user, step + 1);
    }
    const own = join('spec', file.replace(/\.tsx?$/, '.spec.'));
    const nearby = [own, join('spec', dirname(file), '/'), join('spec', file.split('/')[0]!, '/'), ''];
    const isSlow = (path: string) => slowSpecs.some((slow) => path === `spec/${slow}`);
    const near = (path: string) => nearby.findIndex((start) => path.startsWith(start)) + (isSlow(path) ? nearby.length : 0);
    const bytes = (path: string) => statSync(join(root, path)).size;
    return [...steps.keys()].filter(isSpec).sort((a, b) => near(a) - near(b) || steps.get(a)! - steps.get(b)! || bytes(a) - bytes(b));
  };
}

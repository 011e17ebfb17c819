import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const folder = resolve('adapters/contract');

const isOfTypes = (statement: ts.ImportDeclaration | ts.ExportDeclaration) =>
  ts.isImportDeclaration(statement) ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword : statement.isTypeOnly;

/** What a file loads when it is loaded: its imports and re-exports, but for those of types. */
function loadedBy(file: string): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    return moduleSpecifier === undefined || isOfTypes(statement) ? [] : [(moduleSpecifier as ts.StringLiteral).text];
  });
}

function loadsSchemas(file: string): boolean {
  return loadedBy(file).some((path) => path.startsWith('zod') || (path.startsWith('./') && loadsSchemas(path.slice(2))));
}

const decoders = readdirSync(folder).filter((file) =>
  /^(.*Wire|paths|lenient|change|backlogLine|decodeBacklog|settingsCodecs)\.ts$/.test(file),
);

test('what the browser reads the wire with loads no schema library', () => {
  expect(decoders.length).toBeGreaterThan(12);
  expect(decoders.filter(loadsSchemas)).toEqual([]);
  expect(loadsSchemas('calls.ts')).toBe(true);
});

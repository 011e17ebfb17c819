// Writes the reference of the core's exports from their docstrings: node tools/apiPage.mjs [--check] [--core FOLDER] [--out FILE].
// With --check it writes nothing, names what is undocumented or out of date, and ends with 1.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    core: { type: 'string', default: 'core' },
    out: { type: 'string', default: 'docs/api.md' },
  },
});
const core = resolve(options.core);
/** A longer type of a constant says less than its docstring. */
const longestType = 160;

const configPath = ts.findConfigFile(core, ts.sys.fileExists, 'tsconfig.json');
const config = ts.parseJsonConfigFileContent(ts.readConfigFile(configPath, ts.sys.readFile).config, ts.sys, dirname(configPath));
const wholeDoor = join(core, 'index.ts');
const program = ts.createProgram({ rootNames: [wholeDoor], options: { ...config.options, noEmit: true, composite: false } });
const checker = program.getTypeChecker();

const printing = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
const withoutExport = (text) => text.replace(/^export (?:declare )?/, '');
const docOf = (symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
/** A type that is the members of a list says so by itself. */
const listOf = (declaration) => /^\(typeof (\w+)\)\[number\]$/.exec(declaration.type?.getText() ?? '')?.[1];
const docOrList = (symbol, declaration) => docOf(symbol) || (listOf(declaration) === undefined ? '' : `One of \`${listOf(declaration)}\`.`);

const kinds = {
  functions: 'Functions',
  constants: 'Constants',
  types: 'Types',
};

/** A function or a constant that holds one, a constant, or a type, with the text that declares it. */
function describeExport(symbol) {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const name = symbol.getName();
  const declaration = target.declarations?.[0];
  if (declaration === undefined) return { name, doc: '', file: 'index.ts', kind: 'constants', text: name };
  const described = { name, doc: docOrList(target, declaration), file: relative(core, declaration.getSourceFile().fileName) };
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration) || ts.isClassDeclaration(declaration))
    return { ...described, kind: 'types', text: withoutExport(declaration.getText()) };
  const type = checker.getTypeOfSymbolAtLocation(target, declaration);
  const signatures = type.getCallSignatures();
  if (signatures.length > 0) {
    const text = signatures.map((each) => `${name}${checker.signatureToString(each, undefined, printing)}`).join('\n');
    return { ...described, kind: 'functions', text };
  }
  const typeText = declaration.type?.getText() ?? checker.typeToString(type, undefined, printing);
  return { ...described, kind: 'constants', text: typeText.length <= longestType ? `${name}: ${typeText}` : name };
}

/** The folders in the order of the collected door, each with what is said about it there. */
function folders() {
  const source = program.getSourceFile(wholeDoor);
  return source.statements
    .filter((each) => ts.isExportDeclaration(each) && each.exportClause === undefined)
    .map((statement) => {
      const [comment] = ts.getLeadingCommentRanges(source.text, statement.getFullStart()) ?? [];
      const about = comment === undefined ? '' : source.text.slice(comment.pos, comment.end).replace(/^\/\*\*\s*|\s*\*\/$/g, '');
      const door = checker.getSymbolAtLocation(statement.moduleSpecifier);
      const name = basename(dirname(statement.moduleSpecifier.text));
      return { name, about, exports: checker.getExportsOfModule(door).map(describeExport) };
    });
}

const byName = (a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1);

function sectionOf({ name, about, exports }) {
  const groups = Object.entries(kinds).map(([kind, title]) => {
    const members = exports.filter((each) => each.kind === kind).sort(byName);
    const entries = members.map(({ text, doc }) => `\`\`\`ts\n${text}\n\`\`\`\n\n${doc}`);
    return members.length === 0 ? '' : `### ${title} of ${name}\n\n${entries.join('\n\n')}`;
  });
  return [`## pressluft/core/${name}`, about, ...groups].filter(Boolean).join('\n\n');
}

function page(all) {
  const rows = all.map(({ name, about }) => `- [\`pressluft/core/${name}\`](#pressluftcore${name.toLowerCase()}): ${about}`);
  const head = [
    '# Reference of the core',
    '`pressluft/core` has everything below; each folder can also be imported alone, as `pressluft/core/units`. ' +
      'All are pure functions and plain data: no clock, no files, no network. A missing number is `undefined`, or NaN in a column; never 0.',
    'Made by `node tools/apiPage.mjs` from the docstrings.',
    rows.join('\n'),
  ];
  return `${[...head, ...all.map(sectionOf)].join('\n\n')}\n`;
}

const all = folders();
const undocumented = all.flatMap(({ name, about, exports }) => [
  ...(about === '' ? [`${name}: the folder is not described in index.ts`] : []),
  ...exports.filter(({ doc }) => doc === '').map((each) => `${each.file}: ${each.name} has no docstring`),
]);
const notCollected = readdirSync(core, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(core, entry.name, 'index.ts')) && !all.some(({ name }) => name === entry.name))
  .map(({ name }) => `${name}: the folder is not exported by index.ts`);
const problems = [...undocumented, ...notCollected];

const text = page(all);
if (!options.check) writeFileSync(options.out, text);
else if (!existsSync(options.out) || readFileSync(options.out, 'utf8') !== text)
  problems.push(`${options.out} is out of date: node tools/apiPage.mjs`);
if (problems.length > 0) console.error(problems.join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;

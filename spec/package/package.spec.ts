import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { dayFileHead, dayFileName, dayFileRow, latestLayout } from '../../core/dayFile/index.ts';
import { channelPosition, compressorChannel, emptyRow } from '../../core/samples/index.ts';
import { load } from '../core/samples/logs.ts';

const root = join(import.meta.dirname, '../..');
const made = join(root, 'dist/package');
/** Downloads of an empty cache on a busy machine. */
const installMs = 300_000;
const maxBytes = 1_000_000;
const day = '2026-11-20';
const dayMs = Date.parse('2026-11-19T23:00:00Z');

/** A machine that takes 30 kW for an hour, a row every 2 s. */
function dayFile(): string {
  const rows = Array.from({ length: 1800 }, (_, i) => {
    const row = emptyRow(dayMs + i * 2000);
    row.values[channelPosition(compressorChannel('technology', 1))] = 1;
    row.values[channelPosition(compressorChannel('status', 1))] = load;
    row.values[channelPosition(compressorChannel('electricalPowerKW', 1))] = 30;
    return dayFileRow(latestLayout, row);
  });
  return dayFileHead(latestLayout, { date: day, schematicNumber: 'PL-1', softwareVersion: 'V3.21-RC10', periodS: 2 }) + rows.join('');
}

/** The code blocks of the package's own page, by the file that their first line names. */
const examples = () =>
  [...readFileSync(join(root, 'docs/package.md'), 'utf8').matchAll(/```js\n(.*?)```/gs)].map(([, code]) => ({
    name: /node (\w+\.js)/.exec(code!)![1]!,
    code: code!,
  }));

describe('the package', () => {
  let folder: string;
  let oldest: string;
  const run = (program: string, ...args: readonly string[]) => spawnSync(program, args, { cwd: folder, encoding: 'utf8' });

  beforeAll(() => {
    // `npm run package` but for the texts, which are compiled already: other specs' processes would read them half written
    const env = { ...process.env, NODE_ENV: '', JEST_WORKER_ID: undefined };
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-b'], { cwd: root, env });
    execFileSync(process.execPath, ['tools/package.mjs'], { cwd: root, env });
    folder = mkdtempSync(join(tmpdir(), 'pressluft-package-'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }));
    const { version, engines } = JSON.parse(readFileSync(join(made, 'content/package.json'), 'utf8')) as {
      version: string;
      engines: { node: string };
    };
    const runtime = `node-${process.platform}-${process.arch}`;
    const lowest = `${runtime}@${engines.node.replace('>=', '')}.0`;
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel', 'error'];
    execFileSync('npm', ['install', ...quiet, join(made, `pressluft-${version}.tgz`), lowest], { cwd: folder });
    oldest = join(folder, 'node_modules', runtime, 'bin/node');
    mkdirSync(join(folder, 'card'));
    writeFileSync(join(folder, 'card', dayFileName(day)), dayFile());
    for (const { name, code } of examples()) writeFileSync(join(folder, name), code);
  }, installMs);
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('is one file below 1 MB', () => {
    const files = readdirSync(made).filter((name) => name.endsWith('.tgz'));
    expect(files).toHaveLength(1);
    expect(statSync(join(made, files[0]!)).size).toBeLessThan(maxBytes);
  });

  it('depends on what its code imports, and on nothing else', () => {
    const { dependencies } = JSON.parse(readFileSync(join(made, 'content/package.json'), 'utf8')) as { dependencies: object };
    const sources = globSync('**/*.{js,d.ts}', { cwd: join(made, 'content') }).map((file) =>
      readFileSync(join(made, 'content', file), 'utf8'),
    );
    const isNamed = (name: string) =>
      sources.some((text) => text.includes(`'${name}'`) || text.includes(`'${name}/`) || text.includes(`\`${name}/`));
    for (const name of Object.keys(dependencies)) expect([name, isNamed(name.replace('@types/', ''))]).toEqual([name, true]);
    expect(Object.keys(dependencies)).not.toContain('react');
    expect(Object.keys(dependencies)).not.toContain('node');
  });

  test.each(examples())('runs the example $name of its page', ({ name }) => {
    const args =
      { 'days.js': ['card'], 'totals.js': ['Europe/Berlin', 'card'], 'balance.js': ['Europe/Berlin', '0.25', 'card'] }[name] ?? [];
    const said = {
      'days.js': '2026-11-20: 1800 rows, 0 problems\n',
      'totals.js': /^pressure .*\nK1: load 1\.00 h, no-load 0\.00 h\ndays without a file: 0\n$/,
      'balance.js': /^30\.0 kWh, 7\.50, data for \d\.\d %\n$/,
    }[name]!;
    const { status, stdout, stderr } = run(oldest, name, ...args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toEqual(typeof said === 'string' ? said : expect.stringMatching(said));
  });

  it('imports each room of the core, with the oldest Node.js that it names', () => {
    const rooms = readdirSync(join(root, 'core'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    writeFileSync(
      join(folder, 'rooms.js'),
      rooms.map(({ name }) => `import 'pressluft/core/${name}';`).join('\n') + `\nimport 'pressluft/core';\n`,
    );
    expect(run(oldest, '--version').stdout).toMatch(/^v20\.12\./);
    expect(run(oldest, 'rooms.js')).toMatchObject({ status: 0, stderr: '' });
  });

  it("says in one line that a station's data folder needs a newer Node.js than the oldest that it names", () => {
    const main = 'node_modules/pressluft/cli/main.js';
    expect(run(oldest, main, 'station', 'backup', 'backup.json', '--data', 'data')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^pressluft: .*need Node\.js 26 or newer.*v20\.12.*\n$/),
    });
  });

  it.each(['json', 'csv', 'pdf'])('writes a balance as %s with its command, with the oldest Node.js that it names', (format) => {
    const main = 'node_modules/pressluft/cli/main.js';
    const out = `balance.${format}`;
    expect(run(oldest, main, 'balance', 'card', '--zone', 'Europe/Berlin', '--format', format, '--out', out)).toMatchObject({ status: 0 });
    expect(statSync(join(folder, out)).size).toBeGreaterThan(500);
  });

  it('has a command of its name', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(run(join(folder, 'node_modules/.bin/pressluft'), '--version')).toMatchObject({ status: 0, stdout: `${version}\n` });
  });

  it('is checked against its types', () => {
    const script = (zone: string) => `import { balanceOf, totalsOfDayFiles } from 'pressluft';
import { toDisplay, type UnitChoice } from 'pressluft/core/units';
const found = await totalsOfDayFiles('card', { zone: ${zone} });
export const energyKWh: number | undefined = found && balanceOf(found).plant.energyKWh;
export const shown = (units: UnitChoice) => toDisplay('pressure', 7, units);
`;
    writeFileSync(join(folder, 'right.ts'), script("'Europe/Berlin'"));
    writeFileSync(join(folder, 'wrong.ts'), script('1'));
    const tsc = join(root, 'node_modules/typescript/bin/tsc6');
    const check = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023', 'right.ts', 'wrong.ts'];
    const found = run(process.execPath, tsc, ...check).stdout.match(/^\S.*$/gm);
    expect(found).toEqual([expect.stringMatching(/^wrong\.ts\(3,\d+\): error TS2322/)]);
  });
});

import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, it, test } from '@jest/globals';
import { dayFileName } from '../../core/dayFile/index.ts';
import { configOf } from '../../station/config/StationConfig.ts';
import { configOf as fleetConfigOf } from '../../fleet/config/FleetConfig.ts';
import { openStore } from '../../station/openStore.ts';
import { dayText } from '../cli/plantDays.ts';
import { pressluft } from '../cli/pressluft.ts';
import { itWith } from '../machine/itWhere.ts';
import { temporaryFolder } from '../station/temporaryFolder.ts';
import { pages, proseOf, type Typed, typedOn } from './pages.ts';

const programs = /^(?:apt-get|chattr|docker|echo|install|node|npm|npx|sqlite3|sudo|systemctl|useradd) /;
const commands = pages.flatMap(typedOn).filter(({ line }) => programs.test(line));
const withoutRemark = (line: string) => line.replace(/\s+# .*$/, '');
const words = (line: string) =>
  [...withoutRemark(line).matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, plain]) => double ?? single ?? plain!);

describe('the commands of the documentation', () => {
  /** A folder as this one is after the first start, with two days on the card and a profile of one's own. */
  let folder: string;
  beforeAll(() => {
    folder = temporaryFolder();
    mkdirSync(join(folder, 'data/card/hedata'), { recursive: true });
    for (const day of ['2026-11-19', '2026-11-20']) writeFileSync(join(folder, 'data/card/hedata', dayFileName(day)), dayText(day));
    openStore(join(folder, 'data'), 'station').close();
    copyFileSync('field/profiles/eastron-sdm630.json', join(folder, 'own-meter.json'));
    for (const name of ['docs', 'package.json']) symlinkSync(resolve(name), join(folder, name));
  });

  const runs = (program: string, args: readonly string[], cwd = folder) => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
    return stdout;
  };
  const inNode = ({ line }: Typed) => {
    runs(process.execPath, words(line).slice(1));
  };
  const ran = new Set<string>();
  const specs = ({ line }: Typed) => {
    if (ran.has(line)) return;
    ran.add(line);
    runs(process.execPath, words(line).slice(1), '.');
  };
  const commandLine = async ({ line }: Typed) => {
    const { status, stdout, notes } = await pressluft(folder, ...words(line).slice(2));
    expect({ status, notes: status === 0 ? [] : notes }).toEqual({ status: 0, notes: [] });
    expect(stdout).not.toBe('');
  };
  const options = ({ line }: Typed) => {
    expect(() => configOf(words(line).slice(4), {})).not.toThrow();
  };
  const fleet = ({ line }: Typed) => {
    expect(() => fleetConfigOf(words(line).slice(4), {})).not.toThrow();
  };
  const demoOptions = ({ line }: Typed) => {
    expect(() => configOf(['--demo', ...words(line).slice(3)], {})).not.toThrow();
  };
  /** As sqlite3 does with the database of a stopped station. */
  const inDatabase = ({ line }: Typed) => {
    const [, file, statement] = words(line);
    expect(file).toBe('DATA/pressluft.db');
    const data = temporaryFolder();
    openStore(data, 'station').close();
    const database = new DatabaseSync(join(data, 'pressluft.db'));
    expect(() => database.prepare(statement!).all()).not.toThrow();
    database.close();
  };
  const by =
    (file: string, ...texts: readonly string[]) =>
    () => {
      for (const text of texts) expect(readFileSync(file, 'utf8')).toContain(text);
    };
  /** The way there is the same: set-up and build, then the built station with `--demo`. */
  const asBrowserTests = () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Readonly<Record<string, string>> };
    expect([scripts['prestart'], scripts['start']]).toEqual([
      scripts['pree2e'],
      'node --max-semi-space-size=4 dist/station/main.js --demo',
    ]);
    by('spec/e2e/demoStation.ts', "'dist/station/main.js', '--demo'")();
  };
  /** What wants rights, or a system of its own. */
  const linted = ({ line, above }: Typed) => {
    expect(above).toMatch(/\bnot run\b/i);
    expect(spawnSync('bash', ['-n'], { input: line, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  };

  /** The first that fits holds a command. */
  const ways: readonly (readonly [pattern: RegExp, way: (command: Typed) => void | Promise<void>])[] = [
    [/^npx pressluft .*\bcard\b(?!\/)|^npx pressluft (?:\w+ )?--help$/, by('spec/docs/cli.spec.ts', 'npx pressluft')],
    [/^npx pressluft /, commandLine],
    [/^node --test /, by('spec/docs/examples.spec.ts', "'--test', 'docs/examples/headless.spec.js'")],
    [/^node .*\/jest\.js /, specs],
    [/^node /, inNode],
    [/^npm start$/, asBrowserTests],
    [/^npm start -- /, demoOptions],
    [/^npm test$/, by('.ci/run', 'npm test || status=1', 'npm run e2e || status=1')],
    [/^npm (?:ci|run build)$/, by('tools/prepare.mjs', "npm('ci')", "npm('run', '--silent', 'build')")],
    [/^npm run station -- /, options],
    [/^npm run fleet -- /, fleet],
    [/^sqlite3 /, inDatabase],
    [/^(?:npm ci|apt-get|docker|echo|install|sudo|systemctl|useradd) /, linted],
  ];

  const wayOf = (line: string) => ways.find(([pattern]) => pattern.test(withoutRemark(line)));

  test.each(commands.map((command) => [command.page, command.line, command] as const))('%s: %s', async (_page, line, command) => {
    const way = wayOf(line);
    expect([line, way === undefined]).toEqual([line, false]);
    await way![1](command);
  });

  itWith('shellcheck').each(commands.filter(({ line }) => wayOf(line)?.[1] === linted).map(({ page, line }) => [page, line]))(
    '%s: shellcheck finds nothing in %s',
    (_page, line) => {
      const { status, stdout } = spawnSync('shellcheck', ['--shell=bash', '-'], { input: `${line}\n`, encoding: 'utf8' });
      expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
    },
  );

  it('are held in a way each of which some command needs', () => {
    const used = new Set(commands.map(({ line }) => wayOf(line)));
    expect(ways.filter((way) => !used.has(way))).toEqual([]);
  });
});

/** Commands within a sentence or a table. */
const spoken = pages.flatMap((page) =>
  [...proseOf(page).matchAll(/`((?:npm run|npm|node|sqlite3) [^`]+)`/g)].map(([, line]) => [page, line!] as const),
);

describe('the commands that the documentation speaks of', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Readonly<Record<string, string>> };
  const builtIn = new Set(['ci', 'install', 'sbom']);

  test.each(spoken)('%s: %s', (_page, line) => {
    const [program, second, third] = words(line);
    if (program === 'npm' && second === 'run') expect(Object.keys(scripts)).toContain(third);
    else if (program === 'npm') expect([second, second! in scripts || builtIn.has(second!)]).toEqual([second, true]);
    else if (program === 'node') expect([second, existsSync(second!)]).toEqual([second, true]);
    else expect(second).toBe('DATA/pressluft.db');
  });

  it('are all that npm knows here', () => {
    const reported = new Set(
      [...spoken.map(([, line]) => line), ...commands.map(({ line }) => line)].map((line) => /^npm (?:run )?(\S+)/.exec(line)?.[1]),
    );
    const hooks = (name: string) => name.startsWith('pre') && name.slice(3) in scripts;
    expect(Object.keys(scripts).filter((name) => !hooks(name) && !reported.has(name))).toEqual([]);
  });
});

describe('a backup of the data folder', () => {
  it('is put back whole by the documented commands', () => {
    const root = temporaryFolder();
    const data = join(root, 'var/lib/pressluft');
    mkdirSync(data, { recursive: true });
    openStore(data, 'station').close();
    const before = readFileSync(join(data, 'pressluft.db'));
    const tar = typedOn('docs/operations.md')
      .map(({ line }) => line)
      .filter((line) => line.includes('sudo tar '))
      .map((line) =>
        line
          .replace('sudo ', '')
          .replace('/var/lib', join(root, 'var/lib'))
          .replace(/"?pressluft-data-.*?\.tar\.gz"?/, 'backup.tar.gz'),
      );
    const run = (line: string) => {
      expect(spawnSync('bash', ['-c', line], { cwd: root, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
    };
    const [save, restore] = tar;
    run(save!);
    rmSync(data, { recursive: true });
    run(restore!);
    expect(readFileSync(join(data, 'pressluft.db')).equals(before)).toBe(true);
    expect(tar).toHaveLength(2);
  });
});

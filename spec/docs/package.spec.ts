import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

/** Each test starts processes of its own. */
const root = join(import.meta.dirname, '../..');
const script = (from: string, type: string) => `
import { toDisplay, plantDayRange${type} } from '${from}';

const units${type === '' ? '' : ': UnitChoice'} = { pressure: 'psi', temperature: 'degC', volume: 'm3', currency: 'EUR' };
const { fromMs, untilMs } = plantDayRange('2026-10-25', 'Europe/Berlin');
console.log(toDisplay('pressure', 1, units), (untilMs - fromMs) / 3_600_000);
`;

describe('a project that has installed the built package', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pressluft-'));
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(root, join(folder, 'node_modules/pressluft'), 'dir');
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
  };
  const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });

  it('imports the whole core in plain Node', () => {
    write('whole.js', script('pressluft/core', ''));
    expect(run('whole.js')).toMatchObject({ stderr: '', stdout: '14.50377377 25\n' });
  });

  it('imports each folder of the core alone', () => {
    const doors = [...readFileSync(join(root, 'core/index.ts'), 'utf8').matchAll(/export \* from '\.\/(\w+)\/index\.ts'/g)].map(
      ([, name]) => name,
    );
    expect(doors.length).toBeGreaterThan(15);
    write(
      'each.js',
      doors.map((name) => `import * as ${name} from 'pressluft/core/${name}';`).join('\n') + `\nconsole.log(typeof ${doors[0]});\n`,
    );
    expect(run('each.js')).toMatchObject({ stderr: '', stdout: 'object\n' });
  });

  it('is checked against the types of the core', () => {
    write('typed.ts', script('pressluft/core', ', type UnitChoice'));
    write('wrong.ts', script('pressluft/core', ', type UnitChoice').replace("'psi'", "'torr'"));
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom'];
    const check = (file: string) => run(join(root, 'node_modules/typescript/bin/tsc6'), ...options, file).stdout;
    expect(check('typed.ts')).toBe('');
    expect(check('wrong.ts')).toMatch(/'"torr"' is not assignable/);
  });

  it('cannot reach past a door', () => {
    write('past.js', `import 'pressluft/core/units/convert.js';`);
    expect(run('past.js').stderr).toMatch(/ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED/);
  });
});

import { expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startStation } from '../station/startStation.ts';
import { temporaryFolder } from '../station/temporaryFolder.ts';

const section = readFileSync('docs/north.md', 'utf8')
  .split(/^## /m)
  .find((part) => part.startsWith('A generated client\n'))!;
const example = (language: string) => new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'ms').exec(section)![1]!;

const compilerOptions = {
  ...{ strict: true, exactOptionalPropertyTypes: false, noUncheckedIndexedAccess: true, noEmit: true, allowImportingTsExtensions: true },
  ...{ target: 'es2024', module: 'nodenext', lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'], types: ['node'] },
};
/** Does not compile unless the types of the client refuse it. */
const refused = `
import { login, type LiveResponse } from './client/index.ts';
// @ts-expect-error a password is a text
void (() => login({ body: { password: 1 } }));
// @ts-expect-error a pressure may be missing
export const pressureOf = ({ plant }: LiveResponse): number => plant!.master.system_pressure_bar;
`;

it('[NORTH-4] a client that is generated from the description compiles, logs in and reads values and events', async () => {
  // generating takes longer than a plant may be silent
  const station = await startStation({ silentAfterS: 3600 });
  station.source.push();
  const folder = temporaryFolder();
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  write('package.json', '{ "type": "module" }');
  write('openapi-ts.config.mjs', example('js'));
  write('program.ts', example('ts'));
  write('refused.ts', refused);
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts', 'client'] }));
  const run = async (command: string, ...args: readonly string[]) => {
    const env = { PATH: process.env['PATH']!, STATION: station.address, PASSWORD: 'read' };
    const { stdout, stderr } = await promisify(execFile)(command, args, { cwd: folder, env });
    return stdout + stderr;
  };
  const bin = (name: string) => resolve('node_modules/.bin', name);
  await run(bin('openapi-ts'), '--no-log-file');
  expect(await run(bin('tsc'), '-p', '.')).toBe('');
  // the number is of the last fault, and the simulated plant may have one
  expect(await run(process.execPath, '--no-warnings', 'program.ts')).toMatch(/^pressure \d[\d.]*\nheard live \w{8}-\d+\n$/);
  await station.close();
});

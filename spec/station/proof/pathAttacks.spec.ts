import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { calls, paths } from '../../../adapters/contract/index.ts';
import { dayFilePath } from '../../../adapters/card/dayFilePath.ts';
import { dayFileText } from '../../../station/card/dayFileText.ts';
import { type RunningStation, startStation, withToken } from '../startStation.ts';

const secret = 'outside of the card';
const text = dayFileText(() => 'S-1');

/** As it stands, without what a browser or fetch would make of it. */
function rawGet(address: string, path: string, token: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const call = request({ hostname, port, path, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() });
      });
    });
    call.on('error', reject);
    call.end();
  });
}

const fileCalls = [calls.dayFile, calls.archiveFile, calls.backlog] as const;
const prefixes = fileCalls.map(({ path }) => path.replace(/(\*|:day\.jsonarr)$/, ''));

const step = fc.constantFrom(
  '..',
  '.',
  '%2e%2e',
  '%252e%252e',
  '%2e.',
  '..%2f',
  '..%252f',
  '..%5c',
  '..\\',
  '%c0%ae%c0%ae',
  '....//',
  '%00',
  '',
  '~',
  'C:',
);
const target = fc.constantFrom(
  'secret.csv',
  'pressluft.db',
  'etc/passwd',
  '%2fetc%2fpasswd',
  'link/secret.csv',
  '2026/11/MCHE-20261103.csv',
  'MCHE-20261104.csv',
  'GLW_2026-10.csv',
  'secret.csv%00.csv',
  'secret.csv%20',
  'secret.csv.',
  '2026-11-20.jsonarr',
);
const separator = fc.constantFrom('/', '//', '%2f', '%5c', '\\', '%252f');
const attack = fc
  .tuple(fc.constantFrom(...prefixes), fc.array(fc.tuple(step, separator), { maxLength: 6 }), target)
  .map(([prefix, steps, file]) => prefix + steps.map((parts) => parts.join('')).join('') + file);

describe('the files of a station', () => {
  let station: RunningStation;
  let token: string;
  beforeAll(async () => {
    station = await startStation();
    const { cardDir, folder } = station;
    writeFileSync(join(folder, 'secret.csv'), secret);
    const good = dayFilePath(cardDir, '2026-11-02');
    mkdirSync(dirname(good), { recursive: true });
    writeFileSync(good, text.head('2026-11-02'));
    symlinkSync(join(folder, 'secret.csv'), dayFilePath(cardDir, '2026-11-03'));
    symlinkSync(folder, join(cardDir, 'hedata', 'link'));
    mkdirSync(join(cardDir, 'archive'), { recursive: true });
    symlinkSync(join(folder, 'secret.csv'), join(cardDir, 'archive', 'GLW_2026-10.csv'));
    token = station.tokenOf('write');
  });
  afterAll(() => station.close());

  it('are given as they are listed', async () => {
    const list = (await (await station.call(paths.dayFileList, withToken(token))).json()) as { name: string; path: string }[];
    expect(list.map(({ name }) => name)).toContain('MCHE-20261102.csv');
    const { path } = list.find(({ name }) => name === 'MCHE-20261102.csv')!;
    const file = await station.call(paths.dayFile(path), withToken(token));
    expect([file.status, await file.text()]).toEqual([200, text.head('2026-11-02')]);
    expect(list.map(({ name }) => name)).not.toContain('MCHE-20261103.csv');
  });

  it('give nothing from outside, whatever path is asked for, and never fail', async () => {
    await fc.assert(
      fc.asyncProperty(attack, async (path) => {
        const { status, body } = await rawGet(station.address, path, token);
        expect(body).not.toContain(secret);
        expect(body).not.toMatch(/root:|SQLite format/);
        expect(status).toBeLessThan(500);
        expect([200, 400, 403, 404, 405, 414]).toContain(status);
        if (status === 200) expect(body).toMatch(/^(<!doctype html>|\{"ts"|$)|^Date|^date/i);
      }),
      { numRuns: 500 },
    );
  });
});

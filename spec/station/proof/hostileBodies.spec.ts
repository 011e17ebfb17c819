import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallName, calls } from '../../../adapters/contract/index.ts';
import { type RunningStation, startStation } from '../startStation.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** Ends the session that the others need, or checks passwords at length. */
const left: readonly CallName[] = ['logout', 'login'];
const names = (Object.keys(calls) as CallName[]).filter((name) => !left.includes(name));
const runs = Number(process.env['HOSTILE_BODIES'] ?? 400);

const scalar = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1e308,
    -1e308,
    1e-320,
    2 ** 53,
    '',
    '<script>alert(1)</script>',
    '=cmd()',
    '\u202e',
    '\0',
    'x'.repeat(70_000),
  ),
  fc.double(),
  fc.string({ unit: 'binary' }),
);
const fields = [
  'password',
  'which',
  'new_passwd',
  'type',
  'from_ms',
  'until_ms',
  'demo',
  'account',
  'receivers',
  'enabled',
  'time_zone',
  '__proto__',
  'constructor',
];
const tree = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4, depthSize: 'small' }, scalar, fc.array(tie('value'), { maxLength: 8 }), tie('object')),
  object: fc.dictionary(fc.oneof(fc.constantFrom(...fields), fc.string()), tie('value'), { maxKeys: 8 }),
}));
const body = fc.oneof(
  tree.value.map((value) => JSON.stringify(value) ?? 'null'),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '{', '[', '{"a":', '[['.repeat(20_000), '{"__proto__":{"x":1}}', 'null'),
);
const media = fc.constantFrom(
  'application/json',
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data; boundary=x',
  'nonsense',
);
const segment = fc.oneof(
  fc.constantFrom('..', '.', '%2e%2e', '%00', '%5c', '2026-11-20', 'de', 'fr'),
  fc.string({ unit: 'binary', maxLength: 30 }).map(safe),
);

function safe(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ff';
  }
}

describe('whatever is sent to a call', () => {
  let station: RunningStation;
  let token: string;
  beforeAll(async () => {
    const dashboardDir = temporaryFolder();
    writeFileSync(join(dashboardDir, 'index.html'), '<!doctype html>');
    station = await startStation({ dashboardDir });
    station.source.push();
    token = station.tokenOf('write');
  });
  afterAll(() => station.close());

  it(
    '[API-12] is answered or refused, and never fails the station',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...names), body, media, segment, async (name, sent, type, part) => {
          const { method, path } = calls[name];
          const address = path.replace(/:\w+|\*/g, part);
          const headers = { authorization: `Bearer ${token}`, 'content-type': type };
          const answer = await station.call(address, method === 'GET' ? { method, headers } : { method, headers, body: sent });
          const text = await answer.text();
          if (answer.status === 401) token = station.tokenOf('write');
          expect(answer.status).toBeLessThan(500);
          if (answer.status >= 400) expect(text).not.toMatch(/node_modules|\bat .*\.[tj]s:\d|\/tmp\//);
        }),
        { numRuns: runs },
      );
      expect((await station.call('/health')).status).toBe(200);
    },
    1000 * 60 * 30,
  );
});

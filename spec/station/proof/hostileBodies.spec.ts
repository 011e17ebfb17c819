import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningStation, startStation } from '../startStation.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { hostileCall, inside } from './hostileCall.ts';

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

  it('[API-12] is answered or refused, and never fails the station', async () => {
    await fc.assert(
      fc.asyncProperty(hostileCall, async ({ method, path, type, body }) => {
        const headers = { authorization: `Bearer ${token}`, 'content-type': type };
        const answer = await station.call(path, { method, headers, ...(body === undefined ? {} : { body }) });
        const text = await answer.text();
        if (answer.status === 401) token = station.tokenOf('write');
        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400) expect(text).not.toMatch(inside);
      }),
      { numRuns: 300 },
    );
    expect((await station.call('/health')).status).toBe(200);
  });
});

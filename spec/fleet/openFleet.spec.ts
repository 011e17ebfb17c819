import { describe, expect, it } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { memoryFleetStore } from '../fakes/index.ts';
import { temporaryFolder } from '../station/temporaryFolder.ts';
import { until } from '../station/until.ts';
import { openedFleet } from './openedFleet.ts';

const gone = () => Promise.reject(new Error('the database is gone'));

describe('a fleet that opens', () => {
  it('says that figures of kept days cannot be derived again, and is there all the same', async () => {
    const store = memoryFleetStore();
    const fleet = await openedFleet({ store: { ...store, ingest: { ...store.ingest, daysBehind: gone } } });
    await until('it is said', () => fleet.lines.includes('figures of kept days: the database is gone'));
    expect((await fetch(`${fleet.url}/health`)).status).toBe(200);
  });

  it('ends with the days that it derives again when it is closed', async () => {
    const store = memoryFleetStore();
    const derived: string[] = [];
    const behind = { station: 's', day: '2026-11-20', digest: 'd', body: gzipSync('broken') };
    const fleet = await openedFleet({
      store: {
        ...store,
        ingest: {
          ...store.ingest,
          daysBehind: () => new Promise((resolve) => setImmediate(() => resolve([behind]))),
          saveFigures: ({ day }) => Promise.resolve(void derived.push(day)),
        },
      },
    });
    await until('it derives', () => derived.length > 0);
    await fleet.close();
    const count = derived.length;
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    expect(derived.length).toBe(count);
  });

  it('shows its pages without a map while the database cannot say whose, and says so', async () => {
    const pagesDir = temporaryFolder();
    await writeFile(join(pagesDir, 'index.html'), '<!doctype html><title>Fleet</title>');
    const store = memoryFleetStore();
    const fleet = await openedFleet({ pagesDir, store: { ...store, settings: { ...store.settings, mapTiles: gone } } });
    const answer = await fetch(`${fleet.url}/`);
    expect([answer.status, /img-src ([^;]*)/.exec(answer.headers.get('content-security-policy')!)?.[1]]).toEqual([200, "'self' data:"]);
    expect(fleet.lines).toContain('map: the database is gone');
  });
});

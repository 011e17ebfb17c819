import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { FleetStore } from '../../core/ports/index.ts';
import { type InsightSweep, insightSweep } from '../../fleet/insight/insightSweep.ts';
import { memoryFleetStore } from '../fakes/index.ts';
import { logLines } from '../station/logLines.ts';
import { nowMs } from './openedFleet.ts';

const everyMs = 3_600_000;
const stations = ['s1', 's2', 's3'];

const open: InsightSweep[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
  jest.useRealTimers();
});

/** A sweep over stations that have brought something, with what its database is asked for. */
function setUp(changes: Partial<FleetStore['derivation']> = {}) {
  const asked = { claims: 0, saved: [] as string[] };
  const { log, lines } = logLines();
  const derivation: FleetStore['derivation'] = {
    ...memoryFleetStore().derivation,
    claimChanged: () => {
      asked.claims++;
      return Promise.resolve(stations.map((station) => ({ station, zone: 'UTC', nightUseM3min: undefined })));
    },
    saveLoads: (station) => {
      asked.saved.push(station);
      return Promise.resolve();
    },
    leakBasis: () => Promise.resolve(undefined),
    ...changes,
  };
  const sweep = insightSweep({ derivation, clock: { nowMs: () => nowMs }, log, everyMs });
  open.push(sweep);
  return { sweep, asked, lines };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('the sweep over stations that brought something', () => {
  it('looks at once, and each minute until it is closed', async () => {
    jest.useFakeTimers();
    const { sweep, asked } = setUp();
    await settle();
    expect([asked.claims, asked.saved]).toEqual([1, stations]);
    await jest.advanceTimersByTimeAsync(59_999);
    expect(asked.claims).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked.claims).toBe(2);
    await sweep.close();
    await jest.advanceTimersByTimeAsync(600_000);
    expect([asked.claims, jest.getTimerCount()]).toEqual([2, 0]);
  });

  it('makes one round after the other', async () => {
    jest.useFakeTimers();
    const gate = Promise.withResolvers<undefined>();
    const saved: string[] = [];
    const { asked } = setUp({ saveLoads: (station) => (saved.push(station), gate.promise) });
    await jest.advanceTimersByTimeAsync(300_000);
    expect([asked.claims, saved]).toEqual([1, ['s1']]);
    gate.resolve(undefined);
    await settle();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([asked.claims, saved]).toEqual([2, [...stations, ...stations]]);
  });

  it('ends with the station that it is at, and says nothing of what that breaks off', async () => {
    const gate = Promise.withResolvers<undefined>();
    const saved: string[] = [];
    const { sweep, lines } = setUp({ saveLoads: (station) => (saved.push(station), gate.promise) });
    await new Promise(setImmediate);
    let isClosed = false;
    const closing = sweep.close().finally(() => (isClosed = true));
    await new Promise(setImmediate);
    expect(isClosed).toBe(false);
    gate.reject(new Error('the database is closed'));
    await closing;
    expect([saved, lines]).toEqual([['s1'], []]);
  });

  it('says which station cannot be compared, and goes on with the others', async () => {
    const { sweep, lines } = setUp({
      saveLoads: (station) => (station === 's2' ? Promise.reject(new Error('it is broken')) : Promise.resolve()),
    });
    await new Promise(setImmediate);
    await sweep.close();
    expect(lines).toEqual(['what station s2 is compared by: it is broken']);
  });

  it('says that the database does not answer', async () => {
    const { sweep, lines } = setUp({ claimChanged: () => Promise.reject(new Error('it is gone')) });
    await new Promise(setImmediate);
    await sweep.close();
    expect(lines).toEqual(['what stations are compared by: it is gone']);
  });
});

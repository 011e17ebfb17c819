import { describe, expect, it } from '@jest/globals';
import { decodeFaultLog } from '../../../adapters/contract/index.ts';
import { faultLog } from '../../../station/faults/faultLog.ts';
import { faultLogJson } from '../../../station/faults/faultLogJson.ts';
import { faultRepository } from '../../../adapters/sqlite/faultRepository.ts';
import { logLines } from '../logLines.ts';
import { openDatabase } from '../../adapters/sqlite/openDatabase.ts';
import { fault, faultSample } from './faultSample.ts';

async function all<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

describe('the answer with the fault log', () => {
  it.each([0, 1, 2, 499, 500, 501, 1234])('has all of %p events in one JSON list, newest first', async (count) => {
    const repository = faultRepository(openDatabase());
    const log = faultLog({ repository, log: logLines().log });
    const [event] = log.take(faultSample([fault(3, 70)]));
    repository.save(
      Array.from({ length: Math.max(0, count - 1) }, (_, i) => ({ ...event!, atMs: i })),
      [],
    );
    const wanted = count === 0 ? { pages: () => [] } : log;
    const pieces = await all(faultLogJson(wanted));
    const { entries, skippedCount } = decodeFaultLog(JSON.parse(pieces.join('')));
    expect([entries, skippedCount]).toEqual([[...wanted.pages()].flat().map((each) => ({ ...each, notes: [] })), 0]);
    expect(entries).toHaveLength(count);
  });

  it('comes in pieces, between which others have their turn', async () => {
    const repository = faultRepository(openDatabase());
    const log = faultLog({ repository, log: logLines().log });
    const [event] = log.take(faultSample([fault(3, 70)]));
    repository.save(Array(2000).fill(event), []);
    let turns = 0;
    let isReading = true;
    const takeTurn = () => {
      turns++;
      if (isReading) setImmediate(takeTurn);
    };
    setImmediate(takeTurn);
    const pieces = await all(faultLogJson(log));
    isReading = false;
    expect(pieces.length).toBeGreaterThan(4);
    expect(turns).toBeGreaterThanOrEqual(4);
  });
});

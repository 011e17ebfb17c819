import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultReport } from '../../../station/messages/FaultReport.ts';
import { openOutbox } from '../../../station/messages/outbox.ts';
import type { OutboxMessage, OutboxRepository } from '../../../core/ports/index.ts';
import { outboxRepository } from '../../../adapters/sqlite/outboxRepository.ts';
import { morning } from '../faults/faultSample.ts';
import { logLines } from '../logLines.ts';
import { openDatabase } from '../../adapters/sqlite/openDatabase.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { itWithDisk, tinyDisk } from '../tinyDisk.ts';

const message = (id: string, given: Partial<OutboxMessage> = {}): OutboxMessage => ({
  id,
  channel: 'mail',
  slot: 0,
  address: 'receiver@plant.example',
  report: faultReport([], morning),
  attempts: 0,
  nextMs: 0,
  ...given,
});
const ids = (messages: readonly OutboxMessage[]) => messages.map(({ id }) => id);

/** A repository in memory that takes nothing while it is full, and counts what it is asked to take. */
function fillable() {
  const rows = new Map<string, OutboxMessage>();
  const state = { isFull: false, tried: 0 };
  const demandRoom = () => {
    state.tried++;
    if (state.isFull) throw new Error('the disk is full');
  };
  const repository: OutboxRepository = {
    all: () => [...rows.values()],
    save(each) {
      demandRoom();
      rows.set(each.id, each);
    },
    remove(id) {
      demandRoom();
      rows.delete(id);
    },
  };
  return { repository, rows, state };
}

describe('the outbox', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('tries a database again that took nothing after half a minute, and not before, whatever comes meanwhile', () => {
    let nowMs = 5000;
    jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
    const { repository, rows, state } = fillable();
    const { log, lines } = logLines();
    const outbox = openOutbox({ repository, log });
    state.isFull = true;
    outbox.put(message('a'));
    expect([state.tried, lines]).toEqual([1, ['outbox: messages cannot be saved, they are kept in memory (the disk is full)']]);
    state.isFull = false;
    nowMs += 30_000 - 1;
    outbox.put(message('b'));
    outbox.flush();
    expect([state.tried, rows.size, ids(outbox.all())]).toEqual([1, 0, ['a', 'b']]);
    nowMs += 1;
    outbox.flush();
    expect([[...rows.keys()], lines.slice(1)]).toEqual([['a', 'b'], ['outbox: written again']]);
    outbox.flush();
    expect([state.tried, lines.length]).toEqual([3, 2]);
  });

  it('keeps 500 messages unless another number is given', () => {
    const { repository } = fillable();
    const { log, lines } = logLines();
    const outbox = openOutbox({ repository, log });
    for (let i = 0; i < 500; i++) outbox.put(message(`${i}`));
    expect([outbox.all().length, lines]).toEqual([500, []]);
    outbox.put(message('one more'));
    expect([outbox.all().length, ids(outbox.all())[0], lines.length]).toEqual([500, '1', 1]);
  });

  it('has after a restart what was put in and not removed, as it was last, oldest first', () => {
    const folder = temporaryFolder();
    const database = openDatabase(folder);
    const { log } = logLines();
    const outbox = openOutbox({ repository: outboxRepository(database), log });
    for (const id of ['a', 'b', 'c', 'd']) outbox.put(message(id));
    outbox.remove('b');
    outbox.put(message('a', { attempts: 2, nextMs: 60_000 }));
    const before = outbox.all();
    database.close();
    const after = openOutbox({ repository: outboxRepository(openDatabase(folder)), log }).all();
    expect(ids(after)).toEqual(['a', 'c', 'd']);
    expect(after).toEqual(before.map((each) => JSON.parse(JSON.stringify(each)) as OutboxMessage));
    expect(after[0]).toMatchObject({ attempts: 2, nextMs: 60_000 });
  });

  it('drops the oldest when it is full, and says so', () => {
    const { log, lines } = logLines();
    const repository = outboxRepository(openDatabase());
    const outbox = openOutbox({ repository, log, capacity: 3 });
    for (const id of ['a', 'b', 'c', 'd', 'c']) outbox.put(message(id));
    expect([ids(outbox.all()), ids(repository.all())]).toEqual([
      ['b', 'c', 'd'],
      ['b', 'c', 'd'],
    ]);
    expect(lines).toEqual(['outbox: full, the oldest message is dropped']);
  });

  itWithDisk('goes on in memory on a full disk, and writes what it missed when there is room again', () => {
    const disk = tinyDisk('size=400k');
    const { log, lines } = logLines();
    const repository = outboxRepository(openDatabase(disk));
    const outbox = openOutbox({ repository, log, retryAfterMs: 0 });
    outbox.put(message('a'));
    const filler = join(disk, 'filler');
    try {
      writeFileSync(filler, Buffer.alloc(1_000_000));
    } catch {
      // Now it is full.
    }
    const many = Array.from({ length: 40 }, (_, i) => `m${i}`);
    for (const id of many) outbox.put(message(id));
    outbox.remove('a');
    expect(ids(outbox.all())).toEqual(many);
    expect(lines).toEqual([expect.stringMatching(/^outbox: messages cannot be saved, they are kept in memory/)]);
    rmSync(filler);
    outbox.flush();
    expect(lines.slice(1)).toEqual(['outbox: written again']);
    expect(ids(repository.all()).sort()).toEqual(many.toSorted());
  });
});

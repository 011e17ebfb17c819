import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FaultRepository } from '../../../core/ports/index.ts';
import type { FaultLogEntry } from '../../../core/faults/index.ts';
import { faultRepository } from '../../../adapters/sqlite/faultRepository.ts';
import { anyFaultLogEntry } from '../../core/faults/anyFaults.ts';
import { openDatabase } from './openDatabase.ts';

const all = (repository: FaultRepository) => [...repository.pages()].flat();
const someEntry: FaultLogEntry = fc.sample(anyFaultLogEntry, { numRuns: 1, seed: 1 })[0]!;
const numbered = (from: number, until: number) => Array.from({ length: until - from }, (_, i) => ({ ...someEntry, atMs: from + i }));
const times = (repository: FaultRepository) => all(repository).map(({ atMs }) => atMs);

describe('the stored fault events', () => {
  it('are the newest ones, by the order in which they came and whatever their time says', () => {
    const repository = faultRepository(openDatabase(), 5);
    repository.save(numbered(100, 103), []);
    repository.save(numbered(0, 3), []);
    expect(times(repository)).toEqual([2, 1, 0, 102, 101]);
    repository.save(numbered(0, 12), []);
    expect(times(repository)).toEqual([11, 10, 9, 8, 7]);
  });

  it('are 20,000, in pages that leave none out', () => {
    const repository = faultRepository(openDatabase());
    repository.save(numbered(0, 20_001), []);
    const kept = times(repository);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([20_000, 20_000, 1]);
    expect(kept.every((atMs, i) => i === 0 || atMs === kept[i - 1]! - 1)).toBe(true);
  });

  it('have times in whole milliseconds, those of their ends and notes as well', () => {
    const repository = faultRepository(openDatabase());
    const event = { ...someEntry, source: 3, bitIndex: 65, end: undefined, notes: undefined };
    repository.save([{ ...event, atMs: 10.4 }], []);
    repository.save([], [], [{ source: 3, bitIndex: 65, end: { atMs: 20.6, isAtLatest: false } }]);
    expect(repository.note({ atMs: 10.3, source: 3, bitIndex: 65 }, { atMs: 30.5, level: 'write', name: 'A', text: '' })).toBe(true);
    expect(all(repository)).toMatchObject([{ atMs: 10, end: { atMs: 21, isAtLatest: false }, notes: [{ atMs: 31 }] }]);
    expect(repository.note({ atMs: 11, source: 3, bitIndex: 65 }, { atMs: 30, level: 'write', name: 'A', text: '' })).toBe(false);
  });

  it('that have a time are known by their number, without any there is none', () => {
    const repository = faultRepository(openDatabase());
    expect([repository.lastId(), repository.after(0, 9)]).toEqual([0, []]);
    repository.save([...numbered(5, 7), { ...someEntry, atMs: undefined }], []);
    expect(repository.lastId()).toBe(2);
    expect(repository.after(0, 9).map(({ id, atMs }) => [id, atMs])).toEqual([
      [1, 5],
      [2, 6],
    ]);
    expect([repository.after(1, 9).length, repository.after(0, 1).length]).toEqual([1, 1]);
  });

  it('are saved together with the faults that are up, or neither is', () => {
    const database = openDatabase();
    const repository = faultRepository(database);
    repository.save(numbered(0, 1), [{ source: 1, bitIndex: 65 }]);
    database.exec("CREATE TRIGGER full BEFORE INSERT ON active_faults BEGIN SELECT RAISE(ABORT, 'disk full'); END");
    expect(() => repository.save(numbered(1, 2), [{ source: 2, bitIndex: 65 }])).toThrow('disk full');
    expect([times(repository), repository.active()]).toEqual([[0], [{ source: 1, bitIndex: 65 }]]);
  });
});

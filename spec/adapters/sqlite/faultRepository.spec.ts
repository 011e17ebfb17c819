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

  it('are saved together with the faults that are up, or neither is', () => {
    const database = openDatabase();
    const repository = faultRepository(database);
    repository.save(numbered(0, 1), [{ source: 1, bitIndex: 65 }]);
    database.exec("CREATE TRIGGER full BEFORE INSERT ON active_faults BEGIN SELECT RAISE(ABORT, 'disk full'); END");
    expect(() => repository.save(numbered(1, 2), [{ source: 2, bitIndex: 65 }])).toThrow('disk full');
    expect([times(repository), repository.active()]).toEqual([[0], [{ source: 1, bitIndex: 65 }]]);
  });
});

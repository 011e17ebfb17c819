import { expect, it } from '@jest/globals';
import { totalsRepository } from '../../../adapters/sqlite/totalsRepository.ts';
import { openDatabase } from './openDatabase.ts';

it('sums that were written in another format are none', () => {
  const database = openDatabase();
  const file = { sizeBytes: 1234, modifiedMs: 1_773_000_000_123.456 };
  totalsRepository(database, 1).save('2026-03-09', file, {
    summary: Uint8Array.of(1),
    flows: Uint8Array.of(2),
    energies: Uint8Array.of(3),
  });
  const find = (format: number) => totalsRepository(database, format).find('summary', '2026-03-09', file);
  expect([find(1), find(2)]).toEqual([Uint8Array.of(1), undefined]);
});

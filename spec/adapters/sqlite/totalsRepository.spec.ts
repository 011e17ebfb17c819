import { describe, expect, it } from '@jest/globals';
import { totalsRepository } from '../../../adapters/sqlite/totalsRepository.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';
import { openDatabase } from './openDatabase.ts';

const file = { sizeBytes: 1234, modifiedMs: 1_773_000_000_123.456 };
const bytes = { summary: Uint8Array.of(1, 2, 3), flows: new Uint8Array(5000).fill(3) };
const quarters = new Uint8Array(50_000).fill(7);

describe('the sums of day files in the database', () => {
  it('are found again after a restart', () => {
    const folder = temporaryFolder();
    const database = openDatabase(folder);
    const repository = totalsRepository(database, 1);
    repository.save('2026-03-09', file, bytes);
    expect(repository.find('quarters', '2026-03-09', file)).toBeUndefined();
    repository.saveQuarters('2026-03-09', file, quarters);
    database.close();
    const again = totalsRepository(openDatabase(folder), 1);
    const parts = (['summary', 'flows', 'quarters'] as const).map((part) => again.find(part, '2026-03-09', file));
    expect(parts).toEqual([bytes.summary, bytes.flows, quarters]);
  });

  it('keep no quarter hours of a file without other sums, nor those of a file before', () => {
    const repository = totalsRepository(openDatabase(), 1);
    const newer = { ...file, sizeBytes: 2000 };
    repository.saveQuarters('2026-03-09', file, quarters);
    expect(repository.find('quarters', '2026-03-09', file)).toBeUndefined();
    repository.save('2026-03-09', file, bytes);
    repository.saveQuarters('2026-03-09', file, quarters);
    repository.save('2026-03-09', newer, bytes);
    repository.saveQuarters('2026-03-09', file, quarters);
    expect(repository.find('quarters', '2026-03-09', newer)).toBeUndefined();
  });

  it.each([
    ['another day', '2026-03-10', file, 1],
    ['a file of another size', '2026-03-09', { ...file, sizeBytes: 1235 }, 1],
    ['a file that was changed at another time', '2026-03-09', { ...file, modifiedMs: file.modifiedMs + 0.5 }, 1],
    ['another format', '2026-03-09', file, 2],
  ])('are not those of %s', (_what, day, of, format) => {
    const database = openDatabase();
    totalsRepository(database, 1).save('2026-03-09', file, bytes);
    const repository = totalsRepository(database, format);
    expect([repository.find('summary', day, of), repository.find('flows', day, of)]).toEqual([undefined, undefined]);
  });

  it('are replaced by those of a newer file, dropped with their day, and cleared', () => {
    const repository = totalsRepository(openDatabase(), 1);
    const newer = { ...file, sizeBytes: 2000 };
    repository.save('2026-03-09', file, bytes);
    repository.save('2026-03-09', newer, { ...bytes, summary: Uint8Array.of(4) });
    repository.save('2026-03-10', file, bytes);
    repository.save('2026-03-11', file, bytes);
    expect([repository.find('summary', '2026-03-09', file), repository.find('summary', '2026-03-09', newer)]).toEqual([
      undefined,
      Uint8Array.of(4),
    ]);
    repository.keepOnly(['2026-03-09', '2026-03-11', '2026-03-12']);
    expect(['2026-03-10', '2026-03-11'].map((day) => repository.find('summary', day, file))).toEqual([undefined, bytes.summary]);
    repository.clear();
    expect(repository.find('summary', '2026-03-11', file)).toBeUndefined();
  });
});

import { describe, expect, it } from '@jest/globals';
import { totalsRepository } from '../../../station/store/totalsRepository.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { openDatabase } from './openDatabase.ts';

const file = { sizeBytes: 1234, modifiedMs: 1_773_000_000_123.456 };
const bytes = { summary: Uint8Array.of(1, 2, 3), quarters: new Uint8Array(50_000).fill(7) };

describe('the sums of day files in the database', () => {
  it('are found again after a restart', () => {
    const folder = temporaryFolder();
    const database = openDatabase(folder);
    totalsRepository(database, 1).save('2026-03-09', file, bytes);
    database.close();
    const again = totalsRepository(openDatabase(folder), 1);
    expect([again.summary('2026-03-09', file), again.quarters('2026-03-09', file)]).toEqual([bytes.summary, bytes.quarters]);
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
    expect([repository.summary(day, of), repository.quarters(day, of)]).toEqual([undefined, undefined]);
  });

  it('are replaced by those of a newer file, dropped with their day, and cleared', () => {
    const repository = totalsRepository(openDatabase(), 1);
    const newer = { ...file, sizeBytes: 2000 };
    repository.save('2026-03-09', file, bytes);
    repository.save('2026-03-09', newer, { ...bytes, summary: Uint8Array.of(4) });
    repository.save('2026-03-10', file, bytes);
    repository.save('2026-03-11', file, bytes);
    expect([repository.summary('2026-03-09', file), repository.summary('2026-03-09', newer)]).toEqual([undefined, Uint8Array.of(4)]);
    repository.keepOnly(['2026-03-09', '2026-03-11', '2026-03-12']);
    expect(['2026-03-10', '2026-03-11'].map((day) => repository.summary(day, file))).toEqual([undefined, bytes.summary]);
    repository.clear();
    expect(repository.summary('2026-03-11', file)).toBeUndefined();
  });
});

import { describe, expect, it } from '@jest/globals';
import { addTotals, emptyTotals, totalsOf } from '../../../core/samples/index.ts';
import { thinkGreenRepository } from '../../../adapters/sqlite/thinkGreenRepository.ts';
import { load, machineLog } from '../../core/samples/logs.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';
import { openDatabase } from './openDatabase.ts';

const counted = totalsOf(machineLog([[load, 60, 9]]), { fromMs: 0, untilMs: 900_000 }, 2);

describe('the think-green counting in the database', () => {
  it('is none before the first reset, and survives a restart', () => {
    const folder = temporaryFolder();
    const database = openDatabase(folder);
    const repository = thinkGreenRepository(database);
    expect(repository.load()).toBeUndefined();
    repository.save({ resetMs: 5, counted: undefined });
    expect(repository.load()).toEqual({ resetMs: 5, counted: undefined });
    repository.save({ resetMs: 7, counted });
    database.close();
    const stored = thinkGreenRepository(openDatabase(folder)).load()!;
    expect(stored).toEqual({ resetMs: 7, counted });
    const more = emptyTotals(900_000, 1_800_000);
    expect(addTotals(stored.counted!, more)).toEqual(addTotals(counted, more));
  });

  it.each(['{', 'null', '{}', '7', '{"machines": []}'])('is only the reset when what was counted reads %s', (json) => {
    const database = openDatabase();
    const repository = thinkGreenRepository(database);
    repository.save({ resetMs: 7, counted });
    database.prepare('UPDATE think_green SET counted_json = ?').run(json);
    expect(repository.load()).toEqual({ resetMs: 7, counted: undefined });
  });
});

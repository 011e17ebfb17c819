import { describe, expect, it } from '@jest/globals';
import { totalsOf } from '../../../core/totals/index.ts';
import { thinkGreenRepository } from '../../../adapters/sqlite/thinkGreenRepository.ts';
import { load, machineLog } from '../../core/samples/logs.ts';
import { openDatabase } from './openDatabase.ts';

const counted = totalsOf(machineLog([[load, 60, 9]]), { fromMs: 0, untilMs: 900_000 }, 2);

describe('the think-green counting in the database', () => {
  it.each(['{', 'null', '{}', '7', '{"machines": []}'])('is only the reset when what was counted reads %s', (json) => {
    const database = openDatabase();
    const repository = thinkGreenRepository(database);
    repository.save({ resetMs: 7, counted });
    database.prepare('UPDATE think_green SET counted_json = ?').run(json);
    expect(repository.load()).toEqual({ resetMs: 7, counted: undefined });
  });
});

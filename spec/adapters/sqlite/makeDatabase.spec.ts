import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { makeDatabase } from '../../../adapters/sqlite/makeDatabase.ts';
import { migrations } from '../../../adapters/sqlite/migrations/migrations.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';

describe('a new database', () => {
  it('has its name alone, with nothing left of its making', () => {
    const folder = temporaryFolder();
    makeDatabase(join(folder, 'pressluft.db'), migrations);
    expect(readdirSync(folder)).toEqual(['pressluft.db']);
  });

  it('does not take the place of a file that came there meanwhile, and leaves nothing either', () => {
    const folder = temporaryFolder();
    const file = join(folder, 'pressluft.db');
    writeFileSync(file, 'of another program');
    makeDatabase(file, migrations);
    expect(readdirSync(folder)).toEqual(['pressluft.db']);
    expect(readFileSync(file, 'utf8')).toBe('of another program');
  });
});

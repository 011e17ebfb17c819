import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '../../../adapters/postgres/lockFolder.ts';
import { UnusableFleetDatabase } from '../../../adapters/postgres/UnusableFleetDatabase.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';

const own = String(process.pid);
/** Of a process that has ended. */
const deadPid = () => String(spawnSync(process.execPath, ['--version']).pid);
const aged = (path: string, seconds: number) => {
  const atS = Date.now() / 1000 - seconds;
  utimesSync(path, atS, atS);
};

function setUp(lock?: string) {
  const folder = temporaryFolder();
  const [file, guard] = [join(folder, 'lock'), join(folder, 'lock.taking')];
  if (lock !== undefined) writeFileSync(file, lock);
  const outcome = () => {
    try {
      lockFolder(folder);
      return readFileSync(file, 'utf8') === own ? 'locked' : 'of another';
    } catch (error) {
      return error instanceof UnusableFleetDatabase ? error.message.replace(folder, 'it') : error;
    }
  };
  return { folder, file, guard, outcome };
}

describe('the lock of a folder', () => {
  it('is of one at a time, of this process too, and gone once it is freed', () => {
    const { folder, file, guard, outcome } = setUp();
    const free = lockFolder(folder);
    expect(readFileSync(file, 'utf8')).toBe(own);
    expect(outcome()).toBe(`process ${own} has it open`);
    free();
    expect([existsSync(file), existsSync(guard)]).toEqual([false, false]);
    expect(outcome()).toBe('locked');
  });

  it('of a process that lives is left alone, also of one that this one may not ask', () => {
    expect(setUp('1').outcome()).toBe('process 1 has it open');
    expect(setUp(String(process.ppid)).outcome()).toBe(`process ${process.ppid} has it open`);
  });

  it('of a process that is gone, or that had the number of this one, is taken over', () => {
    for (const lock of [deadPid(), own]) {
      const { outcome, guard } = setUp(lock);
      expect([outcome(), existsSync(guard)]).toEqual(['locked', false]);
    }
  });

  it.each(['', 'x', '0', '-1', '1.5'])('without the number of a process is left for a minute, as one that was just made: %j', (lock) => {
    const { file, guard, outcome } = setUp(lock);
    expect([outcome(), existsSync(guard)]).toEqual(['another process is about to open it', false]);
    aged(file, 50);
    expect(outcome()).toBe('another process is about to open it');
    aged(file, 61);
    expect(outcome()).toBe('locked');
  });

  it('is not taken over by two at once, unless one was killed in it a minute ago', () => {
    const { guard, outcome } = setUp(deadPid());
    mkdirSync(guard);
    expect([outcome(), existsSync(guard)]).toEqual(['another process is about to open it', true]);
    aged(guard, 61);
    expect([outcome(), existsSync(guard)]).toEqual(['locked', false]);
  });

  it('says what else is wrong with the folder', () => {
    expect(() => lockFolder(join(temporaryFolder(), 'none'))).toThrow('ENOENT');
  });
});

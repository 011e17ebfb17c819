import { describe, expect, it } from '@jest/globals';
import { plainReason, reasonOf } from '../../../server/process/plainReason.ts';

const databaseError = (errcode: number) => Object.assign(new Error('database error'), { code: 'ERR_SQLITE_ERROR', errcode });

describe('what went wrong, in a few words', () => {
  it.each([
    [5, 'another station is using it'],
    [6, 'another station is using it'],
    [8, 'it is read-only'],
    [10, 'the disk cannot be read or written'],
    [11, 'it is damaged'],
    [13, 'the disk is full'],
    [14, 'it cannot be opened'],
    [26, 'it is not a database'],
    // the disk could not be read (SQLITE_IOERR_READ); an index is damaged (SQLITE_CORRUPT_INDEX)
    [266, 'the disk cannot be read or written'],
    [779, 'it is damaged'],
    [1, undefined],
  ])('is of the database error %d: %s', (errcode, reason) => {
    expect(plainReason(databaseError(errcode))).toBe(reason);
  });

  it('is of the system what its code stands for, and else what it says itself', () => {
    const full = Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC' });
    expect([plainReason(full), reasonOf(full)]).toEqual(['the disk is full', 'the disk is full']);
    const other = Object.assign(new Error('something else'), { code: 'EOTHER' });
    expect([plainReason(other), reasonOf(other), reasonOf(databaseError(1))]).toEqual([undefined, 'something else', 'database error']);
    expect(reasonOf('thrown as it is')).toBe('thrown as it is');
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeArchiveList, decodeAvailableDays, decodeDayFileList, encodeDamagedFile } from '../../../adapters/contract/index.ts';
import { archiveListResponse, availableDaysResponse, dayFileListResponse } from '../../../adapters/contract/schemas.ts';

describe('the lists of files on the wire', () => {
  it('[API-4] of days are days', () => {
    const days = ['2026-11-19', '2024-02-29'];
    expect(availableDaysResponse.safeParse(days).success).toBe(true);
    expect(decodeAvailableDays(days)).toEqual(days);
    expect(decodeAvailableDays(['2026-02-29', '2026-11-20', 20261120, null, '20.11.2026', ''])).toEqual(['2026-11-20']);
  });

  it('of day files have name and path, and the day that the name says', () => {
    const wire = [
      { name: 'MCHE-20261120.csv', path: '2026/11/MCHE-20261120.csv' },
      { name: 'notes.csv', path: 'notes.csv' },
    ];
    expect(dayFileListResponse.safeParse(wire).success).toBe(true);
    expect(decodeDayFileList(wire)).toEqual([
      { ...wire[0], day: '2026-11-20' },
      { ...wire[1], day: undefined },
    ]);
  });

  it('of day files lack the ones that cannot be asked for, and a missing name is the end of the path', () => {
    expect(decodeDayFileList([{ name: 'x' }, { path: 7 }, 'x', null, { path: 'a/MCHE-20261120.csv' }, { path: 'b' }])).toEqual([
      { name: 'MCHE-20261120.csv', path: 'a/MCHE-20261120.csv', day: '2026-11-20' },
      { name: 'b', path: 'b', day: undefined },
    ]);
  });

  it('of archives are those of the master control and of the compressors, with their sizes', () => {
    const wire = { GLW: [{ file: 'GLW_2026-10.csv', size: 12 }], Comp: [{ file: 'Comp2_2026-10.csv', size: 0 }] };
    expect(archiveListResponse.safeParse(wire).success).toBe(true);
    expect(decodeArchiveList(wire)).toEqual({
      master: [{ name: 'GLW_2026-10.csv', sizeBytes: 12 }],
      compressors: [{ name: 'Comp2_2026-10.csv', sizeBytes: 0 }],
      inputs: [],
      damaged: [],
    });
    expect(decodeArchiveList({ GLW: [{ size: 12 }, { file: 'x', size: '12' }] })).toEqual({
      master: [{ name: 'x', sizeBytes: undefined }],
      compressors: [],
      inputs: [],
      damaged: [],
    });
  });

  it('of archives name the files of analog inputs', () => {
    const wire = { GLW: [], Comp: [], inputs: [{ file: 'INPUTS-2026-11-20.csv', size: 7 }] };
    expect(archiveListResponse.safeParse(wire).success).toBe(true);
    expect(decodeArchiveList(wire).inputs).toEqual([{ name: 'INPUTS-2026-11-20.csv', sizeBytes: 7 }]);
  });

  it('of archives name the damaged day files, each with its count and first problem', () => {
    const first = { line: 3, column: 2, code: 'badNumber', expected: 'number' } as const;
    const sent = encodeDamagedFile({ day: '2026-11-20', damage: { problemCount: 7, first } });
    const wire = { GLW: [], Comp: [], damaged: [sent] };
    expect(archiveListResponse.safeParse(wire).success).toBe(true);
    expect(decodeArchiveList(wire).damaged).toEqual([{ name: 'MCHE-20261120.csv', problemCount: 7, first }]);
  });

  it('of archives keep a damaged file whose problem is not understood, and leave out one without a name', () => {
    const first = { line: 3, column: 2, problem: 'badNumber' };
    const unclear = [{ ...first, problem: 'eaten' }, { ...first, line: '3' }, { ...first, column: null }, 'line 3', undefined];
    const damaged = [...unclear.map((each, i) => ({ file: `${i}`, problems: 'many', first: each })), { problems: 1, first }, null];
    expect(decodeArchiveList({ damaged }).damaged).toEqual(
      unclear.map((_, i) => ({ name: `${i}`, problemCount: undefined, first: undefined })),
    );
    expect(decodeArchiveList({ damaged: [{ file: 'x', first }] }).damaged[0]!.first).toEqual({
      ...{ line: 3, column: 2, code: 'badNumber', expected: '' },
    });
  });

  it('give a result whatever arrives', () => {
    fc.assert(
      fc.property(fc.anything(), (wire) => {
        for (const decode of [decodeAvailableDays, decodeDayFileList]) expect(Array.isArray(decode(wire))).toBe(true);
        const { master, compressors, inputs, damaged } = decodeArchiveList(wire);
        expect([master, compressors, inputs, damaged].every((files) => Array.isArray(files))).toBe(true);
      }),
    );
  });
});

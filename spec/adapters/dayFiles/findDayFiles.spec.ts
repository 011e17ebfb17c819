import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { filesThere, findDayFiles, findInputFiles } from '../../../adapters/dayFiles/findDayFiles.ts';
import { dayFileText } from '../../../station/card/dayFileText.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';

const text = dayFileText(() => 'S-1');

function folderOf(names: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(names)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

describe('the files that are found', () => {
  it('are those of the kind, each once, by day and then by path, with their sizes', () => {
    const folder = folderOf({
      ...{ 'b/MCHE-20260301.csv': 'abc', 'a/MCHE-20260302.csv': '', 'a/MCHE-20260301.csv': 'ab', 'c/INPUTS-2026-03-01.csv': 'x' },
      ...{ 'notes.csv': 'n', 'MCHE-copy.csv': text.head('2026-02-28') },
    });
    mkdirSync(join(folder, 'MCHE-20260305.csv'));
    const own = join(folder, 'b', 'MCHE-20260301.csv');
    const { files, refused } = findDayFiles([folder, own]);
    expect(files.map(({ path, day, sizeBytes }) => [path.slice(folder.length + 1), day, sizeBytes])).toEqual([
      ['MCHE-copy.csv', '2026-02-28', text.head('2026-02-28').length],
      ['a/MCHE-20260301.csv', '2026-03-01', 2],
      ['b/MCHE-20260301.csv', '2026-03-01', 3],
      ['a/MCHE-20260302.csv', '2026-03-02', 0],
    ]);
    expect(refused).toEqual([]);
    expect(findInputFiles([folder]).files.map(({ day, sizeBytes }) => [day, sizeBytes])).toEqual([['2026-03-01', 1]]);
  });

  it('say why a path is none of them', () => {
    const folder = folderOf({ 'notes.csv': 'n', 'MCHE-copy.csv': 'no header' });
    const paths = ['notes.csv', 'MCHE-copy.csv', 'gone'].map((name) => join(folder, name));
    expect(findDayFiles(paths).refused.map(({ path, reason }) => [path.slice(folder.length + 1), reason])).toEqual([
      ['notes.csv', "its name is no day file's: it lacks MCHE-"],
      ['MCHE-copy.csv', 'neither its name nor its header states its day'],
      ['gone', 'there is no such file or folder'],
    ]);
    expect(findInputFiles(paths).refused.map(({ reason }) => reason)).toEqual([
      ...['its name is not INPUTS-YYYY-MM-DD.csv', 'its name is not INPUTS-YYYY-MM-DD.csv', 'there is no such file or folder'],
    ]);
    expect(findDayFiles(paths).files).toEqual([]);
  });

  it('are none behind links to folders or to nothing, which is said', () => {
    const folder = folderOf({ 'MCHE-20260301.csv': 'abc' });
    const other = folderOf({ 'notes.csv': 'n' });
    const link = (name: string, to: string) => symlinkSync(join(other, to), join(folder, name));
    link('MCHE-20260302.csv', 'notes.csv');
    link('MCHE-20260303.csv', '.');
    link('MCHE-20260304.csv', 'gone');
    const { files, refused } = findDayFiles([folder]);
    expect(files.map(({ day, sizeBytes }) => [day, sizeBytes])).toEqual([
      ['2026-03-01', 3],
      ['2026-03-02', 1],
    ]);
    expect(refused.map(({ path, reason }) => [path.slice(folder.length + 1), reason]).sort()).toEqual([
      ['MCHE-20260303.csv', 'it is no file'],
      ['MCHE-20260304.csv', 'it cannot be read (ENOENT)'],
    ]);
  });

  it('are what a script gets, which fails where a path is not there, and only then', () => {
    const folder = folderOf({ 'notes.csv': 'n', 'MCHE-20260301.csv': 'abc' });
    const [notes, file, gone] = ['notes.csv', 'MCHE-20260301.csv', 'gone'].map((name) => join(folder, name));
    expect(filesThere(findDayFiles([notes!, file!])).map(({ path }) => path)).toEqual([file]);
    expect(() => filesThere(findDayFiles([file!, gone!]))).toThrow(`${gone}: there is no such file or folder`);
  });
});

import { expect, test } from '@jest/globals';
import { chmodSync, chownSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hookProblem } from '../../../station/device/hookProblem.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

/** A program in the folder `bin`, with modes as given. */
function program(fileMode: number, folderMode = 0o755): string {
  const folder = join(temporaryFolder(), 'bin');
  mkdirSync(folder);
  const file = join(folder, 'hook');
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, fileMode);
  chmodSync(folder, folderMode);
  return file;
}

function linked(target: string, linkFolderMode: number): string {
  const folder = join(temporaryFolder(), 'links');
  mkdirSync(folder);
  symlinkSync(target, join(folder, 'hook'));
  chmodSync(folder, linkFolderMode);
  return join(folder, 'hook');
}

function given(file: string): string {
  chownSync(file, nobody, nobody);
  return file;
}

type Case = [what: string, file: () => string, problem: unknown];
/** Only root can give a file away. */
const ofOthers: readonly Case[] = isRoot ? [['of somebody else', () => given(program(0o755)), 'it belongs to another user']] : [];

test.each<Case>([
  ['of its owner', () => program(0o700), undefined],
  ['that others may read and run', () => program(0o755), undefined],
  ['by a link', () => linked(program(0o755), 0o755), undefined],
  ['in a folder that others may add to but not change', () => program(0o700, 0o1777), undefined],
  ['that is missing', () => '/no/such/hook', 'it does not exist'],
  ['that is a folder', () => temporaryFolder(), 'it is not a file'],
  ['that is a device', () => '/dev/null', 'it is not a file'],
  ['below a file', () => join(program(0o700), 'hook'), 'a part of its path is not a folder'],
  ['that is not executable', () => program(0o600), 'it is not executable'],
  ['that everyone may write', () => program(0o702 | 0o100), 'others than its owner may write it'],
  ['that its group may write', () => program(0o770), 'others than its owner may write it'],
  ['in a folder that everyone may write', () => program(0o700, 0o777), expect.stringMatching(/^others may write its folder \S+\/bin$/)],
  [
    'by a link that everyone may replace',
    () => linked(program(0o700), 0o777),
    expect.stringMatching(/^others may write its folder \S+\/links$/),
  ],
  ['by a link into a folder that everyone may write', () => linked(program(0o700, 0o777), 0o755), expect.stringMatching(/\/bin$/)],
  ...ofOthers,
])('a program %s may be a hook, or it is reported why not', (_what, file, problem) => {
  expect(hookProblem(file())).toEqual(problem);
});

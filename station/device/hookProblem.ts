import { accessSync, constants, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { syscallOf } from '../../adapters/systemError/index.ts';
import { plainReason } from '../../server/process/plainReason.ts';

const writeByOthers = 0o022;
const sticky = 0o1000;

const foldersAbove = (path: string): readonly string[] => {
  const folder = dirname(path);
  return folder === path ? [] : [folder, ...foldersAbove(folder)];
};

const isForeign = ({ uid }: Stats) => uid !== 0 && uid !== process.getuid?.();
const isOpenToOthers = ({ mode }: Stats) => (mode & writeByOthers) !== 0;

function folderProblem(folder: string): string | undefined {
  const stats = statSync(folder);
  if (isForeign(stats)) return `its folder ${folder} belongs to another user`;
  // Of a folder that is sticky, others can't take away or replace what is not theirs.
  return isOpenToOthers(stats) && (stats.mode & sticky) === 0 ? `others may write its folder ${folder}` : undefined;
}

function fileProblem(file: string): string | undefined {
  const stats = statSync(file);
  if (!stats.isFile()) return 'it is not a file';
  if (isForeign(stats)) return 'it belongs to another user';
  if (isOpenToOthers(stats)) return 'others than its owner may write it';
  accessSync(file, constants.X_OK);
  return undefined;
}

/** Why a file is not run as a hook; undefined when it is one that nobody but its owner, root or this user, can change. */
export function hookProblem(file: string): string | undefined {
  try {
    const real = realpathSync(file);
    const folders = new Set([...foldersAbove(file), ...foldersAbove(real)]);
    return fileProblem(real) ?? [...folders].map(folderProblem).find((problem) => problem !== undefined);
  } catch (error) {
    if (syscallOf(error) === 'access') return 'it is not executable';
    const reason = plainReason(error);
    if (reason === undefined) throw error;
    return reason;
  }
}

import type { FilesWatcher } from '../../adapters/dayFiles/index.ts';
import { printable } from '../output/printable.ts';
import type { Shell } from '../Shell.ts';
import { noteProblems } from './noteProblems.ts';

/** Notes what is reported of files while they are read. */
export const filesNotes = (shell: Shell): Required<FilesWatcher> => ({
  progress: (done, of, path) => {
    shell.progress.files(done, of, path);
  },
  unreadable: (path, reason) => {
    shell.note(`${printable(path)} cannot be read (${reason})`);
  },
  read: (path, problems) => {
    noteProblems(path, problems, shell);
  },
  overlap: (path, untilMs) => {
    shell.note(`${printable(path)}: what it has up to ${new Date(untilMs).toISOString()} is counted from another file`);
  },
});

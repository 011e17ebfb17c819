import { fileReaders } from './fileReaders.ts';
import type { FileProblems } from './FileTask.ts';
import type { FoundFile } from './findDayFiles.ts';
import { inOrder } from './inOrder.ts';
import type { FilesWatcher } from './totalsOfFiles.ts';

/** Whom reading of files is reported to. */
export type AnswersWatcher = Pick<FilesWatcher, 'progress' | 'unreadable' | 'read'>;

type Readers = ReturnType<typeof fileReaders>;

/** What each of some day files answers to a task of its own, in their order; those that can't be read are passed over. */
export async function answersOfFiles<Answer extends FileProblems>(
  files: readonly FoundFile[],
  answerOf: (readers: Readers, file: FoundFile) => Promise<Answer | { readonly failure: string }>,
  watcher: AnswersWatcher = {},
): Promise<readonly Answer[]> {
  const readers = fileReaders(files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
  const answers: Answer[] = [];
  let done = 0;
  try {
    for await (const [file, answer] of inOrder(files, readers.maxTasks, (each) => answerOf(readers, each))) {
      watcher.progress?.(++done, files.length, file.path);
      if ('failure' in answer) watcher.unreadable?.(file.path, answer.failure);
      else {
        watcher.read?.(file.path, answer);
        answers.push(answer);
      }
    }
  } finally {
    await readers.close();
  }
  return answers;
}

import { once } from 'node:events';
import { type Progress, terminalProgress } from './output/terminalProgress.ts';

/** What a command talks to. */
export interface Shell {
  /** To standard output; waits where its reader is slow. */
  print(content: string | Uint8Array): Promise<void>;
  /** A line on standard error. */
  note(line: string): void;
  readonly progress: Progress;
  /** Whether a person reads standard output. */
  readonly isTerminal: boolean;
}

/** The shell of this process. */
export function processShell({ stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'>): Shell {
  const progress = terminalProgress(stderr);
  return {
    async print(content) {
      progress.clear();
      if (!stdout.write(content)) await once(stdout, 'drain');
    },
    note(line) {
      progress.clear();
      stderr.write(`pressluft: ${line}\n`);
    },
    progress,
    isTerminal: stdout.isTTY,
  };
}

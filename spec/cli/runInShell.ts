import { runCli } from '../../cli/runCli.ts';
import type { Shell } from '../../cli/Shell.ts';

/** Runs the command line in this process. */
export async function runInShell(...args: readonly string[]) {
  const printed: string[] = [];
  const notes: string[] = [];
  const shell: Shell = {
    print: (content) => Promise.resolve(void printed.push(String(content))),
    note: (line) => void notes.push(line),
    progress: { files: () => undefined, share: () => undefined, clear: () => undefined },
    isTerminal: true,
  };
  return { code: await runCli(args, shell), printed: printed.join(''), notes };
}

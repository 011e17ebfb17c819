import { runCli } from '../../cli/runCli.ts';
import type { Shell } from '../../cli/Shell.ts';

/** A shell that keeps what it is given. */
export function silentShell(): Shell & { readonly printed: readonly string[]; readonly notes: readonly string[] } {
  const printed: string[] = [];
  const notes: string[] = [];
  return {
    printed,
    notes,
    print: (content) => Promise.resolve(void printed.push(String(content))),
    note: (line) => void notes.push(line),
    progress: { files: () => undefined, share: () => undefined, clear: () => undefined },
    isTerminal: true,
  };
}

/** Runs the command line in this process. */
export async function runInShell(...args: readonly string[]) {
  const shell = silentShell();
  return { code: await runCli(args, shell), printed: shell.printed.join(''), notes: shell.notes };
}

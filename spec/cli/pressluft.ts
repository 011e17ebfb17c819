import { Writable } from 'node:stream';
import { runCli } from '../../cli/runCli.ts';
import { processShell } from '../../cli/Shell.ts';

/** How a call of the command line ended. */
export interface CliEnd {
  readonly status: number | null;
  readonly stdout: string;
  /** Lines on standard error. */
  readonly notes: readonly string[];
}

export const notesIn = (stderr: string): readonly string[] => stderr.split('\n').filter((line) => line !== '');

/** What is written to a stream that is no terminal. */
function heardStream() {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return { stream: stream as unknown as NodeJS.WriteStream & { fd: 1 & 2 }, text: () => Buffer.concat(chunks).toString() };
}

/** Runs the command line in a folder as a process of its own would, in this one: each start of one takes longer than what it does here. */
export async function pressluft(cwd: string, ...args: readonly string[]): Promise<CliEnd> {
  const [stdout, stderr] = [heardStream(), heardStream()];
  const before = process.cwd();
  process.chdir(cwd);
  try {
    const status = await runCli(args, processShell({ stdout: stdout.stream, stderr: stderr.stream }));
    return { status, stdout: stdout.text(), notes: notesIn(stderr.text()) };
  } finally {
    process.chdir(before);
  }
}

#!/usr/bin/env node
import { systemReason } from '../adapters/systemError/index.ts';
import { exitCodes } from './CliFailure.ts';
import { partFiles } from './output/partFiles.ts';
import { runCli } from './runCli.ts';
import { processShell } from './Shell.ts';

const shell = processShell(process);

/** A reader that has seen enough closes the pipe: no more is wanted, and nothing went wrong. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  shell.note(`standard output cannot be written (${systemReason(error)})`);
  process.exit(exitCodes.noResult);
});
process.stderr.on('error', () => undefined);

/** As a shell reports them: 128 and the signal's number. */
const endedBy = { SIGINT: 130, SIGTERM: 143 } as const;
for (const [signal, code] of Object.entries(endedBy)) process.once(signal, () => process.exit(code));
process.on('exit', () => {
  partFiles.removeAll();
});

process.exitCode = await runCli(process.argv.slice(2), shell);

import { onOneLine } from '../adapters/options/index.ts';
import { CliFailure, exitCodes, usageFailure } from './CliFailure.ts';
import { commands } from './commands.ts';
import { commandHelp, generalHelp } from './options/helpText.ts';
import { packageVersion } from './packageVersion.ts';
import type { Shell } from './Shell.ts';

const generalTexts: Readonly<Record<string, () => string>> = {
  '--help': () => generalHelp(commands),
  '-h': () => generalHelp(commands),
  '--version': () => `${packageVersion()}\n`,
};

async function runCommand([name, ...args]: readonly string[], shell: Shell): Promise<void> {
  if (name === undefined) throw usageFailure('a command is missing');
  const text = generalTexts[name];
  if (text !== undefined) {
    await shell.print(text());
    return;
  }
  const command = commands.find((each) => each.name === name);
  if (command === undefined)
    throw usageFailure(`there is no command '${onOneLine(name)}'; there are ${commands.map((each) => each.name).join(', ')}`);
  const run = command.prepare(args);
  if (run === undefined) await shell.print(commandHelp(command));
  else await run(shell);
}

/** Does what the arguments say; gives the exit code. */
export async function runCli(args: readonly string[], shell: Shell): Promise<number> {
  try {
    await runCommand(args, shell);
    return exitCodes.done;
  } catch (error) {
    if (!(error instanceof CliFailure)) throw error;
    shell.note(error.message + (error.exitCode === exitCodes.usage ? '; --help says more' : ''));
    return error.exitCode;
  }
}

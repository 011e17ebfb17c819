import { onOneLine } from '../adapters/options/index.ts';
import { CliFailure, exitCodes, usageFailure } from './CliFailure.ts';
import type { CliCommand } from './CliCommand.ts';
import { commands } from './commands.ts';
import { commandHelp, generalHelp } from './options/helpText.ts';
import { packageVersion } from './packageVersion.ts';
import type { Shell } from './Shell.ts';

const generalTexts: Readonly<Record<string, () => string>> = {
  '--help': () => generalHelp(commands),
  '-h': () => generalHelp(commands),
  '--version': () => `${packageVersion()}\n`,
};

/** The command that the first words name, and what stands after them. */
function commandIn(words: readonly string[]): { readonly command: CliCommand; readonly args: readonly string[] } | undefined {
  const command = commands.find(({ name }) => name.split(' ').every((word, i) => word === words[i]));
  return command && { command, args: words.slice(command.name.split(' ').length) };
}

async function runCommand(words: readonly string[], shell: Shell): Promise<void> {
  const [name] = words;
  if (name === undefined) throw usageFailure('a command is missing');
  const text = generalTexts[name];
  if (text !== undefined) {
    await shell.print(text());
    return;
  }
  const found = commandIn(words);
  if (found === undefined)
    throw usageFailure(`there is no command '${onOneLine(name)}'; there are ${commands.map((each) => each.name).join(', ')}`);
  const run = found.command.prepare(found.args);
  if (run === undefined) await shell.print(commandHelp(found.command));
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

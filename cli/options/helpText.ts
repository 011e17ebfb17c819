import { helpTable, optionsTable } from '../../adapters/options/index.ts';
import type { CliCommand } from '../CliCommand.ts';

const dayFiles = 'FILES are day files, or folders that are searched for them.';

/** What `--help` prints of one command. */
export function commandHelp({ name, files = dayFiles, summary, details, options }: CliCommand): string {
  return `Usage: pressluft ${name} [options]${files === '' ? '' : ' FILES...'}

${summary}
${details}

${files === '' ? '' : `${files}\n\n`}${optionsTable(options, { hasVariables: false })}
`;
}

/** What `--help` prints of the whole. */
export function generalHelp(commands: readonly CliCommand[]): string {
  return `Usage: pressluft COMMAND [options] FILES...

Figures from the day files of a compressed-air station, and what its devices say.

${helpTable(commands.map(({ name, summary }) => [name, summary] as const))}

FILES are day files (their names contain MCHE-), or folders that are searched for them.
pressluft COMMAND --help lists the options of a command.

Exit codes: 0 there is a result, 1 there is none (no file, no samples, nothing could be written), 2 the options can't be used.
Files that can't be read, or only in part, are named on standard error; the others are taken.
`;
}

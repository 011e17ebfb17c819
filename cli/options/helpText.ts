import { defaultText, type Option, optionSynopsis } from '../../adapters/options/index.ts';
import type { CliCommand } from '../CliCommand.ts';

const indent = '  ';
const columns = (rows: readonly (readonly [string, string])[]) => {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return rows.map(([left, right]) => `${indent}${left.padEnd(width)}${right}`).join('\n');
};

function helpOf(each: Option<unknown>): string {
  const fallback = defaultText(each);
  return fallback === undefined ? each.help : `${each.help} (${fallback})`;
}

/** What `--help` prints of one command. */
export function commandHelp({ name, summary, details, options }: CliCommand): string {
  const rows = Object.values(options).map((each) => [optionSynopsis(each), helpOf(each)] as const);
  return `Usage: pressluft ${name} [options] FILES...

${summary}
${details}

FILES are day files, or folders that are searched for them.

${columns([...rows, ['--help', 'this text']])}
`;
}

/** What `--help` prints of the whole. */
export function generalHelp(commands: readonly CliCommand[]): string {
  return `Usage: pressluft COMMAND [options] FILES...

Figures from the day files of a compressed-air station.

${columns(commands.map(({ name, summary }) => [name, summary]))}

FILES are day files (their names contain MCHE-), or folders that are searched for them.
pressluft COMMAND --help lists the options of a command.

Exit codes: 0 there is a result, 1 there is none (no file, no samples, nothing could be written), 2 the options can't be used.
Files that can't be read, or only in part, are named on standard error; the others are taken.
`;
}

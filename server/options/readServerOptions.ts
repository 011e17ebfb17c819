import { type Environment, type Options, optionsTable, readOptions, type ValuesOf } from '../../adapters/options/index.ts';
import { StartFailure } from '../process/StartFailure.ts';

const usageExitCode = 2;

/** A StartFailure for options that can't be used, reported in one line. */
export const usageFailure = (message: string) => new StartFailure(`${message}; --help lists the options`, usageExitCode);

/** The values of all options, each given on the command line or by its variable; undefined when only help is wanted. Throws a StartFailure for the first that can't be used. */
export function readServerOptions<Given extends Options>(
  args: readonly string[],
  variables: Environment,
  options: Given,
): ValuesOf<Given> | undefined {
  return readOptions(args, options, { fail: usageFailure, allowsPaths: false, variables })?.values;
}

/** What `--help` prints of a server that is begun with `command`. */
export const serverHelp = (command: string, options: Options): string => `Usage: ${command} [options]

${optionsTable(options, { hasVariables: true })}

An option wins over its variable; a variable switches on with 1 and off with 0.
`;

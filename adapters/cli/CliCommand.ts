import type { CliOptions, ValuesOf } from './options/CliOption.ts';
import { readOptions } from './options/readOptions.ts';
import type { Shell } from './Shell.ts';

/** A command of the command line. */
export interface CliCommand {
  readonly name: string;
  /** One line. */
  readonly summary: string;
  /** Further lines of its help. */
  readonly details: string;
  readonly options: CliOptions;
  /** Undefined when only help is wanted; throws a CliFailure for options that can't be used. */
  prepare(args: readonly string[]): ((shell: Shell) => Promise<void>) | undefined;
}

interface Declared<Options> extends Pick<CliCommand, 'name' | 'summary' | 'details'> {
  readonly options: Options;
  readonly run: (values: ValuesOf<Options>, paths: readonly string[], shell: Shell) => Promise<void>;
}

/** A command whose code gets the values of its options. */
export function declareCommand<Options extends CliOptions>({ run, ...facts }: Declared<Options>): CliCommand {
  return {
    ...facts,
    prepare(args) {
      const read = readOptions(args, facts.options);
      return read && ((shell) => run(read.values, read.paths, shell));
    },
  };
}

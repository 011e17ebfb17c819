import { type Options, readOptions, type ValuesOf } from '../adapters/options/index.ts';
import { usageFailure } from './CliFailure.ts';
import type { Shell } from './Shell.ts';

/** A command of the command line. */
export interface CliCommand {
  /** One word, or two. */
  readonly name: string;
  /** What FILES are, where they are no day files; empty for a command without any. */
  readonly files?: string;
  /** One line. */
  readonly summary: string;
  /** Further lines of its help. */
  readonly details: string;
  readonly options: Options;
  /** Undefined when only help is wanted; throws a CliFailure for options that can't be used. */
  prepare(args: readonly string[]): ((shell: Shell) => Promise<void>) | undefined;
}

interface Declared<Given> extends Pick<CliCommand, 'name' | 'files' | 'summary' | 'details'> {
  readonly options: Given;
  readonly run: (values: ValuesOf<Given>, paths: readonly string[], shell: Shell) => Promise<void>;
}

/** A command whose code gets the values of its options. */
export function declareCommand<Given extends Options>({ run, ...facts }: Declared<Given>): CliCommand {
  return {
    ...facts,
    prepare(args) {
      const read = readOptions(args, facts.options, { fail: usageFailure, allowsPaths: true });
      return read && ((shell) => run(read.values, read.paths, shell));
    },
  };
}

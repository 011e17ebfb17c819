import { parseArgs } from 'node:util';
import { told } from '../../options/index.ts';
import { usageFailure } from '../CliFailure.ts';
import type { CliOption, CliOptions, ValuesOf } from './CliOption.ts';

/** What a command was called with. */
export interface ReadOptions<Options> {
  readonly values: ValuesOf<Options>;
  /** Files and folders. */
  readonly paths: readonly string[];
}

type Given = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

function parsed(args: readonly string[], options: CliOptions): { readonly values: Given; readonly positionals: readonly string[] } {
  const ofOption = ({ kind }: CliOption<unknown>) =>
    kind.shownValue === undefined ? { type: 'boolean' as const } : { type: 'string' as const, multiple: kind.isList === true };
  const known = Object.values(options).map((each) => [each.name, ofOption(each)] as const);
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      allowPositionals: true,
      options: { ...Object.fromEntries(known), help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    const [firstSentence] = (error as Error).message.split(/\.?\s*\n|\. /);
    throw usageFailure(told(firstSentence ?? 'the options cannot be read'));
  }
}

function valueOf({ name, kind, fallback }: CliOption<unknown>, given: Given): unknown {
  const text = given[name];
  if (text === undefined) return fallback;
  const value = kind.read(text === true ? '1' : String(text));
  if (value === undefined) throw usageFailure(`--${name} must be ${kind.expected}, not '${told(String(text))}'`);
  return value;
}

/** The values of a command's options, undefined when only help is wanted; throws a CliFailure for the first that can't be used. */
export function readOptions<Options extends CliOptions>(args: readonly string[], options: Options): ReadOptions<Options> | undefined {
  const { values: given, positionals } = parsed(args, options);
  if (given['help'] === true) return undefined;
  const values = Object.fromEntries(Object.entries(options).map(([key, each]) => [key, valueOf(each, given)]));
  return { values: values as ValuesOf<Options>, paths: positionals };
}

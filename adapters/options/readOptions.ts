import type { Option, Options, ValuesOf } from './Option.ts';
import { parsedArguments } from './parsedArguments.ts';
import { onOneLine } from './onOneLine.ts';
import { type Environment, variableOf } from './variables.ts';

/** How a program takes its options. */
export interface OptionRules {
  /** Makes the error that is thrown for options that can't be used. */
  readonly fail: (message: string) => Error;
  /** Whether files and folders may be named. */
  readonly allowsPaths: boolean;
  /** Variables that give options too; a program without them reads none. */
  readonly variables?: Environment;
}

/** What a program was called with. */
export interface ReadOptions<Given> {
  readonly values: ValuesOf<Given>;
  /** Files and folders. */
  readonly paths: readonly string[];
}

const shown = ({ kind }: Option<unknown>, text: string) => (kind.isSecret === true ? '' : `, not '${onOneLine(text)}'`);

/** The one text of an option that was given, or those of a list as one. */
function textOf(each: Option<unknown>, texts: readonly string[], { fail }: OptionRules): string {
  const { name, kind } = each;
  if (texts.length === 1 || kind.isList === true) return texts.join(',');
  const given =
    kind.isSecret === true || kind.shownValue === undefined ? '' : `: ${texts.map((text) => `'${onOneLine(text)}'`).join(', ')}`;
  throw fail(`--${name} is given ${texts.length === 2 ? 'twice' : `${texts.length} times`}${given}`);
}

function valueOf(each: Option<unknown>, texts: readonly string[] | undefined, rules: OptionRules): unknown {
  const { name, kind, fallback } = each;
  const text = texts === undefined ? rules.variables?.[variableOf(name)] || undefined : textOf(each, texts, rules);
  if (text === undefined) return fallback;
  const value = kind.read(text);
  if (value !== undefined) return value;
  throw rules.fail(`${texts === undefined ? variableOf(name) : `--${name}`} must be ${kind.expected}${shown(each, text)}`);
}

/** The values of all options, undefined when only help is wanted; throws what `fail` makes of the first that can't be used. */
export function readOptions<Given extends Options>(
  args: readonly string[],
  options: Given,
  rules: OptionRules,
): ReadOptions<Given> | undefined {
  const { texts, paths, isHelpWanted } = parsedArguments(args, options, rules.fail);
  if (isHelpWanted) return undefined;
  if (!rules.allowsPaths && paths.length > 0) throw rules.fail(`'${onOneLine(paths[0]!)}' is no option`);
  const values = Object.entries(options).map(([key, each]) => [key, valueOf(each, texts.get(each.name), rules)]);
  return { values: Object.fromEntries(values) as ValuesOf<Given>, paths };
}

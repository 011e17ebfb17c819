import type { Options } from './Option.ts';
import { onOneLine } from './onOneLine.ts';

/** What stands on the command line. */
export interface ParsedArguments {
  /** By the option's name, in the order of their writing; a switch has the text 1. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** What is no option. */
  readonly paths: readonly string[];
  readonly isHelpWanted: boolean;
}

const endOfOptions = '--';
const help = ['--help', '-h'];
const isLongOption = (text: string) => text.startsWith('--') || help.includes(text);
const isDashed = (text: string) => text.startsWith('-') && text !== '-';

/** Takes a command line apart; throws what `fail` makes of the first argument that is no option. A value may begin with one dash. */
export function parsedArguments(args: readonly string[], options: Options, fail: (message: string) => Error): ParsedArguments {
  const isSwitch = new Map(Object.values(options).map(({ name, kind }) => [`--${name}`, kind.shownValue === undefined]));
  const texts = new Map<string, string[]>();
  const paths: string[] = [];
  let isHelpWanted = false;
  const left = [...args];

  const valueAfter = (written: string): string => {
    const next = left.shift();
    if (next === undefined) throw fail(`${written} needs a value`);
    if (isLongOption(next))
      throw fail(`${written} needs a value before '${onOneLine(next)}'; one that looks so is written ${written}=VALUE`);
    return next;
  };

  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === endOfOptions) paths.push(...left.splice(0));
    else if (help.includes(arg)) isHelpWanted = true;
    else if (!isDashed(arg)) paths.push(arg);
    else {
      const [, written = arg, given] = /^(--[^=]+)=(.*)$/s.exec(arg) ?? [];
      const switches = isSwitch.get(written);
      if (switches === undefined) throw fail(`there is no option '${onOneLine(written)}'`);
      if (switches && given !== undefined) throw fail(`${written} takes no value`);
      const text = switches ? '1' : (given ?? valueAfter(written));
      const name = written.slice(endOfOptions.length);
      texts.set(name, [...(texts.get(name) ?? []), text]);
    }
  }
  return { texts, paths, isHelpWanted };
}

import type { Option, Options } from './Option.ts';
import { variableOf } from './variables.ts';

/** Rows of a help text, left and right, indented and aligned. */
export function helpTable(rows: readonly (readonly [left: string, right: string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`).join('\n');
}

/** An option as it is written, with what stands for its value. */
const synopsis = ({ name, kind }: Option<unknown>): string =>
  kind.shownValue === undefined ? `--${name}` : `--${name} ${kind.shownValue}`;

/** Its default in words; undefined when there is none. */
function defaultText({ fallback, fallbackText }: Option<unknown>): string | undefined {
  const isNothing = fallback === undefined || fallback === false || fallback === '' || (Array.isArray(fallback) && fallback.length === 0);
  const shown = fallbackText ?? (isNothing ? undefined : JSON.stringify(fallback).replace(/^"|"$/g, ''));
  return shown === undefined ? undefined : `default ${shown}`;
}

/** What `--help` says of all options, one a line, with their variables where they have some. */
export function optionsTable(options: Options, { hasVariables }: { readonly hasVariables: boolean }): string {
  const rows = Object.values(options).map((each) => {
    const facts = [hasVariables ? variableOf(each.name) : undefined, defaultText(each)].filter((fact) => fact !== undefined);
    return [synopsis(each), facts.length === 0 ? each.help : `${each.help} (${facts.join(', ')})`] as const;
  });
  return helpTable([...rows, ['--help', 'this text']]);
}

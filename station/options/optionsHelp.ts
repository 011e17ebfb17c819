import { type StationOption, stationOptions, variableOf } from './stationOptions.ts';

const list: readonly StationOption<unknown>[] = Object.values(stationOptions);

const synopsis = ({ name, kind }: StationOption<unknown>) => (kind.shownValue === undefined ? `--${name}` : `--${name} ${kind.shownValue}`);

function fallbackText({ fallback, fallbackText: text }: StationOption<unknown>): string {
  const isNothing = fallback === undefined || fallback === false || (Array.isArray(fallback) && fallback.length === 0);
  const shown = text ?? (isNothing ? undefined : JSON.stringify(fallback).replace(/^"|"$/g, ''));
  return shown === undefined ? '' : `, default ${shown}`;
}

function helpLines(): string {
  const width = Math.max(...list.map((each) => synopsis(each).length)) + 2;
  const line = (left: string, right: string) => `  ${left.padEnd(width)}${right}`;
  const lines = list.map((each) => line(synopsis(each), `${each.help} (${variableOf(each.name)}${fallbackText(each)})`));
  return [...lines, line('--help', 'this text')].join('\n');
}

/** What `--help` prints. */
export const optionsHelp = `Usage: node station/main.ts [options]

${helpLines()}

An option wins over its variable; a variable switches on with 1 and off with 0.
`;

import { defaultText, type Option, optionSynopsis } from '../../adapters/options/index.ts';
import { stationOptions, variableOf } from './stationOptions.ts';

const list: readonly Option<unknown>[] = Object.values(stationOptions);

function helpLines(): string {
  const width = Math.max(...list.map((each) => optionSynopsis(each).length)) + 2;
  const line = (left: string, right: string) => `  ${left.padEnd(width)}${right}`;
  const facts = (each: Option<unknown>) => [variableOf(each.name), defaultText(each)].filter((fact) => fact !== undefined).join(', ');
  const lines = list.map((each) => line(optionSynopsis(each), `${each.help} (${facts(each)})`));
  return [...lines, line('--help', 'this text')].join('\n');
}

/** What `--help` prints. */
export const optionsHelp = `Usage: npm run station -- [options]

${helpLines()}

An option wins over its variable; a variable switches on with 1 and off with 0.
`;

import { parseArgs } from 'node:util';
import { told } from '../../adapters/options/index.ts';
import { StartFailure } from '../StartFailure.ts';
import { type OptionValues, type StationOption, stationOptions, variableOf } from './stationOptions.ts';

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

const usageExitCode = 2;

/** A StartFailure for options that can't be used, told in one line. */
export const usageFailure = (message: string) => new StartFailure(`${message}; --help lists the options`, usageExitCode);

type Given = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

function parsed(args: readonly string[]): Given {
  const ofOption = ({ kind }: StationOption<unknown>) =>
    kind.shownValue === undefined ? { type: 'boolean' as const } : { type: 'string' as const, multiple: kind.isList === true };
  const known = Object.values<StationOption<unknown>>(stationOptions).map((each) => [each.name, ofOption(each)] as const);
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      allowPositionals: false,
      options: { ...Object.fromEntries(known), help: { type: 'boolean', short: 'h' } },
    }).values;
  } catch (error) {
    const [firstSentence] = (error as Error).message.split(/\.?\s*\n|\. /);
    throw usageFailure(told(firstSentence ?? 'the options cannot be read'));
  }
}

function read<T>(name: string, text: string, { expected, isSecret, ...kind }: StationOption<T>['kind']): T {
  const value = kind.read(text);
  if (value === undefined) throw usageFailure(`${name} must be ${expected}${isSecret === true ? '' : `, not '${told(text)}'`}`);
  return value;
}

function valueOf<T>({ name, kind, fallback }: StationOption<T>, given: Given, env: Environment): T | undefined {
  const chosen = given[name];
  const variable = variableOf(name);
  if (chosen === true) return read(`--${name}`, '1', kind);
  if (chosen !== undefined) return read(`--${name}`, String(chosen), kind);
  return env[variable] ? read(variable, env[variable], kind) : fallback;
}

/** The values of all options, undefined when only help is wanted; throws a StartFailure for the first that can't be used. */
export function readOptions(args: readonly string[], env: Environment): OptionValues | undefined {
  const given = parsed(args);
  if (given['help'] === true) return undefined;
  const options = Object.entries<StationOption<unknown>>(stationOptions);
  return Object.fromEntries(options.map(([key, each]) => [key, valueOf(each, given, env)])) as OptionValues;
}

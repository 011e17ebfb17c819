import { readOptions } from '../../adapters/options/index.ts';
import { StartFailure } from '../../server/process/StartFailure.ts';
import { type OptionValues, stationOptions, variableOf } from './stationOptions.ts';

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

const usageExitCode = 2;

/** A StartFailure for options that can't be used, told in one line. */
export const usageFailure = (message: string) => new StartFailure(`${message}; --help lists the options`, usageExitCode);

/** The values of all options, undefined when only help is wanted; throws a StartFailure for the first that can't be used. */
export function readStationOptions(args: readonly string[], env: Environment): OptionValues | undefined {
  const variable = (name: string) => ({ name: variableOf(name), text: env[variableOf(name)] });
  return readOptions(args, stationOptions, { fail: usageFailure, allowsPaths: false, variable })?.values;
}

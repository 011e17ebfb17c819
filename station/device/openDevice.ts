import type { Logger } from 'pino';
import { StartFailure } from '../../server/process/StartFailure.ts';
import type { DeviceConfig } from './DeviceConfig.ts';
import { hookProblem } from './hookProblem.ts';
import { scriptHook } from './scriptHook.ts';

/** A device that is set up by other means: settings are stored and nothing else. */
function storedOnly(): DeviceConfig {
  return { changesMachine: false, apply: () => Promise.resolve(undefined), close: () => Promise.resolve() };
}

/** The device with its hook, or without one; throws a StartFailure for a hook that can't be run. */
export function openDevice(hookFile: string | undefined, log: Logger): DeviceConfig {
  if (hookFile === undefined) return storedOnly();
  const problem = hookProblem(hookFile);
  if (problem !== undefined) throw new StartFailure(`cannot use the device hook ${hookFile}: ${problem}`);
  return scriptHook({ file: hookFile, log });
}

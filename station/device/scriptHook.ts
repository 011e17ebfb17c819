import type { Logger } from 'pino';
import { msPerSecond } from '../../core/time/index.ts';
import { closeTimes } from './closeTimes.ts';
import { inTurn } from '../../server/process/inTurn.ts';
import type { DeviceConfig, DeviceGroup, DeviceProblem } from './DeviceConfig.ts';
import { type HookInput, hookInput } from './hookInput.ts';
import { hookProblem } from './hookProblem.ts';
import { runProgram } from './runProgram.ts';
import { loggedOutput } from './loggedOutput.ts';

export interface HookParts {
  /** Absolute path. */
  readonly file: string;
  readonly log: Logger;
  readonly limitMs?: number;
  /** From asking it to end to making it. */
  readonly graceMs?: number;
}

/** A dashboard waits for its answer twice as long. */
const defaultLimitMs = 15 * msPerSecond;
const maxOutputBytes = 8192;

/** A device that a program of the operator sets up: it reads the change as JSON and exits with 0 when all of it is done. */
export function scriptHook({ file, log, limitMs = defaultLimitMs, graceMs = closeTimes.hookGraceMs }: HookParts): DeviceConfig {
  const oneAtATime = inTurn();
  const ending = new AbortController();
  const { signal } = ending;

  const run = async (group: DeviceGroup, { text, secrets }: HookInput): Promise<DeviceProblem | undefined> => {
    if (signal.aborted) return { code: 'ending' };
    const problem = hookProblem(file);
    if (problem !== undefined) {
      log.error(`the device hook ${file} is not run: ${problem}`);
      return { code: 'unusable' };
    }
    const end = await runProgram({ file, input: text, limitMs, graceMs, maxOutputBytes, signal });
    const isDone = end.code === 0;
    for (const line of loggedOutput(end, secrets)) log[isDone ? 'info' : 'warn'](`device hook, ${group}: ${line}`);
    if (isDone) {
      log.info(`the device hook has applied ${group}`);
      return undefined;
    }
    log.error(`the device hook has not applied ${group}: ${end.isTimedOut ? `no end after ${limitMs} ms, ` : ''}exit ${end.code}`);
    if (end.isTimedOut) return { code: 'timedOut' };
    return { code: signal.aborted ? 'ending' : 'failed' };
  };

  return {
    changesMachine: true,
    async apply(group, values) {
      const input = hookInput(group, values);
      return 'code' in input ? input : oneAtATime(() => run(group, input));
    },
    async close() {
      ending.abort();
      await oneAtATime(() => Promise.resolve());
    },
  };
}

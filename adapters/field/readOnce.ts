import {
  type Batch,
  batchReadings,
  type DeviceReadings,
  missingReadings,
  type Profile,
  readPlan,
  splitBatch,
} from '../../core/field/index.ts';
import type { Clock, ModbusFailure, ModbusLine, StopSignal } from '../../core/ports/index.ts';

/** One reading of everything that a device has. */
export interface ReadOnceParts {
  readonly line: ModbusLine;
  /** With what is different at this very device. */
  readonly profile: Profile;
  readonly unit: number;
  /** Of the readings. */
  readonly clock: Clock;
  readonly signal?: StopSignal;
}

const illegal: readonly number[] = [1, 2, 3];

/** Reads each point of a device once; what it refuses at once is asked for in smaller parts. `lost` says why the rest was not asked, where the line gave up. */
export async function readOnce({ line, profile, unit, clock, signal }: ReadOnceParts): Promise<{
  readonly readings: DeviceReadings;
  readonly lost: Exclude<ModbusFailure, 'timeout'> | undefined;
}> {
  const { fast, slow, once } = readPlan(profile);
  const { pauseMs, timeoutMs } = profile.modbus;
  const manner = {
    ...(pauseMs === undefined ? {} : { pauseMs }),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(signal === undefined ? {} : { signal }),
  };
  const waiting: Batch[] = [...once, ...fast, ...slow];
  let readings: DeviceReadings = {};
  for (let batch = waiting.shift(); batch !== undefined; batch = waiting.shift()) {
    const { table, at, count } = batch;
    const answer = await line.read({ unit, table, at, count }, manner);
    const now = clock.nowMs();
    if (answer.ok) readings = { ...readings, ...batchReadings(batch, answer.words, now, readings) };
    else if (answer.reason === 'exception') {
      const halves = illegal.includes(answer.code) ? splitBatch(batch) : undefined;
      if (halves === undefined) readings = { ...readings, ...missingReadings(batch, now, { kind: 'exception', code: answer.code }) };
      else waiting.unshift(...halves);
    } else if (answer.reason === 'timeout') readings = { ...readings, ...missingReadings(batch, now, { kind: 'timeout' }) };
    else return { readings, lost: answer.reason };
  }
  return { readings, lost: undefined };
}

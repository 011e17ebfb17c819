import { systemPause } from '../../adapters/fieldDoor/index.ts';
import { readOnce } from '../../adapters/field/index.ts';
import { adjustedProfile, type DeviceReadings, type FieldDevice, statusOf } from '../../core/field/index.ts';
import type { Clock, FieldDoor, FieldTrial, ModbusLine, TrialResult } from '../../core/ports/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import type { MakeDoor, Models } from './fieldDoors.ts';
import { identityWords } from './identityWords.ts';
import { isModbus } from './isModbus.ts';
import { isProfile } from './isProfile.ts';
import type { ModbusConnection, ModbusLines } from './modbusLines.ts';
import { triedReadings } from './triedReadings.ts';
import { withAnswerTime } from './withAnswerTime.ts';

export interface TrialParts {
  readonly lines: ModbusLines;
  readonly makeDoor: MakeDoor;
  readonly models: Models;
  /** The one that is kept for a connection. */
  readonly passwordOf: (connectionId: string) => string | undefined;
  /** Never jumps. */
  readonly steady: Clock;
}

type Found = Pick<TrialResult, 'isConnected' | 'connectMs' | 'problem' | 'identification'> & { readonly readings: DeviceReadings };

const trialId = 'trial';
const defaultUnit = 1;
const longestTrialMs = 20 * msPerSecond;
const lookEveryMs = 20;

const nothing: Found = { isConnected: false, connectMs: undefined, problem: undefined, identification: [], readings: {} };

/** Whether anybody is there shows when he is asked something; the time of the connect is the connect's alone. */
async function tryLine(
  line: ModbusLine,
  connection: ModbusConnection,
  device: FieldDevice,
  { models, steady }: TrialParts,
  signal: AbortSignal,
): Promise<Found> {
  const { unit = defaultUnit, profile = '', adjust } = device;
  const answer = await line.identify(unit, { signal });
  const { isConnected, problem, connectMs } = line.state();
  if (!isConnected && !answer.ok && answer.reason === 'disconnected') return { ...nothing, problem };
  const found = { ...nothing, isConnected: true, connectMs, identification: identityWords(answer) };
  const model = models[profile];
  if (!isProfile(model)) return found;
  const asked = withAnswerTime(adjustedProfile(model, adjust), connection, [unit]);
  const { readings } = await readOnce({ line, unit, profile: asked, clock: steady, signal });
  return { ...found, readings };
}

/** Waits for each of the keys, no longer than a trial takes. */
async function tryDoor(door: FieldDoor, keys: readonly string[], { steady }: TrialParts, signal: AbortSignal): Promise<Found> {
  const startMs = steady.nowMs();
  const until = async (isDone: () => boolean) => {
    while (!isDone() && steady.nowMs() - startMs < longestTrialMs && !signal.aborted) await systemPause(lookEveryMs, signal);
  };
  let readings: DeviceReadings = {};
  door.start((_device, said) => {
    readings = { ...readings, ...said };
  });
  const state = () => door.report().state;
  await until(() => state() !== 'connecting');
  const isConnected = state() === 'connected' || state() === 'silent';
  if (!isConnected) return { ...nothing, problem: door.report().problem };
  const connectMs = steady.nowMs() - startMs;
  await until(() => state() !== 'connected' || keys.every((key) => readings[key] !== undefined));
  return { ...nothing, isConnected, connectMs, readings };
}

async function found(
  { connection, device, password }: FieldTrial,
  tried: FieldDevice,
  parts: TrialParts,
  signal: AbortSignal,
): Promise<Found> {
  const { lines, makeDoor, models, passwordOf } = parts;
  if (isModbus(connection)) {
    const line = lines.take(connection);
    if (line === undefined) return { ...nothing, problem: 'inUse' };
    return tryLine(line, connection, tried, parts, signal).finally(() => line.close());
  }
  const devices = device === undefined ? [] : [tried];
  const keys = devices.flatMap(({ mqtt, profile = '' }) => mqtt?.points ?? models[profile]?.points ?? []).map(({ key }) => key);
  const door = makeDoor({ connection, devices, models, password: password ?? passwordOf(connection.id) });
  return tryDoor(door, keys, parts, signal).finally(() => door.close());
}

/** What a device behind a connection says, or whether the connection is there at all; ends by itself. */
export async function tryOut(trial: FieldTrial, parts: TrialParts, signal: AbortSignal): Promise<TrialResult> {
  const tried: FieldDevice = { id: trialId, connection: trial.connection.id, serves: [], ...trial.device };
  const { readings, ...result } = await found(trial, tried, parts, signal);
  const model = parts.models[tried.profile ?? ''];
  const status = statusOf(model?.states ?? [], (key) => readings[key]?.raw);
  return {
    ...result,
    readings: triedReadings(readings, tried, model, parts.steady.nowMs()),
    ...(status === undefined ? {} : { status }),
  };
}

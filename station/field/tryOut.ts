import {
  adjustedProfile,
  type DeviceModel,
  type DeviceReadings,
  type FieldDevice,
  fieldQuantityOf,
  fieldUnits,
  orderedValues,
  type ProfilePoint,
  type Reading,
  statusOf,
} from '../../core/field/index.ts';
import type { Clock, FieldDoor, FieldTrial, ModbusLine, PointPlace, TrialResult, TriedReading } from '../../core/ports/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { pause } from '../../server/process/pause.ts';
import type { MakeDoor, Models } from './fieldDoors.ts';
import { isModbus, isProfile, wordsOf } from './isModbus.ts';
import type { ModbusLines } from './modbusLines.ts';

export interface TrialParts {
  readonly lines: ModbusLines;
  readonly makeDoor: MakeDoor;
  readonly models: Models;
  /** The one that is kept for a connection. */
  readonly passwordOf: (connectionId: string) => string | undefined;
  readonly steady: Clock;
}

const trialId = 'trial';
const defaultUnit = 1;
const longestTrialMs = 20 * msPerSecond;
const lookEveryMs = 20;

const nothing = { connectMs: undefined, identification: [], readings: [] } as const;
const inUse: TrialResult = { ...nothing, isConnected: false, problem: 'inUse' };

const placeOf = ({ table, at, type, wordOrder = 'highFirst', byteOrder = 'highFirst' }: ProfilePoint): PointPlace => ({
  ...{ table, at, type, wordOrder, byteOrder },
});

/** A point as it is at the tried device. */
function pointsOf(model: DeviceModel | undefined, { adjust = {} }: FieldDevice): ReadonlyMap<string, ProfilePoint> {
  return new Map(isProfile(model) ? adjustedProfile(model, adjust).points.map((point) => [point.key, point]) : []);
}

function triedReadings(
  readings: DeviceReadings,
  device: FieldDevice,
  model: DeviceModel | undefined,
  nowMs: number,
): readonly TriedReading[] {
  const points = pointsOf(model, device);
  const others = new Map([...(device.mqtt?.points ?? []), ...(model?.points ?? [])].map((point) => [point.key, point]));
  return Object.entries(readings).map(([key, { value, text, words, missing, readAtMs }]: [string, Reading]) => {
    const point = points.get(key);
    return {
      ...{ key, value, words, ageMs: nowMs - readAtMs, quality: missing === undefined ? 'good' : 'bad' },
      unit: fieldUnits[fieldQuantityOf((point ?? others.get(key))?.unit ?? '')][0],
      ...(text === undefined ? {} : { text }),
      ...(missing === undefined ? {} : { missing }),
      ...(point === undefined ? {} : { place: placeOf(point) }),
      orders: point === undefined ? [] : orderedValues(point, words, (other) => readings[other]?.raw),
    };
  });
}

/** Whether anybody is there shows when he is asked something. */
async function tryLine(line: ModbusLine, steady: Clock, signal: AbortSignal): Promise<TrialResult> {
  const startMs = steady.nowMs();
  const answer = await line.identify(defaultUnit, { timeoutMs: msPerSecond, signal });
  const { isConnected, problem } = line.state();
  if (!isConnected && !answer.ok && answer.reason === 'disconnected') return { ...nothing, isConnected: false, problem };
  const identification = answer.ok ? wordsOf(answer.identity) : [];
  return { ...nothing, isConnected: true, connectMs: steady.nowMs() - startMs, problem: undefined, identification };
}

async function tryDoor(door: FieldDoor, keys: readonly string[], steady: Clock, signal: AbortSignal) {
  const startMs = steady.nowMs();
  const until = async (isDone: () => boolean) => {
    while (!isDone() && steady.nowMs() - startMs < longestTrialMs && !signal.aborted) await pause(lookEveryMs, signal);
  };
  let readings: DeviceReadings = {};
  door.start((_device, said) => {
    readings = { ...readings, ...said };
  });
  const state = () => door.report().state;
  const isConnected = () => state() === 'connected' || state() === 'silent';
  await until(() => state() !== 'connecting');
  const connectMs = isConnected() ? steady.nowMs() - startMs : undefined;
  await until(() => state() !== 'connected' || keys.every((key) => readings[key] !== undefined));
  return { readings, connectMs, problem: connectMs === undefined ? door.report().problem : undefined };
}

/** What a device behind a connection says, or whether the connection is there at all; ends by itself. */
export async function tryOut({ connection, device, password }: FieldTrial, parts: TrialParts, signal: AbortSignal): Promise<TrialResult> {
  const { lines, makeDoor, models, passwordOf, steady } = parts;
  const line = isModbus(connection) ? lines.take(connection) : undefined;
  if (line === undefined && isModbus(connection)) return inUse;
  try {
    if (line !== undefined && device === undefined) return await tryLine(line, steady, signal);
    const tried: FieldDevice = { id: trialId, connection: connection.id, serves: [], ...device };
    const model = models[tried.profile ?? ''];
    const keys = device === undefined ? [] : (tried.mqtt?.points ?? model?.points ?? []).map(({ key }) => key);
    const door = makeDoor({
      connection,
      devices: device === undefined ? [] : [tried],
      models,
      password: password ?? passwordOf(connection.id),
    });
    try {
      const { readings, connectMs, problem } = await tryDoor(door, keys, steady, signal);
      const identity = connectMs === undefined ? undefined : await line?.identify(tried.unit ?? defaultUnit, { signal });
      const status = statusOf(model?.states ?? [], (key) => readings[key]?.raw);
      return {
        ...{ isConnected: connectMs !== undefined, connectMs, problem },
        identification: identity?.ok ? wordsOf(identity.identity) : [],
        readings: triedReadings(readings, tried, model, steady.nowMs()),
        ...(status === undefined ? {} : { status }),
      };
    } finally {
      await door.close();
    }
  } finally {
    await line?.close();
  }
}

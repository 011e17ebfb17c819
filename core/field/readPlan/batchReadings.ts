import { decodePoint } from '../decode/decodePoint.ts';
import { wordCountOf } from '../decode/words.ts';
import type { ModelPoint } from '../DeviceModel.ts';
import type { ProfilePoint } from '../Profile.ts';
import type { DeviceReadings, MissingReason, Reading } from '../Reading.ts';
import type { Batch } from './readPlan.ts';

/** The key of the state that says whether an input of a module is in order: `status1` of `in1`. */
const statusKeyOf = (key: string): string | undefined => {
  const [, number] = /^in([1-8])$/.exec(key) ?? [];
  return number === undefined ? undefined : `status${number}`;
};

/** An input counts only while its state, where the device has one, is 0. */
function withStatus(key: string, reading: Reading, readings: DeviceReadings): Reading {
  const status = readings[statusKeyOf(key) ?? ''];
  return status === undefined || status.raw === 0 ? reading : { ...reading, value: undefined, missing: { kind: 'unavailable' } };
}

const wordsOf = ({ at }: Batch, point: ProfilePoint, words: readonly number[]) => {
  const from = point.at - at;
  return words.slice(from, from + wordCountOf(point));
};

/** What a batch's answer says, by point. `before` are the device's readings so far: a unit or a state that was read with another batch is taken from there. */
export function batchReadings(batch: Batch, words: readonly number[], readAtMs: number, before: DeviceReadings): DeviceReadings {
  const readings: Record<string, Reading> = {};
  const known = (key: string) => readings[key] ?? before[key];
  const byOthers = batch.points.filter(({ by }) => by !== undefined);
  for (const point of [...batch.points.filter(({ by }) => by === undefined), ...byOthers])
    readings[point.key] = { ...decodePoint(point, wordsOf(batch, point, words), (key) => known(key)?.raw), readAtMs };
  const all = { ...before, ...readings };
  return Object.fromEntries(Object.entries(readings).map(([key, reading]) => [key, withStatus(key, reading, all)]));
}

const allMissing = (points: readonly ModelPoint[], readAtMs: number, missing: MissingReason): DeviceReadings =>
  Object.fromEntries(points.map(({ key }) => [key, { value: undefined, raw: undefined, words: [], readAtMs, missing }]));

/** All points of a batch without a value, for a reason that the device gave at `readAtMs`. */
export const missingReadings = (batch: Batch, readAtMs: number, missing: MissingReason): DeviceReadings =>
  allMissing(batch.points, readAtMs, missing);

/** All points of a device that is not read, as its software version is another one. */
export const withheldReadings = (points: readonly ModelPoint[], readAtMs: number): DeviceReadings =>
  allMissing(points, readAtMs, { kind: 'otherVersion' });

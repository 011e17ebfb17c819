import { type Measured, valueOfRaw } from '../decode/valueOfRaw.ts';
import type { DeviceModel, ModelPoint } from '../DeviceModel.ts';
import type { Scaling } from '../Profile.ts';
import type { DeviceReadings, MissingReason, Reading } from '../Reading.ts';

/** A value that is not read as registers. */
export interface DoorPoint extends ModelPoint, Scaling {
  readonly unit?: NonNullable<ModelPoint['unit']>;
}

/** A kind of device, with what its door needs to know of each point. */
export interface DoorModel<P extends DoorPoint = DoorPoint> extends DeviceModel {
  readonly points: readonly P[];
}

/** A number as the device said it. */
export function numberReading(point: Measured, raw: number, readAtMs: number, words: readonly number[] = []): Reading {
  return { ...valueOfRaw(point, raw), raw, words, readAtMs };
}

/** A point without a value, and why. */
export function missingReading(
  kind: Exclude<MissingReason['kind'], 'exception' | 'outOfRange'>,
  readAtMs: number,
  words: readonly number[] = [],
): Reading {
  return { value: undefined, raw: undefined, words, readAtMs, missing: { kind } };
}

/** Points whose device, or its broker, says that they have no value. */
export function unavailableReadings(points: readonly { readonly key: string }[], readAtMs: number): DeviceReadings {
  return Object.fromEntries(points.map(({ key }) => [key, missingReading('unavailable', readAtMs)]));
}

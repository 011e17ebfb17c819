import {
  adjustedProfile,
  type DeviceModel,
  type DeviceReadings,
  type FieldDevice,
  fieldQuantityOf,
  fieldUnits,
  orderedValues,
  type ProfilePoint,
  stepOfReading,
} from '../../core/field/index.ts';
import type { PointPlace, TriedReading } from '../../core/ports/index.ts';
import { isProfile } from './isProfile.ts';

const placeOf = ({ table, at, type, wordOrder = 'highFirst', byteOrder = 'highFirst' }: ProfilePoint): PointPlace => ({
  ...{ table, at, type, wordOrder, byteOrder },
});

/** What a device said at a trial, each point with its words in all orders. */
export function triedReadings(
  readings: DeviceReadings,
  device: FieldDevice,
  model: DeviceModel | undefined,
  nowMs: number,
): readonly TriedReading[] {
  const addressed = isProfile(model) ? adjustedProfile(model, device.adjust).points : [];
  const others = device.mqtt?.points ?? model?.points ?? [];
  return Object.entries(readings).map(([key, { value, text, words, missing, readAtMs }]) => {
    const point = addressed.find((each) => each.key === key);
    const counterStep = point && stepOfReading(point, value);
    const { unit = '' } = point ?? others.find((each) => each.key === key) ?? {};
    return {
      ...{ key, value, words, ageMs: nowMs - readAtMs, quality: missing === undefined ? 'good' : 'bad' },
      unit: fieldUnits[fieldQuantityOf(unit)][0],
      ...(text === undefined ? {} : { text }),
      ...(missing === undefined ? {} : { missing }),
      ...(counterStep === undefined ? {} : { counterStep }),
      ...(point === undefined ? {} : { place: placeOf(point) }),
      orders: point === undefined ? [] : orderedValues(point, words, (other) => readings[other]?.raw),
    };
  });
}

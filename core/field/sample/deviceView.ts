import type { Raw } from '../decode/words.ts';
import type { DeviceModel, ModelPoint } from '../DeviceModel.ts';
import type { FieldDevice } from '../FieldConfig.ts';
import type { FieldQuantity } from '../FieldUnit.ts';
import { fieldQuantityOf } from '../units/fieldUnitScale.ts';
import { frozenReadings, heartbeatKey, isFrozen } from '../quality/heartbeat.ts';
import { mqttStaleAfterMs, qualityOf, staleAfterMs } from '../quality/quality.ts';
import type { DeviceReadings, MissingReason, Reading } from '../Reading.ts';
import type { DeviceNow } from './FieldSample.ts';

/** A device at one moment: only what is fresh has a value. */
export interface DeviceView {
  readonly device: FieldDevice;
  readonly model: DeviceModel | undefined;
  /** Whether the device has such a point, as far as it has not said that it has not. */
  has(key: string): boolean;
  value(key: string): number | undefined;
  raw(key: string): Raw | undefined;
  /** However old: it names the device. */
  text(key: string): string | undefined;
  quantity(key: string): FieldQuantity;
  /** Whether a point says nothing any more, because the device does not answer or its heartbeat stands. */
  isGone(key: string): boolean;
  /** Whether the device answers. */
  readonly answers: boolean;
  /** Whether it should have answered and does not. */
  readonly isSilent: boolean;
  /** It reports another software version than it was put to use with, so nothing of it counts. */
  readonly isOtherVersion: boolean;
}

/** No such address, or no such function. */
const notThereCodes: readonly number[] = [1, 2, 3];
const isNotThere = (missing: MissingReason | undefined) => missing?.kind === 'exception' && notThereCodes.includes(missing.code);

const goneKinds: ReadonlySet<MissingReason['kind']> = new Set(['timeout', 'disconnected', 'heartbeat', 'unavailable', 'otherVersion']);
/** A gateway says that the unit does not answer. */
const gatewayCodes: readonly number[] = [10, 11];
const isGoneFor = (missing: MissingReason | undefined) =>
  missing !== undefined && (missing.kind === 'exception' ? gatewayCodes.includes(missing.code) : goneKinds.has(missing.kind));
/** Says nothing of how the device is now. */
const sayNothing: ReadonlySet<MissingReason['kind']> = new Set(['notYet', 'retained']);

export interface ViewMoment {
  readonly nowMs: number;
  /** When the station began to ask. */
  readonly startedMs: number;
}

const none: DeviceNow = { readings: {}, cycleMs: undefined };

/** What a device says at a moment; `now` is undefined before it said anything. */
export function deviceView(
  device: FieldDevice,
  model: DeviceModel | undefined,
  now: DeviceNow | undefined,
  { nowMs, startedMs }: ViewMoment,
): DeviceView {
  const { readings: said, heartbeat, cycleMs } = now ?? none;
  const points = new Map<string, ModelPoint>((device.mqtt?.points ?? model?.points ?? []).map((point) => [point.key, point]));
  const limitOf = (key: string) =>
    device.mqtt === undefined ? staleAfterMs(points.get(key)?.every, cycleMs) : mqttStaleAfterMs(device.mqtt.expectedEveryS);
  const fastestMs = Math.min(...[...points.keys()].map(limitOf));
  const readings: DeviceReadings = isFrozen(heartbeat, nowMs, limitOf(heartbeatKey)) ? frozenReadings(said) : said;
  const fresh = (key: string): Reading | undefined => {
    const reading = Object.hasOwn(readings, key) ? readings[key] : undefined;
    return qualityOf(reading, nowMs, limitOf(key)) === 'good' ? reading : undefined;
  };
  const isGone = (key: string) => {
    const reading = readings[key];
    if (reading === undefined) return nowMs - startedMs > limitOf(key);
    return nowMs - reading.readAtMs > limitOf(key) || isGoneFor(reading.missing);
  };
  const isHeard = ({ readAtMs, missing }: Reading) =>
    nowMs - readAtMs <= fastestMs && !isGoneFor(missing) && !(missing !== undefined && sayNothing.has(missing.kind));
  const all = Object.values(readings);
  const isOtherVersion = all.some(({ missing }) => missing?.kind === 'otherVersion');
  const answers = !isOtherVersion && all.some(isHeard);
  return {
    device,
    model,
    has: (key) => points.has(key) && !isNotThere(readings[key]?.missing),
    value: (key) => fresh(key)?.value,
    raw: (key) => fresh(key)?.raw,
    text: (key) => said[key]?.text,
    quantity: (key) => fieldQuantityOf(device.adjust?.[key]?.unit ?? points.get(key)?.unit ?? ''),
    isGone,
    answers,
    isSilent: !answers && (all.length > 0 || nowMs - startedMs > fastestMs),
    isOtherVersion,
  };
}

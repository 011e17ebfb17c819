import { missingReading, numberReading } from '../doors/doorReading.ts';
import type { MqttPoint } from '../FieldConfig.ts';
import type { Reading } from '../Reading.ts';
import { msPerSecond } from '../../time/index.ts';
import { atPointer, numberOf, shallowJson } from './messageNumber.ts';
import { stampMs } from './timeStamp.ts';

/** A message as it came. */
export interface ArrivedMessage {
  readonly text: string;
  /** The broker kept it; nobody knows since when. */
  readonly isRetained: boolean;
  /** Of the steady clock. */
  readonly atMs: number;
  /** Of the wall clock, that stamps are compared with. */
  readonly wallMs: number;
}

/** Stamps may be ahead by so much. */
const clockToleranceMs = 5 * msPerSecond;

/** How old a message is by its own stamp; undefined where the stamp does not say so, or where it is too old to be used. */
function provenAgeMs({ timePointer }: MqttPoint, json: unknown, wallMs: number, limitMs: number): number | undefined {
  const stamp = timePointer === undefined ? undefined : stampMs(atPointer(json, timePointer));
  const ageMs = stamp === undefined ? NaN : wallMs - stamp;
  return ageMs >= -clockToleranceMs && ageMs <= limitMs ? Math.max(0, ageMs) : undefined;
}

/** What a message says of a point. A retained one is shown as a text and not used, unless its stamp proves that it is fresh. */
export function mqttReading(point: MqttPoint, { text, isRetained, atMs, wallMs }: ArrivedMessage, limitMs: number): Reading {
  const needsJson = point.pointer !== undefined || point.timePointer !== undefined;
  const json = needsJson ? shallowJson(text) : undefined;
  if (point.pointer !== undefined && json === undefined) return missingReading('notNumber', atMs);
  const raw = numberOf(point.pointer === undefined ? text : atPointer(json, point.pointer));
  if (typeof raw === 'string') return missingReading(raw, atMs);
  if (!isRetained) return numberReading(point, raw, atMs);
  const ageMs = provenAgeMs(point, json, wallMs, limitMs);
  return ageMs === undefined ? { ...missingReading('retained', atMs), text: String(raw) } : numberReading(point, raw, atMs - ageMs);
}

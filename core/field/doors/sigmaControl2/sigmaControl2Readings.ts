import type { DeviceReadings, Reading } from '../../Reading.ts';
import { toBaseUnit } from '../../units/fieldUnitScale.ts';
import { missingReading, numberReading } from '../doorReading.ts';
import { partOf } from './calls.ts';
import { shownValue } from './display.ts';
import { lampStates, type SigmaControl2Point } from './sigmaControl2Model.ts';

/** The data of the answers of a round; undefined what had none. */
export interface ControllerData {
  readonly lamps: unknown;
  readonly objects: unknown;
  readonly messages: unknown;
}

const messageKinds = { warning: 1, error: 2 } as const;
/** Came, and came and was acknowledged; the others are gone. */
const isUp = (event: number) => event === 1 || event === 2;

function messageCount(messages: unknown, kind: keyof typeof messageKinds): number | undefined {
  const list = partOf(messages, '3');
  if (!Array.isArray(list)) return undefined;
  const numberOf = (entry: unknown, key: string) => Number(partOf(entry, key) ?? NaN);
  return list.filter((entry) => numberOf(entry, 'Type') === messageKinds[kind] && isUp(numberOf(entry, 'State'))).length;
}

function lampState(lamps: unknown, name: string): number | undefined {
  const state = partOf(partOf(lamps, name), 'State');
  return Object.values(lampStates).find((known) => known === state);
}

function readingOf(point: SigmaControl2Point, { lamps, objects, messages }: ControllerData, readAtMs: number): Reading {
  const { from } = point;
  if ('shown' in from) {
    const value = shownValue(objects, from.shown);
    return value === undefined
      ? missingReading('unavailable', readAtMs)
      : numberReading(point, toBaseUnit(value.value, value.unit), readAtMs);
  }
  const raw = 'lamp' in from ? lampState(lamps, from.lamp) : messageCount(messages, from.messages);
  if (raw === undefined) return missingReading('unavailable', readAtMs);
  return point.known?.includes(raw) === false ? missingReading('noCase', readAtMs) : numberReading(point, raw, readAtMs);
}

/** What the answers of a round say. */
export function sigmaControl2Readings(points: readonly SigmaControl2Point[], data: ControllerData, readAtMs: number): DeviceReadings {
  return Object.fromEntries(points.map((point) => [point.key, readingOf(point, data, readAtMs)]));
}

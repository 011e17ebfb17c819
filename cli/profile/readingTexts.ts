import {
  type DeviceReadings,
  fieldUnits,
  fieldQuantityOf,
  isPlausible,
  type MissingReason,
  orderedValues,
  type Profile,
  type ProfilePoint,
} from '../../core/field/index.ts';
import { missing as noValue } from '../../i18n/format/index.ts';

const reasons: Readonly<Record<Exclude<MissingReason['kind'], 'exception' | 'outOfRange'>, string>> = {
  notYet: 'not read',
  timeout: 'no answer',
  disconnected: 'no connection',
  invalidWord: 'the device has no value',
  notNumber: 'no number',
  noCase: 'the point that says its unit has no such case',
  heartbeat: 'the heartbeat stands',
  unavailable: 'its status is not in order',
  retained: 'of unknown age',
  otherVersion: 'another software version',
};
const exceptions: Readonly<Record<number, string>> = {
  1: 'the function is not there',
  2: 'the address is not there',
  3: 'not so many at once',
  4: 'a defect of the device',
  5: 'busy',
  6: 'busy',
  10: 'the gateway has no way to the unit',
  11: 'the unit does not answer the gateway',
};

const significantDigits = 7;
const numberText = (value: number) => String(Number(value.toPrecision(significantDigits)));

/** Why a point has no value, in words. */
function reasonText(missing: MissingReason, unit: string): string {
  if (missing.kind === 'exception') return `exception ${missing.code}: ${exceptions[missing.code] ?? 'unknown'}`;
  if (missing.kind === 'outOfRange') return `out of its range: ${numberText(missing.value)} ${unit}`.trimEnd();
  return reasons[missing.kind];
}

const baseUnitOf = ({ unit = '' }: ProfilePoint): string => fieldUnits[fieldQuantityOf(unit)][0];
const wordText = (word: number) => word.toString(16).toUpperCase().padStart(4, '0');
const wordsText = ({ type }: ProfilePoint, words: readonly number[]) => words.map(type === 'bit' ? String : wordText).join(' ');

export const readingHeads = ['point', 'table', 'address', 'type', 'words', 'value', 'unit', 'age [s]', 'note'] as const;
/** Columns that are no numbers. */
export const readingTextColumns: readonly number[] = [0, 1, 3, 4, 6, 8];
const msPerSecond = 1000;

/** A line of each point, in the profile's order. */
export function readingRows({ points }: Profile, readings: DeviceReadings, nowMs: number): readonly (readonly string[])[] {
  return points.map((point) => {
    const { key, table, at, type } = point;
    const place = [key, table, String(at), type];
    const reading = readings[key];
    if (reading === undefined) return [...place, '', noValue, '', '', reasons.notYet];
    const unit = baseUnitOf(point);
    const { value, text, words, readAtMs, missing } = reading;
    const isOdd = value !== undefined && !isPlausible(point, value);
    const note = missing === undefined ? (isOdd ? 'not plausible: see --orders' : '') : reasonText(missing, unit);
    const shown = value === undefined ? (text ?? noValue) : numberText(value);
    return [...place, wordsText(point, words), shown, value === undefined ? '' : unit, ((nowMs - readAtMs) / msPerSecond).toFixed(1), note];
  });
}

export const orderHeads = ['point', 'words', 'bytes', 'value', 'unit', 'plausible'] as const;
export const orderTextColumns: readonly number[] = [0, 1, 2, 4, 5];

/** A line of each order of each point of several words. */
export function orderRows({ points }: Profile, readings: DeviceReadings): readonly (readonly string[])[] {
  return points.flatMap((point) =>
    orderedValues(point, readings[point.key]?.words ?? [], (key) => readings[key]?.raw).map(
      ({ wordOrder, byteOrder, value, isPlausible: isGood }) => [
        point.key,
        wordOrder,
        byteOrder,
        value === undefined ? noValue : numberText(value),
        value === undefined ? '' : baseUnitOf(point),
        isGood ? 'yes' : '',
      ],
    ),
  );
}

/** What a test reading is kept as: the words on the wire, and what they come to. */
export function readingRecord(profile: Profile, unit: number, readings: DeviceReadings, atMs: number): object {
  return {
    format: 1,
    profile: profile.id,
    unit,
    readAt: new Date(atMs).toISOString(),
    points: Object.fromEntries(
      profile.points.map((point) => {
        const { value, text, words = [], missing } = readings[point.key] ?? { value: undefined };
        return [point.key, { table: point.table, at: point.at, words, value, unit: baseUnitOf(point), text, missing }];
      }),
    ),
  };
}

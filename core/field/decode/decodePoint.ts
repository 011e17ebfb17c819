import type { ProfilePoint } from '../Profile.ts';
import type { MissingReason, Reading } from '../Reading.ts';
import { type Measured, rawOfValue, valueOfRaw } from './valueOfRaw.ts';
import { bitsOf, type Raw, rawOf, textOf, wordCountOf, wordsOfBits, wordsOfRaw } from './words.ts';

/** What words say, whenever they were read. */
export type Decoded = Omit<Reading, 'readAtMs'>;

/** The last raw number of another point; undefined where it is missing. */
export type RawByKey = (key: string) => Raw | undefined;

const noOthers: RawByKey = () => undefined;

const missing = (words: readonly number[], kind: Exclude<MissingReason['kind'], 'exception' | 'outOfRange'>): Decoded => ({
  value: undefined,
  raw: undefined,
  words,
  missing: { kind },
});

const isInvalid = (point: ProfilePoint, words: readonly number[], raw: Raw) =>
  (point.invalid ?? []).some((each) => (typeof each === 'string' ? BigInt(each) === bitsOf(point, words) : each === Number(raw)));

/** The point with the scaling of the case that another point's raw number chooses; undefined where no case fits. */
function scalingOf(point: ProfilePoint, rawByKey: RawByKey): Measured | undefined {
  if (point.by === undefined) return point;
  const raw = rawByKey(point.by.point);
  const name = String(raw);
  const chosen = raw !== undefined && Object.hasOwn(point.by.cases, name) ? point.by.cases[name] : undefined;
  return chosen && { ...point, ...chosen };
}

/** What the words of a point say. `rawByKey` gives the point that `by` names; without it such a point is missing. */
export function decodePoint(point: ProfilePoint, words: readonly number[], rawByKey: RawByKey = noOthers): Decoded {
  if (words.length < wordCountOf(point)) return missing(words, 'notNumber');
  if (point.type === 'ascii') {
    const text = textOf(point, words);
    return text === '' ? missing(words, 'invalidWord') : { value: undefined, text, raw: undefined, words };
  }
  const raw = rawOf(point.type, point, words);
  if (isInvalid(point, words, raw)) return missing(words, 'invalidWord');
  if (!Number.isFinite(Number(raw))) return missing(words, 'notNumber');
  const scaling = scalingOf(point, rawByKey);
  if (scaling === undefined) return { ...missing(words, 'noCase'), raw };
  return { ...valueOfRaw(scaling, raw), raw, words };
}

/** The words that mean that there is no value; undefined where the point has none. */
function invalidWords(point: ProfilePoint): readonly number[] | undefined {
  const first = point.invalid?.[0];
  if (first !== undefined) return typeof first === 'string' ? wordsOfBits(point, BigInt(first)) : wordsOfRaw(point, first);
  return point.type === 'f32' || point.type === 'f64' ? wordsOfBits(point, notNumberBits[point.type]) : undefined;
}

const notNumberBits = { f32: 0x7fc0_0000n, f64: 0x7ff8_0000_0000_0000n } as const;

/**
 * The words of a value in the base unit, as a device would hold it. A missing value, and one that does not fit, gives the word that means so;
 * undefined where the point has none, and for a text.
 */
export function encodePoint(point: ProfilePoint, value: number | undefined): readonly number[] | undefined {
  if (point.type === 'ascii') return undefined;
  const words = value === undefined ? undefined : wordsOfRaw(point, rawOfValue(point, value));
  return words ?? invalidWords(point);
}

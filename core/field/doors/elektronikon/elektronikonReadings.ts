import type { DeviceReadings, Reading } from '../../Reading.ts';
import { missingReading, numberReading } from '../doorReading.ts';
import type { PlacedPoint } from './elektronikonLayout.ts';
import { type Item, parts, wordsOf } from './items.ts';

/** What is asked in a round. */
export const askedItems = (points: readonly PlacedPoint[]): readonly Item[] =>
  points.filter(({ isThere }) => isThere).map(({ item }) => item);

function readingOf(point: PlacedPoint, bits: number | undefined, readAtMs: number): Reading {
  if (bits === undefined) return missingReading('unavailable', readAtMs);
  const raw = parts[point.part](bits);
  if (point.known?.includes(raw) === false) return missingReading('noCase', readAtMs, wordsOf(bits));
  return numberReading(point, raw, readAtMs, wordsOf(bits));
}

/** What the answers to `askedItems` say. */
export function elektronikonReadings(
  points: readonly PlacedPoint[],
  answers: readonly (number | undefined)[],
  readAtMs: number,
): DeviceReadings {
  const asked = points.filter(({ isThere }) => isThere);
  return Object.fromEntries(points.map((point) => [point.key, readingOf(point, answers[asked.indexOf(point)], readAtMs)]));
}

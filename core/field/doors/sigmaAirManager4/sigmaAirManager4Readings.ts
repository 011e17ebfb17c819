import type { DeviceReadings, Reading } from '../../Reading.ts';
import { missingReading, numberReading } from '../doorReading.ts';
import { atPath, type Images, type ImageTopic } from './images.ts';
import type { SigmaAirManager4Point } from './sigmaAirManager4Models.ts';

/** A number, or a yes or no as 1 or 0; undefined for anything else, and for what is not marked as valid. */
function numberIn(found: unknown, isPlain: boolean): number | undefined {
  const value = isPlain && typeof found === 'number' ? found : atPath(found, ['valid']) === true ? atPath(found, ['value']) : undefined;
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'number' ? value : undefined;
}

function readingOf(point: SigmaAirManager4Point, images: Images, unit: number, readAtMs: number): Reading {
  const { topic, path, isOfCompressor = false, isPlain = false } = point;
  const raw = numberIn(atPath(images[topic], isOfCompressor ? ['image', 'AIR_PRODUCER', unit, ...path] : path), isPlain);
  return raw === undefined ? missingReading('unavailable', readAtMs) : numberReading(point, raw, readAtMs);
}

/** What the image of a topic says of a device; `unit` is the number of the compressor. */
export function sigmaAirManager4Readings(
  points: readonly SigmaAirManager4Point[],
  unit: number,
  images: Images,
  topic: ImageTopic,
  readAtMs: number,
): DeviceReadings {
  return Object.fromEntries(
    points.filter((point) => point.topic === topic).map((point) => [point.key, readingOf(point, images, unit, readAtMs)]),
  );
}

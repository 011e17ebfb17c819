import type { ReadRhythm } from '../DeviceModel.ts';
import type { Quality, Reading } from '../Reading.ts';
import { msPerSecond } from '../../time/index.ts';

const fastStaleMs = 6_000;
const slowStaleMs = 180_000;
/** Rounds over all devices of a line after which a value is old. */
const staleCycles = 3;
const defaultMqttStaleS = 60;
const staleMessages = 3;

/** Up to this age a reading of a rhythm is fresh; `cycleMs` is what a round over the line took, undefined before the first. */
export function staleAfterMs(every: ReadRhythm = 'fast', cycleMs?: number): number {
  if (every === 'once') return Infinity;
  return every === 'slow' ? slowStaleMs : Math.max(fastStaleMs, staleCycles * (cycleMs ?? 0));
}

/** Up to this age a value that comes by MQTT is fresh. */
export function mqttStaleAfterMs(expectedEveryS?: number): number {
  return (expectedEveryS === undefined ? defaultMqttStaleS : staleMessages * expectedEveryS) * msPerSecond;
}

/** How far a reading can be trusted at `nowMs` of the steady clock; one that never came is bad. */
export function qualityOf(reading: Reading | undefined, nowMs: number, limitMs: number): Quality {
  if (reading === undefined || reading.missing !== undefined) return 'bad';
  return nowMs - reading.readAtMs > limitMs ? 'stale' : 'good';
}

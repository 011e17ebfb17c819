import { type Channel, compressorChannel } from '../../core/samples/index.ts';
import { msPerHour } from '../../core/time/index.ts';

/** What a row is estimated in: another channel every three hours, so that a file gets its head several times. */
export function estimatedAt(atMs: number): readonly Channel[] {
  const part = Math.floor(atMs / (3 * msPerHour)) % 8;
  return part === 0 ? [] : [compressorChannel('electricalPowerKW', part)];
}

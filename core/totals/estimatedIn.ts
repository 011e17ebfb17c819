import { slotCount } from '../compressor/index.ts';
import { type Channel, channelPosition, compressorChannel, plantChannel } from '../samples/index.ts';
import { msPerSecond, type TimeRange } from '../time/index.ts';
import type { SampleSums } from './DayRecord.ts';

/** Channels, each once, in the order of a row. */
export const channelsTogether = (lists: Iterable<readonly Channel[] | undefined>): readonly Channel[] =>
  [...new Set([...lists].flatMap((list) => list ?? []))].sort((a, b) => channelPosition(a) - channelPosition(b));

/** The channels that were estimated in the runs that a range takes any of. */
export const estimatedIn = ({ fromMs, untilMs }: TimeRange, runs: Iterable<SampleSums>): readonly Channel[] =>
  channelsTogether(
    [...runs]
      .filter(({ first, latest, periodS }) => first.atMs < untilMs && latest.atMs + periodS * msPerSecond > fromMs)
      .map(({ estimated }) => estimated),
  );

const plantPower = plantChannel('powerKW');
const machinePowers = Array.from({ length: slotCount }, (_, i) => compressorChannel('electricalPowerKW', i + 1));

/** On how many days each of some channels was estimated, if only in part, by what was estimated on each; the plant's power with that of a machine. */
export function estimatedDays<Of extends string>(channels: readonly Of[], days: Iterable<readonly Channel[]>): ReadonlyMap<Of, number> {
  const found = new Map<Of, number>();
  for (const day of days)
    for (const channel of channels) {
      const parts: readonly string[] = channel === plantPower ? [plantPower, ...machinePowers] : [channel];
      if (day.some((each) => parts.includes(each))) found.set(channel, (found.get(channel) ?? 0) + 1);
    }
  return found;
}

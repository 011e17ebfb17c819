import { type Channel, channelPosition } from '../samples/index.ts';
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

import type { PlantDay } from '../../time/index.ts';
import type { SummedChannel, SumOfTime } from '../../totals/index.ts';
import type { FileIdentity } from './FileIdentity.ts';

/** What a day's file comes to in a channel: the day as a whole, and its quarter hours as bytes. */
export interface StoredDaySums {
  readonly whole: SumOfTime;
  readonly quarters: Uint8Array;
}

/** Of one day. */
export interface DaySum extends SumOfTime {
  readonly day: PlantDay;
}

/** Sums of every channel of finished days. They stay when a day's file makes room for newer ones. */
export interface ChannelSumsRepository {
  /** The days that have sums, and the file that each day's are of. */
  files(): ReadonlyMap<PlantDay, FileIdentity>;
  /** All of a day's sums or none; those that were there before go. */
  save(day: PlantDay, file: FileIdentity, sums: ReadonlyMap<SummedChannel, StoredDaySums>): void;
  /** Of the days `from` up to `until`, both included, ascending. */
  days(channel: SummedChannel, from: PlantDay, until: PlantDay): readonly DaySum[];
  /** Likewise. */
  quarters(channel: SummedChannel, from: PlantDay, until: PlantDay): readonly { readonly day: PlantDay; readonly bytes: Uint8Array }[];
  remove(day: PlantDay): void;
}

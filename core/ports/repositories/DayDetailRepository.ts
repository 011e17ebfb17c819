import type { PlantDay } from '../../time/index.ts';
import type { FileIdentity } from './FileIdentity.ts';

/** What a day's file says in detail, as bytes: slots of 10 s, the machines' events, what it says of leaks and of the machines, and what a replay needs besides. */
export interface DayDetailBytes {
  readonly slots: Uint8Array;
  readonly events: Uint8Array;
  readonly leaks: Uint8Array;
  readonly machines: Uint8Array;
  readonly replay: Uint8Array;
}
/** One of these. */
export type DayDetailPart = keyof DayDetailBytes;

/** Details of finished days, each made in a way (a format, a zone) that a text names. They stay when a day's file makes room for newer ones. */
export interface DayDetailRepository {
  /** The days that have details made so, and the file that each day's are of. */
  files(made: string): ReadonlyMap<PlantDay, FileIdentity>;
  /** In the place of those that the day has. */
  save(day: PlantDay, file: FileIdentity, made: string, bytes: DayDetailBytes): void;
  /** Of the days `from` up to `until`, both included, ascending. */
  read(
    part: DayDetailPart,
    made: string,
    from: PlantDay,
    until: PlantDay,
  ): readonly { readonly day: PlantDay; readonly bytes: Uint8Array }[];
  remove(day: PlantDay): void;
}

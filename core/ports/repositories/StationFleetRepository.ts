import type { PlantDay } from '../../time/index.ts';

/** The digest of a finished day's record, and what the record was made of. */
export interface DigestedDay {
  readonly day: PlantDay;
  /** Another one after each change of what the record is made of. */
  readonly source: string;
  readonly digest: string;
}

/** Of which fleet a station is. */
export interface JoinedFleet {
  /** The address whose fleet gave the token: it goes to no other. */
  readonly url: string;
  /** What the fleet calls the station. */
  readonly station: string;
}

/** What a station keeps for its fleet; its token is a secret. Digests may be lost: they are made again. */
export interface StationFleetRepository {
  /** By day. */
  days(): readonly DigestedDay[];
  saveDay(day: DigestedDay): void;
  /** Removes those of all other days. */
  keepOnly(days: readonly PlantDay[]): void;
  /** Random name of this database's fault log; undefined before the first. */
  epoch(): string | undefined;
  saveEpoch(epoch: string): void;
  joined(): JoinedFleet | undefined;
  /** Undefined for none. */
  saveJoined(joined: JoinedFleet | undefined): void;
}

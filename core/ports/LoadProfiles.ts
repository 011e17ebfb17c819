import type { LoadProfile, PressureSeconds, ProfileSeries } from '../loadProfile/index.ts';
import type { Channel } from '../samples/index.ts';
import type { TimeRange } from '../time/index.ts';
import type { CallResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { SessionToken } from './SessionToken.ts';

/** What a compressor, 1..10, gives at its rated pressure. */
export interface RatedFlow {
  readonly slot: number;
  readonly flowM3min: number;
}

/** A profile of what the station has recorded. */
export interface RecordedProfile extends LoadProfile {
  /** Days of the range that were recorded. */
  readonly recordedDays: number;
  /** Those of them that are summed by now; the others come when somebody asks again later. */
  readonly summedDays: number;
  /** Of the days that are over; undefined where none of them has values every 10 s. */
  readonly seconds: PressureSeconds | undefined;
  /** Rated flows of the compressors as they were entered, the largest first. */
  readonly rated: readonly RatedFlow[];
  /** Channels that it is made of and that were calculated and not measured, if only in part. */
  readonly estimated: readonly Channel[];
  /** Names that people gave to the types of days, in the types' order; undefined for one without. */
  readonly typeNames: readonly (string | undefined)[];
}

/** What a quantity looks like in a range. */
export interface LoadProfiles {
  /** Quarter hours that the range cuts are not in it. */
  read(range: TimeRange, of: ProfileSeries, token: SessionToken, waiting?: Waiting): Promise<CallResult<RecordedProfile>>;
}

import type { RunningDay, ServiceEntry, ServiceRecord } from '../maintenance/index.ts';
import type { CallResult, SaveResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { SessionToken } from './SessionToken.ts';

/** What a station keeps of services. */
export interface ServiceHistory {
  /** Part of the uids in calendar files. */
  readonly calendarId: string;
  /** Closing a service begins its interval again; else somebody does that at the control. */
  readonly canRestart: boolean;
  /** Newest entry first. */
  readonly records: readonly ServiceRecord[];
}

/** Closed services, and what their dates are forecast from; the language, as in BCP 47, is the one of the station's texts. */
export interface ServiceApi {
  history(token: SessionToken, waiting?: Waiting): Promise<CallResult<ServiceHistory>>;
  /** How long each machine ran on each of the last whole days, by compressor index, oldest first. */
  runningDays(token: SessionToken, waiting?: Waiting): Promise<CallResult<ReadonlyMap<number, readonly RunningDay[]>>>;
  close(entry: ServiceEntry, token: SessionToken, language: string): Promise<SaveResult>;
  /** Only the last of its part, for a day; see `canTakeBack`. */
  takeBack(id: number, token: SessionToken, language: string): Promise<SaveResult>;
}

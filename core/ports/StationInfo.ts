import type { ValueOrigin } from '../master/index.ts';
import type { CallResult } from './CallResult.ts';

/** What the station says before login. */
export interface StationFacts {
  /** Of its software; empty when it does not say so. */
  readonly version: string;
  /** Of the master control; undefined when the station does not say so. */
  readonly controllerVersion?: string;
  /** Where its values come from; undefined when it does not say so. */
  readonly origin?: ValueOrigin;
  readonly stationName: string;
  readonly contactLink: string;
  readonly compressorCount: number;
  /** Whether network, time and share are carried out on its machine and not only kept; undefined when the station does not say so. */
  readonly changesMachine?: boolean;
}

/** Asks the station who it is. */
export interface StationInfo {
  /** A controller may have nothing to say: `notOffered`. */
  read(): Promise<CallResult<StationFacts>>;
}

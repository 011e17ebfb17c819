import type { AirMoment } from '../derived/airBalance.ts';
import type { RunningMinute } from './recentLoad.ts';

/** What a sample needs of those before it. */
export interface FieldMemory {
  /** Of the steady clock, when the first sample was asked for; undefined before. */
  readonly startedMs: number | undefined;
  /** Of the steady clock. */
  readonly askedMs: number | undefined;
  /** Of the station's clock, of the last sample. */
  readonly sampledMs: number | undefined;
  /** Nothing answered at the last sample, or there was none yet. */
  readonly isSilent: boolean;
  /** By slot. */
  readonly recent: Readonly<Record<number, readonly RunningMinute[]>>;
  readonly air: readonly AirMoment[];
}

/** Before the first sample. */
export const firstFieldMemory: FieldMemory = {
  startedMs: undefined,
  askedMs: undefined,
  sampledMs: undefined,
  isSilent: true,
  recent: {},
  air: [],
};

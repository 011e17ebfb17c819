import type { InputChannel } from './InputChannel.ts';

/** What an input measured in a minute, in bar, m3/min or degC after its function; undefined where it had no value. */
export interface InputValues {
  /** Seconds of the minute that had a value, 0..60. */
  readonly seconds: number;
  /** Weighted with time. */
  readonly mean: number | undefined;
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** An input in a minute. */
export interface MeasuredInput extends InputValues {
  readonly channel: InputChannel;
}

/** The faults of one source in a minute. */
export interface MinuteFaults {
  /** 0 for the master control, 1..10 for a compressor. */
  readonly slot: number;
  /** Seconds of the minute with any of them. */
  readonly seconds: number;
  /** Of all that were up at some time of the minute, such as E165; ascending. */
  readonly codes: readonly string[];
}

/** A minute of the analog inputs and the faults. */
export interface InputMinute {
  /** Its begin, UTC. */
  readonly atMs: number;
  readonly inputs: readonly MeasuredInput[];
  readonly faults: readonly MinuteFaults[];
}

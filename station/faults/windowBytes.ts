import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { InputFunction, InputSource } from '../../core/inputs/index.ts';
import type { FaultSource } from '../../core/faults/index.ts';

/** One moment of a window around a fault. */
export interface WindowMoment {
  readonly atMs: number;
  /** As in the day file. */
  readonly row: string;
  /** Of the analog inputs, by their keys. */
  readonly values: Readonly<Record<string, number>>;
  /** What is up. */
  readonly faults: readonly (readonly [source: FaultSource, bitIndex: number])[];
}

/** An analog input of a window. */
export interface WindowInput {
  readonly key: string;
  readonly source: InputSource;
  readonly index: number;
  readonly name: string;
  readonly function: InputFunction;
}

/** What a window has. */
export interface WindowContent {
  /** What a day file begins with. */
  readonly head: string;
  /** All that were wired in its time. */
  readonly inputs: readonly WindowInput[];
  /** Ascending. */
  readonly moments: readonly WindowMoment[];
}

/** The only format so far. */
export const windowFormat = 1;

export const windowBytes = (content: WindowContent): Uint8Array => deflateRawSync(JSON.stringify(content));

/** Throws where the bytes are none of ours. */
export const windowContent = (bytes: Uint8Array): WindowContent => JSON.parse(inflateRawSync(bytes).toString('utf8')) as WindowContent;

import type { Column } from '../samples/index.ts';

/** What is logged of a machine and of the network that it feeds; NaN where it is missing. */
export interface LoadColumns {
  readonly power: Column;
  readonly delivery: Column;
  /** Behind the machine; where it has no value that of the network counts. */
  readonly line: Column;
  readonly network: Column;
  readonly flow: Column;
}

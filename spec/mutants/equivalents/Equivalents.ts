/** A change that no behaviour shows. */
export interface Equivalent {
  /** The source's line, without the space around it. */
  readonly text: string;
  /** The line itself where it is not given. */
  readonly was?: string;
  readonly becomes: string;
  readonly reason: string;
}

/** By source. */
export type Equivalents = Readonly<Record<string, readonly Equivalent[]>>;

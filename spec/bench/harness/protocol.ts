/** What the parent asks of a contender. */
export type Command = 'result' | 'warmUp' | 'round';

/** What a contender's process says. */
export interface Answer {
  readonly ready?: true;
  readonly result?: unknown;
  readonly ms?: number;
  readonly growthBytes?: number;
  readonly minBytes?: number;
}

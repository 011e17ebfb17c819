/**
 * How to declare a benchmark: a file `spec/bench/<name>.bench.ts` exports `bench`. `npm run bench`, or `npm run bench <name>...`, then runs it.
 *
 *     export const bench = declareBench({
 *       work: 'a day file of 43 200 rows',
 *       input: () => dayFileBytes(),                      // optional: made once, in a process of its own, and handed to everyone as a file
 *       ours: { name: 'readDayFile', prepare: async (input) => { const bytes = input.read(); return () => readDayFile(bytes).samples; },
 *               result: sumsOfColumns },                  // outside the timed part: what is compared
 *       peers: [{ name: 'udsv', reach: 10, aim: 20, prepare: async (input) => { const { x } = await import('udsv'); ... }, result: ... }],
 *     });
 *
 * - Every contender has a process of its own: it imports this file, runs its own `prepare` and then the work, a round each in turn.
 *   Therefore keep the top level cheap, and import peers inside `prepare`.
 * - `prepare` does what isn't measured and returns the work; the work returns its output, so that nothing is optimised away, or a promise of it.
 * - No collection of garbage is forced between rounds: who makes garbage pays for it in rounds of his own, as in a script.
 * - Before anything is timed, `result` of one output is compared with ours: numbers, texts, arrays, typed arrays and objects, numbers within
 *   `tolerance` (relative). A peer with another kind of result brings `compare`. A difference fails the bench.
 * - `reach` is the floor and `aim` the goal, as "ours is this many times faster than the peer". A missed floor fails the run.
 * - `budget`: the median of ours as a share of a fixed time. `memory`: the peak growth of ours as a multiple of what it must at least hold.
 */

/** Bytes that every contender gets the same. */
export interface BenchInput {
  readonly path: string;
  readonly read: () => Uint8Array<ArrayBuffer>;
}

export interface Contender<Output = unknown> {
  readonly name: string;
  readonly prepare: (input: BenchInput) => Promise<() => Output | Promise<Output>> | (() => Output | Promise<Output>);
  /** What is compared; the output itself without it. It crosses a process border, so no functions. Name its parameter's type where the work is a promise. */
  readonly result?: (output: Output) => unknown;
}

/** Factors: ours is this many times faster. */
export interface Floor {
  readonly reach: number;
  readonly aim: number;
}

export interface Peer<Output = unknown> extends Contender<Output>, Floor {
  /** How the peer's result contradicts ours; undefined when it doesn't. */
  readonly compare?: (ours: unknown, theirs: unknown) => string | undefined;
}

/** `reach` and `aim` as shares, at most. */
export interface Budget extends Floor {
  readonly ms: number;
  /** Such as `16.7 ms frame`. */
  readonly name: string;
}

/** `reach` and `aim` as multiples, at most. */
export interface MemoryFloor extends Floor {
  readonly name: string;
  /** Imports what it needs and warms up with something small; returns the work, which starts with `input.read()`. */
  readonly prepare: (input: BenchInput) => Promise<() => MemoryUse> | (() => MemoryUse);
}

export interface MemoryUse {
  /** Held until the peak is read. */
  readonly output: unknown;
  /** Bytes that any way of doing it must hold. */
  readonly minBytes: number;
}

export interface Bench {
  readonly work: string;
  readonly input?: () => Uint8Array | Promise<Uint8Array>;
  readonly ours?: Contender;
  readonly peers?: readonly Peer[];
  readonly budget?: Budget;
  readonly memory?: MemoryFloor;
  /** Relative; 1e-9 without it. */
  readonly tolerance?: number;
  /** 9 without it. */
  readonly rounds?: number;
}

interface TypedBench<Ours, Theirs extends readonly unknown[]> extends Omit<Bench, 'ours' | 'peers'> {
  readonly ours?: Contender<Ours>;
  readonly peers?: { readonly [K in keyof Theirs]: Peer<Theirs[K]> };
}

/** Checks that each `result` fits the output of its contender. */
export function declareBench<Ours, const Theirs extends readonly unknown[] = []>(bench: TypedBench<Ours, Theirs>): Bench {
  return bench as unknown as Bench;
}

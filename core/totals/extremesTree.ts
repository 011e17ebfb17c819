import { grown } from './grown.ts';
import { extremeCount } from './sumFields.ts';

const levels = 10;
const branchBits = 2;
const branchMask = 3;

/** Extremes of numbered records, and of their groups of 4, 16, 64 ..., so that those of any stretch of records are found at once. */
export interface ExtremesTree {
  /** Raises a record's extremes to those at `at` of `from`. */
  raise(record: number, from: Float64Array, at: number): void;
  /** Raises `into` to the extremes of the records `from` up to but not including `until`. */
  collect(from: number, until: number, into: Float64Array): void;
  /** Those of the first `count` records. */
  save(count: number): Float64Array;
}

function raiseTo(into: Float64Array, intoAt: number, from: Float64Array, fromAt: number): void {
  if (fromAt + extremeCount > from.length) return;
  for (let i = 0; i < extremeCount; i++) {
    const value = from[fromAt + i]!;
    if (value > into[intoAt + i]!) into[intoAt + i] = value;
  }
}

export function extremesTree(): ExtremesTree {
  const nodes: Float64Array[] = Array.from({ length: levels }, () => new Float64Array(0));
  return {
    raise(record, from, at) {
      for (let level = 0, node = record; level < levels; level++, node >>>= branchBits) {
        nodes[level] = grown(nodes[level]!, (node + 1) * extremeCount, -Infinity);
        raiseTo(nodes[level]!, node * extremeCount, from, at);
      }
    },
    collect(from, until, into) {
      let [first, behind] = [from, until];
      for (let level = 0; first < behind; level++) {
        const of = nodes[level]!;
        const isTop = level === levels - 1;
        while (first < behind && (isTop || (first & branchMask) !== 0)) raiseTo(into, 0, of, first++ * extremeCount);
        while (first < behind && (behind & branchMask) !== 0) raiseTo(into, 0, of, --behind * extremeCount);
        first >>>= branchBits;
        behind >>>= branchBits;
      }
    },
    save: (count) => grown(nodes[0]!, count * extremeCount, -Infinity).slice(0, count * extremeCount),
  };
}

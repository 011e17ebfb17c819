/** Shares of the known time by pressure, in classes of one width. */
export interface PressureClasses {
  /** Where the first one begins, in bar. */
  readonly fromBar: number;
  /** How wide each is, in bar. */
  readonly stepBar: number;
  /** 0..1, ascending by pressure. */
  readonly shares: readonly number[];
  /** Below the first one, and above the last. */
  readonly beneath: number;
  readonly beyond: number;
}

/** How often each pressure was there, to the mbar. */
export interface PressureCounts {
  /** `weight` is a time, or a count of equal times. */
  readonly add: (bar: number, weight: number) => void;
  /** The pressure that a share of the time does not pass, in bar. */
  readonly reached: (share: number) => number;
  readonly classes: () => PressureClasses;
}

const mbarPerBar = 1000;
const maxMbar = 65_535;
/** More can't be seen apart in a drawing. */
const maxClasses = 48;
/** Fewer show no shape: the others are empty, on both sides. */
const minClasses = 12;
const stepsMbar = [10, 25, 50, 100, 250, 500, 1000, 2500] as const;
/** What is lower or higher for so little of the time does not widen the classes. */
const tailShare = 0.005;

/** Counts pressures. */
export function pressureCounts(): PressureCounts {
  const counts = new Float64Array(maxMbar + 1);
  let known = 0;
  const reachedMbar = (share: number) => {
    let passed = 0;
    return counts.findIndex((count) => (passed += count) >= share * known);
  };
  return {
    add(bar, weight) {
      counts[Math.min(maxMbar, Math.max(0, Math.round(bar * mbarPerBar)))]! += weight;
      known += weight;
    },
    reached: (share) => reachedMbar(share) / mbarPerBar,
    classes() {
      const [low, high] = [reachedMbar(tailShare), reachedMbar(1 - tailShare)];
      const countOf = (step: number) => Math.floor(high / step) - Math.floor(low / step) + 1;
      const step = stepsMbar.find((each) => countOf(each) <= maxClasses)!;
      const count = Math.max(minClasses, countOf(step));
      const from = Math.max(0, Math.floor(low / step) - Math.floor((count - countOf(step)) / 2)) * step;
      const shareIn = (begin: number, end: number) => counts.subarray(begin, end).reduce((sum, count) => sum + count, 0) / known;
      const until = from + count * step;
      return {
        fromBar: from / mbarPerBar,
        stepBar: step / mbarPerBar,
        shares: Array.from({ length: count }, (_, i) => shareIn(from + i * step, from + (i + 1) * step)),
        beneath: shareIn(0, from),
        beyond: shareIn(until, maxMbar + 1),
      };
    },
  };
}

/** Where the classes begin, and where the last one ends, in bar. */
export const classEdges = ({ fromBar, stepBar, shares }: Pick<PressureClasses, 'fromBar' | 'stepBar' | 'shares'>): readonly number[] =>
  Array.from({ length: shares.length + 1 }, (_, i) => fromBar + i * stepBar);

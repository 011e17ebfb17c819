/** What ours took, per piece of work. */
export interface OwnTime {
  readonly name: string;
  readonly medianMs: number;
  readonly minMs: number;
}

/** One line of a report: ours against a peer, a fixed time or a least amount of memory. */
export interface Verdict {
  readonly name: string;
  /** What of ours it is about, where that is not the report's time: another time, or no time at all. */
  readonly ours?: OwnTime | { readonly name: string };
  /** Median and least, per piece of work; undefined where memory is measured. */
  readonly medianMs?: number;
  readonly minMs?: number;
  /** How many times faster ours is, or the share of the budget, or the multiple of the least memory. */
  readonly ratio: number;
  readonly reach: number;
  readonly aim: number;
  readonly better: 'more' | 'less';
  /** How the result contradicts ours; undefined when it agrees. */
  readonly difference?: string;
}

export interface BenchReport {
  readonly bench: string;
  readonly work: string;
  readonly machine: string;
  /** Measured on, ISO 8601 UTC. */
  readonly at: string;
  readonly rounds: number;
  readonly ours?: OwnTime;
  readonly verdicts: readonly Verdict[];
  /** What a reader must know to judge the figures, in sentences. */
  readonly note?: string;
}

/** `missed` fails the run. */
export function outcomeOf({ ratio, reach, aim, better, difference }: Verdict): 'aim' | 'reach' | 'missed' | 'differs' {
  if (difference !== undefined) return 'differs';
  const meets = (floor: number) => (better === 'more' ? ratio >= floor : ratio <= floor);
  if (meets(aim)) return 'aim';
  return meets(reach) ? 'reach' : 'missed';
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

const ms = (value: number) => `${value.toPrecision(value >= 100 ? 4 : 3).padStart(9)} ms`;
const figure = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));
const columns = { name: 34, times: 30, ratio: 9 };

/** For people. */
export function reportText({ work, rounds, ours, verdicts }: BenchReport): string {
  const times = (medianMs?: number, minMs?: number) =>
    (medianMs === undefined || minMs === undefined ? '' : `${ms(medianMs)}  (${ms(minMs)} )`).padEnd(columns.times);
  const lines = verdicts.map((verdict) => {
    const { name, medianMs, minMs, ratio, reach, aim, better, difference } = verdict;
    const bound = `${better === 'more' ? '>=' : '<='} ${reach}, aim ${aim}`;
    const outcome = { aim: 'pass, aim met', reach: 'pass', missed: 'MISS', differs: `RESULTS DIFFER, ${difference}` }[outcomeOf(verdict)];
    return `    ${name.padEnd(columns.name)} ${times(medianMs, minMs)} x${figure(ratio).padEnd(columns.ratio)} ${bound}: ${outcome}`;
  });
  const head = `  ${work}; median (least) of ${rounds} rounds`;
  const own = ours === undefined ? [] : [`    ${ours.name.padEnd(columns.name)} ${times(ours.medianMs, ours.minMs)}`];
  return [head, ...own, ...lines].join('\n');
}

/** The flow around a machine's piece of the header, as shares of the full pipe, 0..1. */
export interface CellFlow {
  /** What the machine feeds in. */
  readonly own: number;
  /** Before and after it, with all machines on one pipe. */
  readonly runBefore: number;
  readonly runAfter: number;
  /** The same with the upper and the lower branch each on their own. */
  readonly branchBefore: number;
  readonly branchAfter: number;
}

/** The flow through every piece of the picture's pipes, as shares of the full pipe, 0..1. */
export interface PipeFlow {
  /** In the order of the machines. */
  readonly cells: readonly CellFlow[];
  /** At the ends of the upper and the lower branch. */
  readonly upper: number;
  readonly lower: number;
  readonly total: number;
  /** Behind the receiver. */
  readonly network: number;
}

/** What flows, and how wide the pipes are. */
export interface PipeFlowInput {
  readonly deliveriesM3min: readonly (number | undefined)[];
  /** What all machines deliver is taken for it where it is not measured. */
  readonly networkFlowM3min: number | undefined;
  /** Machines on the upper branch. */
  readonly upperCount: number;
  readonly fullPipeM3min: number;
}

/** No flow anywhere. */
export const stillCell: CellFlow = { own: 0, runBefore: 0, runAfter: 0, branchBefore: 0, branchAfter: 0 };

/** Steps of a full pipe that can be distinguished: half a pixel. */
const steps = 40;

/** A flow as a share of the full pipe, in steps; the least flow is one, so that it is seen. */
function shareOf(flowM3min: number, fullPipeM3min: number): number {
  if (!(flowM3min > 0)) return 0;
  return Math.min(1, Math.max(1, Math.round((flowM3min / fullPipeM3min) * steps)) / steps);
}

/** A missing delivery adds nothing. */
export function pipeFlow({ deliveriesM3min, networkFlowM3min, upperCount, fullPipeM3min }: PipeFlowInput): PipeFlow {
  const share = (flow: number) => shareOf(flow, fullPipeM3min);
  const own = deliveriesM3min.map((delivery) => Math.max(0, delivery ?? 0));
  const sum = (from: number, until: number) => own.slice(from, until).reduce((flow, each) => flow + each, 0);
  const branchOf = (i: number) => (i < upperCount ? 0 : upperCount);
  const total = share(sum(0, own.length));
  return {
    cells: own.map((flow, i) => ({
      own: share(flow),
      runBefore: share(sum(0, i)),
      runAfter: share(sum(0, i + 1)),
      branchBefore: share(sum(branchOf(i), i)),
      branchAfter: share(sum(branchOf(i), i + 1)),
    })),
    upper: share(sum(0, upperCount)),
    lower: share(sum(upperCount, own.length)),
    total,
    network: networkFlowM3min === undefined ? total : share(networkFlowM3min),
  };
}

const sharesOf = ({ cells, upper, lower, total, network }: PipeFlow): readonly number[] => [
  ...cells.flatMap(({ own, runBefore, runAfter, branchBefore, branchAfter }) => [own, runBefore, runAfter, branchBefore, branchAfter]),
  upper,
  lower,
  total,
  network,
];

/** Whether nobody would see the change: no flow begins or ends, and none changes by more than a step. */
export function looksAlike(before: PipeFlow, after: PipeFlow): boolean {
  const shares = sharesOf(after);
  return (
    before.cells.length === after.cells.length &&
    sharesOf(before).every((share, i) => (share === 0) === (shares[i] === 0) && Math.abs(share - shares[i]!) < 1.5 / steps)
  );
}

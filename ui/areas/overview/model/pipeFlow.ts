/** Flow in the header before and after a machine feeds in, as shares of the full pipe, 0..1. */
export interface Segment {
  readonly before: number;
  readonly after: number;
}

/** The flow through every piece of the picture's pipes, as shares of the full pipe, 0..1. */
export interface PipeFlow {
  /** What each machine feeds in. */
  readonly own: readonly number[];
  /** All machines on one pipe. */
  readonly run: readonly Segment[];
  /** The upper and the lower branch each on their own. */
  readonly branch: readonly Segment[];
  readonly upper: number;
  readonly lower: number;
  readonly total: number;
  /** Behind the receiver. */
  readonly network: number;
}

export interface PipeFlowInput {
  readonly deliveriesM3min: readonly (number | undefined)[];
  /** What all machines deliver is taken for it where it is not measured. */
  readonly networkFlowM3min: number | undefined;
  /** Machines on the upper branch. */
  readonly upperCount: number;
  readonly fullPipeM3min: number;
}

/** A missing delivery adds nothing. */
export function pipeFlow({ deliveriesM3min, networkFlowM3min, upperCount, fullPipeM3min }: PipeFlowInput): PipeFlow {
  const share = (flow: number) => Math.min(1, Math.max(0, flow / fullPipeM3min));
  const accumulate = (flows: readonly number[]): readonly Segment[] => {
    let flow = 0;
    return flows.map((own) => ({ before: share(flow), after: share((flow += own)) }));
  };
  const own = deliveriesM3min.map((delivery) => Math.max(0, delivery ?? 0));
  const run = accumulate(own);
  const upper = accumulate(own.slice(0, upperCount));
  const lower = accumulate(own.slice(upperCount));
  const total = run.at(-1)?.after ?? 0;
  return {
    own: own.map(share),
    run,
    branch: [...upper, ...lower],
    upper: upper.at(-1)?.after ?? 0,
    lower: lower.at(-1)?.after ?? 0,
    total,
    network: networkFlowM3min === undefined ? total : share(networkFlowM3min),
  };
}

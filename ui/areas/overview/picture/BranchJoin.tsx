import type { PipeFlow } from '../model/pipeFlow.ts';
import { cssVars } from '../../../kit/index.ts';
import { Pipe, steady } from './Pipe.tsx';

export interface BranchJoinProps {
  readonly flow: PipeFlow;
  /** First column without a machine on the lower branch. */
  readonly freeColumn: number;
  /** Columns of machines. */
  readonly columns: number;
}

/** Where the lower branch rises into the upper one, in front of the receiver. */
export function BranchJoin({ flow, freeColumn, columns }: BranchJoinProps) {
  return (
    <>
      {freeColumn <= columns && (
        <div className="sp-free" style={cssVars({ '--column': freeColumn })}>
          <Pipe branch={steady(flow.lower)} />
        </div>
      )}
      <div className="sp-join">
        <Pipe branch={{ before: flow.upper, after: flow.total }} />
        <svg viewBox="0 0 40 266" aria-hidden>
          <path className="sp-bore" d="M10 22H32V264H0V242H10Z" />
          <path className="sp-wall" d="M9 25V241H0M33 25V265H0" />
          <path className="sp-stream" style={cssVars({ '--q': flow.lower })} d="M0 253H21V13" />
        </svg>
      </div>
    </>
  );
}

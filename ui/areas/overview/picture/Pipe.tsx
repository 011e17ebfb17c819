import { classNames, cssVars } from '../../../kit/index.ts';
import type { Segment } from '../model/pipeFlow.ts';

export interface PipeProps {
  /** Flow before and after the middle, in the wide picture. */
  readonly branch: Segment;
  /** The same in the narrow picture, where all machines are on one pipe. */
  readonly run?: Segment | undefined;
  readonly hasChevron?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A piece of the header pipe, filled as thick as the flow through it. */
export function Pipe({ branch, run = branch, hasChevron = false, className }: PipeProps) {
  const before = cssVars({ '--branch': branch.before, '--run': run.before });
  const after = cssVars({ '--branch': branch.after, '--run': run.after });
  return (
    <span className={classNames('sp-pipe', className)} aria-hidden>
      <i className="sp-fill sp-before" style={before} />
      <i className="sp-fill sp-after" style={after} />
      {hasChevron && <i className="sp-chevron" style={after} />}
    </span>
  );
}

/** A piece that nothing feeds into. */
export const steady = (flow: number): Segment => ({ before: flow, after: flow });

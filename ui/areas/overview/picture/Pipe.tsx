import { classNames, cssVars } from '../../../kit/index.ts';

/** Flow in the header before and after a machine feeds in, as shares of the full pipe, 0..1. */
export interface Segment {
  readonly before: number;
  readonly after: number;
}

export interface PipeProps {
  /** Flow before and after the middle, in the wide picture. */
  readonly branch: Segment;
  /** The same in the narrow picture, where all machines are on one pipe. */
  readonly run?: Segment | undefined;
  readonly hasChevron?: boolean | undefined;
}

/** A piece of the header pipe, filled as thick as the flow through it. */
export function Pipe({ branch, run = branch, hasChevron = false }: PipeProps) {
  const flows = cssVars({
    '--branch-before': branch.before,
    '--branch-after': branch.after,
    '--run-before': run.before,
    '--run-after': run.after,
  });
  return (
    <span className="sp-pipe" style={flows} aria-hidden>
      <i className="sp-fill sp-before" />
      <i className="sp-fill sp-after" />
      {hasChevron && <i className={classNames('sp-chevron', Math.max(branch.after, run.after) === 0 && 'sp-still')} />}
    </span>
  );
}

/** A piece that nothing feeds into. */
export const steady = (flow: number): Segment => ({ before: flow, after: flow });

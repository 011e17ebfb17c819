import { classNames } from '../kit/index.ts';

export interface AirPipeProps {
  /** Its run, as path data. */
  readonly d: string;
  /** Of the main line, of a branch, or of oil. */
  readonly size?: 'main' | 'branch' | 'oil';
}

/** A pipe in section: wall, bore, and what flows in it. */
export function AirPipe({ d, size = 'main' }: AirPipeProps) {
  return (
    <g className={classNames('cw-pipe', `cw-${size}`)}>
      <path className="cw-wall" d={d} />
      <path className="cw-bore" d={d} />
      <path className="cw-flow" d={d} />
    </g>
  );
}

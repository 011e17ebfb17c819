import { deviationScale, isBeyondTolerance, toleranceShare } from '../../../core/fleet/index.ts';
import { intervalPlaces } from '../../../core/plot/index.ts';
import { classNames, cssVars } from '../../kit/index.ts';

/** How far a figure is from that of its like, as a share of it, with its interval if it has one. */
export interface Deviation {
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
}

const tolerance = intervalPlaces({ low: -toleranceShare, high: toleranceShare }, deviationScale);

/** A deviation about zero, with what is within the tolerance as its ground. Words beside it say the same. */
export function DeviationMark({ of }: { readonly of: Deviation | undefined }) {
  const ground = { '--dv-from': `${tolerance.from}%`, '--dv-until': `${tolerance.until}%` } as const;
  if (of === undefined) return <span className="dv dv-none" style={cssVars(ground)} aria-hidden />;
  const { value, low = value, high = value } = of;
  const at = intervalPlaces({ low, high, value }, deviationScale);
  return (
    <span
      className={classNames('dv', isBeyondTolerance(value) && 'dv-out')}
      style={cssVars({ ...ground, '--dv-low': `${at.from}%`, '--dv-high': `${at.until}%`, '--dv-at': `${at.value ?? 0}%` })}
      aria-hidden
    >
      {low !== high && <i />}
      <b />
    </span>
  );
}

import type { FoundKind } from '../../../core/estimate/index.ts';
import { intervalPlaces } from '../../../core/plot/index.ts';
import { classNames, cssVars } from '../../kit/index.ts';
import './finding.css';

export interface IntervalBarProps {
  /** Without one the scale alone is drawn. */
  readonly of: { readonly kind: FoundKind; readonly value?: number; readonly low: number; readonly high: number } | undefined;
  /** Its ends; the interval is its own scale without them. */
  readonly scale?: readonly [number, number] | undefined;
}

/** From low to high as a bar on a hairline, with a tick at the value: none in an upper bound. Words beside it say the same. */
export function IntervalBar({ of, scale }: IntervalBarProps) {
  if (of === undefined) return <span className="fd-bar" aria-hidden />;
  const { kind, low, high, value } = of;
  const places = intervalPlaces({ low, high, value: kind === 'upperBound' ? undefined : value }, scale ?? [low, high]);
  return (
    <span
      className={classNames('fd-bar', `fd-${kind}`, scale === undefined && 'fd-own')}
      style={cssVars({ '--fd-from': `${places.from}%`, '--fd-until': `${places.until}%`, '--fd-at': `${places.value ?? 0}%` })}
      aria-hidden
    >
      <i />
      {places.value !== undefined && <b />}
    </span>
  );
}

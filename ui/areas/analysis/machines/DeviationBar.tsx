import { intervalPlaces } from '../../../../core/plot/index.ts';
import { classNames, cssVars } from '../../../kit/index.ts';

interface Props {
  /** Without one the line at 0 alone is drawn. */
  readonly of: { readonly value: number; readonly low: number; readonly high: number } | undefined;
  /** As far from 0 nothing is distinguishable. */
  readonly tolerance: number | undefined;
  /** The ends are this far from 0. */
  readonly reach: number;
  readonly isBeyond: boolean;
}

/** A deviation from 0 with its interval, on the ground of what is tolerated. Words beside it say the same. */
export function DeviationBar({ of, tolerance, reach, isBeyond }: Props) {
  const scale = [-reach, reach] as const;
  const ground = tolerance === undefined ? undefined : intervalPlaces({ low: -tolerance, high: tolerance, value: undefined }, scale);
  const places = of && intervalPlaces(of, scale);
  return (
    <span className={classNames('mc-dev', isBeyond && 'mc-beyond')} aria-hidden>
      {ground !== undefined && (
        <i className="mc-ground" style={cssVars({ '--mc-from': `${ground.from}%`, '--mc-until': `${ground.until}%` })} />
      )}
      {places !== undefined && (
        <>
          <i className="mc-whisker" style={cssVars({ '--mc-from': `${places.from}%`, '--mc-until': `${places.until}%` })} />
          <b style={cssVars({ '--mc-at': `${places.value ?? 0}%` })} />
        </>
      )}
    </span>
  );
}

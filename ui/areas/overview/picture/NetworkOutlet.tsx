import { useLingui } from '@lingui/react';
import { QuantityFigure } from '../../../kit/index.ts';
import type { PointValues, StationShape } from '../../../stores/index.ts';
import { Pipe, steady } from './Pipe.tsx';

export interface NetworkOutletProps {
  readonly shape: StationShape;
  readonly points: PointValues;
  /** Share of the full pipe, 0..1. */
  readonly flow: number;
}

/** The end of the header pipe: pressure and flow into the network. */
export function NetworkOutlet({ shape, points, flow }: NetworkOutletProps) {
  const { i18n } = useLingui();
  return (
    <div className="sp-net">
      <Pipe branch={steady(flow)} hasChevron />
      <svg className="mc" viewBox="0 0 88 112" aria-hidden>
        <use href="#m-net" />
      </svg>
      <div className="sp-out">
        <p className="sp-narrow-only">
          <span className="label">{i18n._('Netzdruck')}</span>
          <QuantityFigure quantity="pressure" value={points.networkPressure} size="l" keepUnit />
        </p>
        {shape.points.has('networkFlow') && (
          <p>
            <span className="sp-bubble" aria-hidden>
              F
            </span>
            <span className="label">{i18n._('Volumenstrom')}</span>
            <QuantityFigure quantity="volumeFlow" value={points.networkFlow} size="m" keepUnit />
          </p>
        )}
      </div>
    </div>
  );
}

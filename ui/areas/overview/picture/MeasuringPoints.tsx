import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { Quantity } from '../../../../core/units/index.ts';
import { classNames } from '../../../kit/index.ts';
import { LiveFigure } from '../../../station/index.ts';
import type { MeasuringPoint } from '../../../stores/index.ts';
import { channelsOf } from '../model/dayTrends.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';

interface PointStyle {
  readonly point: MeasuringPoint;
  readonly place: string;
  /** In the bubble: P pressure, F flow, T dew point. */
  readonly letter: string;
  /** Text id. */
  readonly name: string;
  readonly quantity: Quantity;
  readonly size: 's' | 'l';
}

/** The points above the pipe, in the order of the flow. */
const looks: readonly PointStyle[] = [
  { point: 'delivery', place: 'sp-at-delivery', letter: 'F', name: /*i18n*/ 'Liefermenge', quantity: 'volumeFlow', size: 's' },
  { point: 'receiverPressure', place: 'sp-at-receiver', letter: 'P', name: /*i18n*/ 'Behälter', quantity: 'pressure', size: 's' },
  { point: 'dewPoint', place: 'sp-at-dryer', letter: 'T', name: /*i18n*/ 'Drucktaupunkt', quantity: 'temperature', size: 's' },
  { point: 'networkPressure', place: 'sp-at-network', letter: 'P', name: /*i18n*/ 'Netzdruck', quantity: 'pressure', size: 'l' },
];

/** Where the station measures, above the pipe of the wide picture; in the narrow one only the network's pressure, above the machines. */
export const MeasuringPoints = observer(function MeasuringPoints({ vm }: { readonly vm: OverviewMasterVm }) {
  const { i18n } = useLingui();
  const { shape } = vm;
  return looks
    .filter(({ point }) => shape.points.has(point))
    .map(({ point, place, letter, name, quantity, size }) => (
      <p key={point} className={classNames('sp-point', place)}>
        <span className="label">{i18n._(name)}</span>
        <span className="om-still">
          <LiveFigure
            channels={point === 'delivery' ? channelsOf('deliveryVolumeM3min') : undefined}
            quantity={quantity}
            value={() => vm.points[point]}
            size={size}
            keepUnit
          />
        </span>
        <span className="sp-bubble" aria-hidden>
          {letter}
        </span>
      </p>
    ));
});

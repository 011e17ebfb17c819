import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { Quantity } from '../../../../core/units/index.ts';
import { classNames, type IconName, QuantityFigure } from '../../../kit/index.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';
import { Pipe, type Segment, steady } from './Pipe.tsx';

/** What stands between the machines and the network, as far as a sensor tells that it is there. */
export const Treatment = observer(function Treatment({ vm }: { readonly vm: OverviewMasterVm }) {
  const { i18n } = useLingui();
  const { shape, flow, points } = vm;
  const hasReceiver = shape.points.has('receiverPressure');
  const hasDryer = shape.points.has('dewPoint');
  const network = steady(flow.network);
  return (
    <>
      {hasReceiver && (
        <Vessel
          place="sp-receiver"
          drawing="m-receiver"
          name={i18n._('Behälter')}
          flow={{ before: flow.total, after: flow.network }}
          quantity="pressure"
          value={points.receiverPressure}
        />
      )}
      {hasDryer && (
        <>
          <Vessel
            place="sp-dryer"
            drawing="m-dryer"
            name={i18n._('Trockner')}
            flow={network}
            quantity="temperature"
            value={points.dewPoint}
          />
          <Vessel place="sp-filter" drawing="m-filter" name={i18n._('Filter')} flow={network} />
        </>
      )}
    </>
  );
});

const boxes: Partial<Readonly<Record<IconName, string>>> = { 'm-filter': '0 0 48 216' };
const usualBox = '0 0 96 216';

interface VesselProps {
  readonly place: string;
  readonly drawing: IconName;
  readonly name: string;
  readonly flow: Segment;
  readonly quantity?: Quantity;
  readonly value?: number | undefined;
}

function Vessel({ place, drawing, name, flow, quantity, value }: VesselProps) {
  return (
    <div className={classNames('sp-vessel', place)}>
      <Pipe branch={flow} />
      <svg className="mc" viewBox={boxes[drawing] ?? usualBox} aria-hidden>
        <use href={`#${drawing}`} />
      </svg>
      <span className="sp-caption dim">{name}</span>
      {quantity !== undefined && <QuantityFigure className="sp-value" quantity={quantity} value={value} size="s" keepUnit />}
    </div>
  );
}

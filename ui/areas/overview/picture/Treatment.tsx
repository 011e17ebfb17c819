import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { Quantity } from '../../../../core/units/index.ts';
import { classNames, type IconName } from '../../../kit/index.ts';
import { LiveFigure } from '../../../station/index.ts';
import type { MeasuringPoint } from '../../../stores/index.ts';
import type { PipeFlow } from '../../../../core/plot/index.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';
import { Pipe, type Segment, steady } from './Pipe.tsx';

interface Vessel {
  readonly place: string;
  readonly drawing: IconName;
  readonly viewBox: string;
  /** Text id. */
  readonly name: string;
  /** The sensor that says that it is there. */
  readonly point: MeasuringPoint;
  readonly flow: (flow: PipeFlow) => Segment;
  /** What is measured at it. */
  readonly quantity?: Quantity;
}

/** In the order of the flow. */
const vessels: readonly Vessel[] = [
  {
    place: 'sp-receiver',
    drawing: 'm-receiver',
    viewBox: '0 0 96 216',
    name: /*i18n*/ 'Behälter',
    point: 'receiverPressure',
    flow: ({ total, network }) => ({ before: total, after: network }),
    quantity: 'pressure',
  },
  {
    place: 'sp-dryer',
    drawing: 'm-dryer',
    viewBox: '0 0 96 216',
    name: /*i18n*/ 'Trockner',
    point: 'dewPoint',
    flow: ({ network }) => steady(network),
    quantity: 'temperature',
  },
  {
    place: 'sp-filter',
    drawing: 'm-filter',
    viewBox: '0 0 48 216',
    name: /*i18n*/ 'Filter',
    point: 'dewPoint',
    flow: ({ network }) => steady(network),
  },
];

/** What stands between the machines and the network, as far as a sensor says that it is there. */
export const Treatment = observer(function Treatment({ vm }: { readonly vm: OverviewMasterVm }) {
  const { i18n } = useLingui();
  const { points } = vm.shape;
  return vessels
    .filter(({ point }) => points.has(point))
    .map((vessel) => (
      <div key={vessel.place} className={classNames('sp-vessel', vessel.place)}>
        <VesselPipe vm={vm} vessel={vessel} />
        <svg className="mc" viewBox={vessel.viewBox} aria-hidden>
          <use href={`#${vessel.drawing}`} />
        </svg>
        <span className="sp-caption dim">{i18n._(vessel.name)}</span>
        {vm.hasRows && <VesselValue vm={vm} vessel={vessel} />}
      </div>
    ));
});

interface VesselPartProps {
  readonly vm: OverviewMasterVm;
  readonly vessel: Vessel;
}

const VesselPipe = observer(function VesselPipe({ vm, vessel }: VesselPartProps) {
  return <Pipe branch={vessel.flow(vm.flow)} />;
});

/** In the narrow picture; the wide one has it above the pipe. */
const VesselValue = observer(function VesselValue({ vm, vessel: { quantity, point } }: VesselPartProps) {
  return quantity && <LiveFigure className="sp-value" quantity={quantity} value={() => vm.points[point]} size="s" keepUnit />;
});

import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { Quantity } from '../../../../core/units/index.ts';
import { LiveFigure } from '../../../station/index.ts';
import { KnownPart } from '../control/KnownPart.tsx';
import { channelsOf, type PlantValue } from '../model/dayTrends.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';

interface ValueStyle {
  readonly value: PlantValue;
  /** Text id. */
  readonly name: string;
  readonly quantity: Quantity;
}

const delivery: ValueStyle = { value: 'deliveryVolumeM3min', name: /*i18n*/ 'Liefermenge', quantity: 'volumeFlow' };
const flow: ValueStyle = { value: 'volumeFlowM3min', name: /*i18n*/ 'Volumenstrom', quantity: 'volumeFlow' };
const power: ValueStyle = { value: 'powerKW', name: /*i18n*/ 'Leistung', quantity: 'power' };

/** Beside the network's pressure in the narrow picture: the flow into the network, or what is delivered where nobody measures it, and the power. */
export const BesidePressure = observer(function BesidePressure({ vm }: { readonly vm: OverviewMasterVm }) {
  const { i18n } = useLingui();
  return [vm.shape.points.has('networkFlow') ? flow : delivery, power].map(({ value, name, quantity }) => (
    <p key={value} className="sp-beside">
      <span className="label">
        {i18n._(name)}
        <KnownPart vm={vm} value={value} />
      </span>
      <span className="om-still">
        <LiveFigure channels={channelsOf(value)} quantity={quantity} value={() => vm.plantValue(value).value} size="m" keepUnit />
      </span>
    </p>
  ));
});

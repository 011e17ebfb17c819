import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { Quantity } from '../../../../core/units/index.ts';
import { LiveFigure } from '../../../station/index.ts';
import { channelsOf, type PlantValue } from '../model/dayTrends.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';
import { PressureTrend } from '../picture/PressureTrend.tsx';

interface Neighbour {
  readonly value: PlantValue;
  /** Text id. */
  readonly name: string;
  readonly quantity: Quantity;
}

const neighbours: readonly Neighbour[] = [
  { value: 'volumeFlowM3min', name: /*i18n*/ 'Volumenstrom', quantity: 'volumeFlow' },
  { value: 'powerKW', name: /*i18n*/ 'Leistung', quantity: 'power' },
  { value: 'specificPowerKWperM3min', name: /*i18n*/ 'Spezifische Leistung', quantity: 'specificPower' },
];

/** The network pressure with its last half hour, and what stands beside it. */
export const WallAnswer = observer(function WallAnswer({ vm }: { readonly vm: OverviewMasterVm }) {
  const { i18n } = useLingui();
  return (
    <div className="wl-answer">
      <p className="wl-pressure">
        <span>{i18n._('Netzdruck')}</span>
        <LiveFigure
          channels={channelsOf('systemPressureBar')}
          quantity="pressure"
          value={() => vm.plantValue('systemPressureBar').value}
          keepUnit
        />
      </p>
      <PressureTrend vm={vm} />
      {neighbours.map(({ value, name, quantity }) => (
        <p key={value} className="wl-neighbour">
          <span>{i18n._(name)}</span>
          <LiveFigure channels={channelsOf(value)} quantity={quantity} value={() => vm.plantValue(value).value} keepUnit />
        </p>
      ))}
    </div>
  );
});

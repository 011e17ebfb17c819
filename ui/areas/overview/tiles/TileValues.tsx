import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { compressorChannel, type CompressorQuantity } from '../../../../core/samples/index.ts';
import type { Quantity } from '../../../../core/units/index.ts';
import { LiveFigure } from '../../../station/index.ts';
import type { MachineView } from '../../../stores/index.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';

export interface TileValuesProps {
  readonly vm: OverviewMasterVm;
  /** 1..10 */
  readonly slot: number;
}

interface Value {
  /** Text id. */
  readonly name: string;
  readonly quantity: Quantity;
  readonly of: (machine: Partial<MachineView>) => number | undefined;
  readonly channel: CompressorQuantity;
}

/** Below the power, which leads. */
const values: readonly Value[] = [
  { name: /*i18n*/ 'Liefermenge', quantity: 'volumeFlow', of: ({ deliveryM3min }) => deliveryM3min, channel: 'deliveryVolumeM3min' },
  { name: /*i18n*/ 'Druck', quantity: 'pressure', of: ({ linePressureBar }) => linePressureBar, channel: 'linePressureBar' },
  { name: /*i18n*/ 'Temperatur', quantity: 'temperature', of: ({ temperatureDegC }) => temperatureDegC, channel: 'temperatureDegC' },
  { name: /*i18n*/ 'Auslastung', quantity: 'ratio', of: ({ loadRatio }) => loadRatio, channel: 'loadRatio' },
];

/** What the machine draws. */
export const LeadValue = observer(function LeadValue({ vm, slot }: TileValuesProps) {
  const { i18n } = useLingui();
  return (
    <p className="om-still">
      <span className="label">{i18n._('Leistung')}</span>
      <LiveFigure
        channels={[compressorChannel('electricalPowerKW', slot)]}
        quantity="power"
        value={() => vm.tileOf(slot)?.powerKW}
        size="s"
      />
    </p>
  );
});

/** What else it measures. */
export const TileValues = observer(function TileValues({ vm, slot }: TileValuesProps) {
  const { i18n } = useLingui();
  return (
    <dl className="tl-values">
      {values.map(({ name, quantity, of, channel }) => (
        <div key={name}>
          <dt className="label">{i18n._(name)}</dt>
          <dd>
            <LiveFigure channels={[compressorChannel(channel, slot)]} quantity={quantity} value={() => of(vm.tileOf(slot) ?? {})} />
          </dd>
        </div>
      ))}
    </dl>
  );
});

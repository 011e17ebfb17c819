import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { compressorChannel, type CompressorQuantity } from '../../../../core/samples/index.ts';
import type { Quantity } from '../../../../core/units/index.ts';
import { classNames } from '../../../kit/index.ts';
import { LiveFigure } from '../../../station/index.ts';
import type { MachineView } from '../../../stores/index.ts';
import { FaultLine } from '../FaultLine.tsx';
import { HourTrend } from '../HourTrend.tsx';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';

export interface RowDetailsProps {
  readonly vm: OverviewMasterVm;
  /** 1..10 */
  readonly slot: number;
}

interface RowFigure {
  /** Text id. */
  readonly name: string;
  readonly quantity: Quantity;
  readonly of: (machine: Partial<MachineView>) => number | undefined;
  readonly channel: CompressorQuantity;
  readonly className: string;
}

const figures: readonly RowFigure[] = [
  {
    name: /*i18n*/ 'Liefermenge',
    quantity: 'volumeFlow',
    of: ({ deliveryM3min }) => deliveryM3min,
    channel: 'deliveryVolumeM3min',
    className: 'fig',
  },
  { name: /*i18n*/ 'Leistung', quantity: 'power', of: ({ powerKW }) => powerKW, channel: 'electricalPowerKW', className: 'sp-aside' },
  {
    name: /*i18n*/ 'Temperatur',
    quantity: 'temperature',
    of: ({ temperatureDegC }) => temperatureDegC,
    channel: 'temperatureDegC',
    className: 'sp-aside',
  },
];

/** What a machine's tile says, in its row of the narrow picture. */
export const RowDetails = observer(function RowDetails({ vm, slot }: RowDetailsProps) {
  return (
    <>
      <FaultLine vm={vm} slot={slot} className="sp-fault" />
      <HourTrend slot={slot} isStale={vm.isStale} className="sp-hour" />
      <RowFigures vm={vm} slot={slot} />
    </>
  );
});

const RowFigures = observer(function RowFigures({ vm, slot }: RowDetailsProps) {
  const { i18n } = useLingui();
  return (
    <dl className="sp-figures">
      {figures.map(({ name, quantity, of, channel, className }) => (
        <div key={name} className={classNames('sp-figure', className)}>
          <dt className="vh">{i18n._(name)}</dt>
          <dd>
            <LiveFigure
              channels={[compressorChannel(channel, slot)]}
              quantity={quantity}
              value={() => of(vm.machineIn(slot) ?? {})}
              keepUnit
            />
          </dd>
        </div>
      ))}
    </dl>
  );
});

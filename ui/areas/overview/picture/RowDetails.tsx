import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { classNames, useFormat } from '../../../kit/index.ts';
import { FaultLine } from '../FaultLine.tsx';
import { FigureSpan } from '../FigureSpan.tsx';
import { HourTrend } from '../HourTrend.tsx';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';

export interface RowDetailsProps {
  readonly vm: OverviewMasterVm;
  /** 1..10 */
  readonly slot: number;
}

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
  const { quantity } = useFormat();
  const { deliveryM3min, powerKW, temperatureDegC } = vm.machineIn(slot) ?? {};
  const figures = [
    { name: i18n._('Liefermenge'), className: 'fig', figure: quantity('volumeFlow', deliveryM3min) },
    { name: i18n._('Leistung'), className: 'sp-aside', figure: quantity('power', powerKW) },
    { name: i18n._('Temperatur'), className: 'sp-aside', figure: quantity('temperature', temperatureDegC) },
  ];
  return (
    <dl className="sp-figures">
      {figures.map(({ name, className, figure }) => (
        <div key={name} className={classNames('sp-figure', className)}>
          <dt className="vh">{name}</dt>
          <dd>
            <FigureSpan figure={figure} keepUnit />
          </dd>
        </div>
      ))}
    </dl>
  );
});

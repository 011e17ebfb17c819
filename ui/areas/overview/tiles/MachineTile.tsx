import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { Severity } from '../../../../core/compressor/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { classNames, Icon, MachineDrawing } from '../../../kit/index.ts';
import { TrendLink } from '../../../shell/index.ts';
import { StateMark } from '../../../station/index.ts';
import { FaultLine } from '../FaultLine.tsx';
import { HourTrend } from '../HourTrend.tsx';
import { machineDrawn } from '../machineDrawn.ts';
import { MachineName } from '../MachineName.tsx';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';
import { LoadMix } from './LoadMix.tsx';
import { LeadValue, TileValues } from './TileValues.tsx';

const borders: Readonly<Record<Severity, string | undefined>> = {
  ok: undefined,
  maintenance: 'tl-edged s-maint',
  warning: 'tl-edged s-warn',
  error: 'tl-edged s-error',
};

export interface MachineTileProps {
  readonly vm: OverviewMasterVm;
  /** 1..10 */
  readonly slot: number;
}

/** The power of the last hour, which leads to its chart. */
const TileTrend = observer(function TileTrend({ vm, slot }: MachineTileProps) {
  const { i18n } = useLingui();
  const name = i18n._('K{number}', { number: slot });
  return (
    <TrendLink
      className="tl-link"
      span={useService(stores.trends).machineHour(slot)}
      series={[`k${slot}-power`]}
      label={i18n._('{name} im Verlauf', { name: `${name} ${i18n._('Leistung')}` })}
    >
      <HourTrend slot={slot} isStale={vm.isStale} className="tl-trend" />
    </TrendLink>
  );
});

/** What a machine does, draws and reports. */
export const MachineTile = observer(function MachineTile({ vm, slot }: MachineTileProps) {
  const machine = vm.lookOf(slot);
  if (machine === undefined) return null;
  return (
    <li className={classNames('panel tl', borders[machine.severity])} data-slot={slot}>
      <div className="tl-head">
        <span className="tl-picture">
          <MachineDrawing {...machineDrawn(machine)} />
        </span>
        <h2 className="tl-title">
          <MachineName machine={machine} className="tl-name" />
          <Icon name="g-right" />
        </h2>
        <span className="tl-state">
          <StateMark state={machine.state} short />
        </span>
      </div>
      <div className="tl-report">
        <FaultLine vm={vm} slot={slot} />
      </div>
      <div className="tl-lead">
        <LeadValue vm={vm} slot={slot} />
        <TileTrend vm={vm} slot={slot} />
      </div>
      <TileValues vm={vm} slot={slot} />
      <LoadMix vm={vm} slot={slot} />
    </li>
  );
});

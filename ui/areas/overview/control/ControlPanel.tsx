import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { channels } from '../../../../core/samples/index.ts';
import { LookMark, masterStyle, Panel, sdCardStyle } from '../../../kit/index.ts';
import { EstimatedKey, useFormat } from '../../../station/index.ts';
import { plantValues } from '../model/dayTrends.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';
import './control.css';
import { PlantValueTrend } from './PlantValueTrend.tsx';

/** The master controller: its state, its card, and the plant's values against their last 24 h. */
export const ControlPanel = observer(function ControlPanel({ vm }: { readonly vm: OverviewMasterVm }) {
  const { i18n } = useLingui();
  return (
    <Panel
      className="om-control"
      title={i18n._('Steuerung')}
      actions={
        <span className="oc-marks">
          <DayNote vm={vm} />
          <span className="oc-mark">
            <span className="vh">{i18n._('Zustand')} </span>
            <LookMark look={vm.masterState && masterStyle[vm.masterState]} />
          </span>
          <span className="oc-mark">
            <span className="label">{i18n._('SD-Karte')} </span>
            <LookMark look={vm.sdCard && sdCardStyle[vm.sdCard]} />
          </span>
        </span>
      }
    >
      <dl className="oc-values">
        {plantValues.map((value) => (
          <PlantValueTrend key={value} vm={vm} value={value} isLinked />
        ))}
      </dl>
    </Panel>
  );
});

/** Of which span the small lines are. */
const DayNote = observer(function DayNote({ vm }: { readonly vm: OverviewMasterVm }) {
  const { i18n } = useLingui();
  const { clock, minute } = useFormat();
  const { lastSeenMs } = vm;
  const { sinceMs } = vm.lastDay;
  return (
    <span className="label oc-span">
      <EstimatedKey of={channels} />
      {lastSeenMs !== undefined
        ? i18n._('24 Stunden bis {time}', { time: clock(lastSeenMs) })
        : sinceMs !== undefined
          ? i18n._('Seit {time}', { time: minute(sinceMs) })
          : i18n._('Letzte 24 Stunden')}
    </span>
  );
});

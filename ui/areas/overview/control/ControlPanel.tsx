import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { KeyValue, KeyValueList, LookMark, Panel, QuantityFigure, sdCardLook } from '../../../kit/index.ts';
import type { PartialSum } from '../model/partialSum.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';
import './control.css';
import { masterLook } from './masterLook.ts';
import { PressureGauge } from './PressureGauge.tsx';

/** The master controller: its state, the pressure it holds, and the plant's sums. */
export const ControlPanel = observer(function ControlPanel({ vm }: { readonly vm: OverviewMasterVm }) {
  const { i18n } = useLingui();
  const coverage = ({ value, known, of }: PartialSum) =>
    value !== undefined && known < of ? i18n._('{known} von {of} Werten', { known, of }) : undefined;
  const { deliveryM3min, powerKW } = vm;
  return (
    <Panel className="om-control" title={i18n._('Steuerung')} actions={<LookMark look={vm.masterState && masterLook[vm.masterState]} />}>
      <PressureGauge history={vm.lastHour.pressure} currentBar={vm.points.networkPressure} staleSinceMs={vm.lastSeenMs} />
      <KeyValueList>
        <KeyValue name={i18n._('Liefermenge')} note={coverage(deliveryM3min)}>
          <QuantityFigure quantity="volumeFlow" value={deliveryM3min.value} />
        </KeyValue>
        <KeyValue name={i18n._('Volumenstrom')}>
          <QuantityFigure quantity="volumeFlow" value={vm.points.networkFlow} />
        </KeyValue>
        <KeyValue name={i18n._('Auslastung')}>
          <QuantityFigure quantity="ratio" value={vm.loadRatio} />
        </KeyValue>
        <KeyValue name={i18n._('Spezifische Leistung')}>
          <QuantityFigure quantity="specificPower" value={vm.specificPowerKWperM3min} />
        </KeyValue>
        <KeyValue name={i18n._('Leistung')} note={coverage(powerKW)}>
          <QuantityFigure quantity="power" value={powerKW.value} />
        </KeyValue>
        <KeyValue name={i18n._('SD-Karte')}>
          <LookMark look={vm.sdCard && sdCardLook[vm.sdCard]} />
        </KeyValue>
      </KeyValueList>
    </Panel>
  );
});

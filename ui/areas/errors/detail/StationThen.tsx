import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { FaultLogEntry } from '../../../../core/faults/index.ts';
import { masterState } from '../../../../core/master/index.ts';
import { KeyValue, KeyValueList, LookMark, masterStyle } from '../../../kit/index.ts';
import { QuantityFigure } from '../../../station/index.ts';

/** The plant as it was at an entry. */
export const StationThen = observer(function StationThen({ entry }: { readonly entry: FaultLogEntry }) {
  const { i18n } = useLingui();
  const state = masterState(entry.masterStatus);
  return (
    <section className="el-part">
      <h3>{i18n._('Station zu diesem Zeitpunkt')}</h3>
      <KeyValueList>
        <KeyValue name={i18n._('Steuerung')}>
          <LookMark look={state && masterStyle[state]} />
        </KeyValue>
        <KeyValue name={i18n._('Netzdruck')}>
          <QuantityFigure quantity="pressure" value={entry.systemPressureBar} />
        </KeyValue>
        <KeyValue name={i18n._('Liefermenge (FAD)')}>
          <QuantityFigure quantity="volumeFlow" value={entry.deliveryVolumeM3min} />
        </KeyValue>
        <KeyValue name={i18n._('Volumenstrom')}>
          <QuantityFigure quantity="volumeFlow" value={entry.volumeFlowM3min} />
        </KeyValue>
        <KeyValue name={i18n._('Auslastung')}>
          <QuantityFigure quantity="ratio" value={entry.loadRatio} />
        </KeyValue>
      </KeyValueList>
    </section>
  );
});

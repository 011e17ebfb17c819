import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { FaultLogEntry } from '../../../../core/faults/index.ts';
import { masterState } from '../../../../core/master/index.ts';
import { IconButton, KeyValue, KeyValueList, LookMark, masterStyle } from '../../../kit/index.ts';
import { QuantityFigure } from '../../../station/index.ts';
import { entryKey } from '../../../shell/index.ts';
import type { ErrorLogVm } from '../errorLog.vm.ts';
import { EntryName } from './EntryName.tsx';
import { EntryWork } from './EntryWork.tsx';
import { FaultHints } from './FaultHints.tsx';
import { MachinesThen } from './MachinesThen.tsx';

export interface EntryDetailProps {
  readonly vm: ErrorLogVm;
  readonly entry: FaultLogEntry;
  /** Lies over the table: it can be closed, and leads to the entries next to it. */
  readonly canClose: boolean;
}

/** An entry, and the plant as it was then. */
export const EntryDetail = observer(function EntryDetail({ vm, entry, canClose }: EntryDetailProps) {
  const { i18n } = useLingui();
  const state = masterState(entry.masterStatus);
  return (
    <>
      <header className="el-head">
        <EntryName vm={vm} entry={entry} />
        {canClose && (
          <div className="el-steps">
            <IconButton icon="g-left" label={i18n._('Neuere Meldung')} onPress={() => vm.moveBy('ArrowUp', 1)} />
            <IconButton icon="g-right" label={i18n._('Ältere Meldung')} onPress={() => vm.moveBy('ArrowDown', 1)} />
            <IconButton icon="g-close" label={i18n._('Schließen')} onPress={() => vm.open(undefined)} />
          </div>
        )}
      </header>
      <EntryWork key={entryKey(entry)} vm={vm} entry={entry} />
      <FaultHints source={entry.source} bitIndex={entry.bitIndex} words={entry.words} />
      <div className="el-then">
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
        <MachinesThen vm={vm} faulty={entry.source} />
      </div>
    </>
  );
});

import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { FaultLogEntry } from '../../../../core/faults/index.ts';
import { IconButton } from '../../../kit/index.ts';
import { entryKey } from '../../../shell/index.ts';
import type { ErrorLogVm } from '../errorLog.vm.ts';
import { EntryName } from './EntryName.tsx';
import { EntryWork } from './EntryWork.tsx';
import { FaultHints } from './FaultHints.tsx';
import { MachinesThen } from './MachinesThen.tsx';
import { StationThen } from './StationThen.tsx';

export interface EntryDetailProps {
  readonly vm: ErrorLogVm;
  readonly entry: FaultLogEntry;
  /** Lies over the table: it can be closed, and leads to the entries next to it. */
  readonly canClose: boolean;
}

/** An entry, and the plant as it was then. */
export const EntryDetail = observer(function EntryDetail({ vm, entry, canClose }: EntryDetailProps) {
  const { i18n } = useLingui();
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
        <StationThen entry={entry} />
        <MachinesThen vm={vm} faulty={entry.source} />
      </div>
    </>
  );
});

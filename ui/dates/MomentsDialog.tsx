import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { msPerSecond } from '../../core/time/index.ts';
import { formatDuration } from '../../i18n/format/index.ts';
import { useFormat } from '../station/index.ts';
import { dateAndTime } from './dateAndTime.ts';
import type { ChangeMomentsProps } from './ChangeMomentsProps.ts';
import { ChangeMomentsVm } from './changeMoments.vm.ts';
import { MomentFields } from './MomentFields.tsx';
import { RangeDialog } from './RangeDialog.tsx';

/** A start and an end to the second, and Apply. */
export const MomentsDialog = observer(function MomentsDialog({ value, bounds, onApply, onClose }: Omit<ChangeMomentsProps, 'isOpen'>) {
  const { i18n } = useLingui();
  const { region, zone, date, clock } = useFormat();
  const [vm] = useState(() => new ChangeMomentsVm(value, bounds, zone));
  const noteId = useId();
  const { applicable } = vm;
  const moment = (atMs: number) => dateAndTime(date(atMs), clock(atMs));
  return (
    <RangeDialog
      region={region}
      noteId={noteId}
      summary={applicable && formatDuration((applicable.toMs - applicable.fromMs) / msPerSecond)}
      onApply={applicable && (() => onApply(applicable))}
      onClose={onClose}
    >
      <MomentFields label={i18n._('Von')} end="from" vm={vm} />
      <MomentFields label={i18n._('Bis')} end="until" vm={vm} />
      <p className="hint" id={noteId}>
        {i18n._('Es gibt Daten von {from} bis {until}.', { from: moment(bounds.fromMs), until: moment(bounds.toMs) })}
      </p>
    </RangeDialog>
  );
});

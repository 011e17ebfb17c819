import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect, useState } from 'react';
import type { PlantDay } from '../../core/time/index.ts';
import { formatDay } from '../../i18n/format/index.ts';
import { useFormat } from '../station/index.ts';
import type { ChangeDatesProps } from './ChangeDatesProps.ts';
import { ChangeDatesVm } from './changeDates.vm.ts';
import { DayField } from './DayField.tsx';
import { QuickRanges } from './QuickRanges.tsx';
import { RangeDialog } from './RangeDialog.tsx';
import { RangeOfDays } from './RangeOfDays.tsx';
import { useToday } from './useToday.ts';

/** Two days, typed or pointed at in a calendar, and Apply. */
export const DatesDialog = observer(function DatesDialog({
  value,
  bounds,
  maxDays,
  daysState,
  onApply,
  onClose,
}: Omit<ChangeDatesProps, 'isOpen'>) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const today = useToday();
  const [vm] = useState(() => new ChangeDatesVm(value, bounds, today, maxDays));
  const noteId = useId();
  useLayoutEffect(() => vm.limit(bounds, today), [vm, bounds, today]);
  const { applicable, dayCount, omittedDays } = vm;
  const day = (of: PlantDay) => formatDay(of, region);

  return (
    <RangeDialog
      region={region}
      noteId={noteId}
      summary={dayCount !== undefined && i18n._('{count, plural, one {# Tag} other {# Tage}}', { count: dayCount })}
      onApply={applicable && (() => onApply(applicable))}
      onClose={onClose}
    >
      <div className="dt-fields">
        <DayField label={i18n._('Von')} end="from" vm={vm} />
        <DayField label={i18n._('Bis')} end="until" vm={vm} />
      </div>
      <QuickRanges vm={vm} />
      <RangeOfDays vm={vm} />
      <p className="hint dt-note" id={noteId} role="status">
        {omittedDays > 0 &&
          applicable &&
          i18n._('Höchstens {most} Dateien auf einmal: Geladen werden die neuesten, {from} bis {until}.', {
            most: maxDays,
            from: day(applicable.from),
            until: day(applicable.until),
          })}
        {(daysState === 'idle' || daysState === 'asking') && i18n._('Die Tage mit Daten werden geladen.')}
        {daysState === 'failed' && i18n._('Welche Tage Daten haben, ließ sich nicht abrufen.')}
        {daysState === 'answered' &&
          omittedDays === 0 &&
          bounds.available !== undefined &&
          i18n._('Durchgestrichene Tage haben keine Datei.')}
      </p>
    </RangeDialog>
  );
});

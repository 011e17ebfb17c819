import { parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect, useState } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { Language } from '../../../../i18n/index.ts';
import { useFormat } from '../../../kit/index.ts';
import type { ChangeDatesProps } from './ChangeDates.tsx';
import { ChangeDatesVm } from './changeDates.vm.ts';
import './dates.css';
import { DayField } from './DayField.tsx';
import { QuickRanges } from './QuickRanges.tsx';
import { RangeOfDays } from './RangeOfDays.tsx';
import { useToday } from './useToday.ts';

const locales: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };

/** Two days, typed or pointed at in a calendar, and Apply. */
export const DatesDialog = observer(function DatesDialog({ value, bounds, daysState, onApply, onClose }: Omit<ChangeDatesProps, 'isOpen'>) {
  const { i18n } = useLingui();
  const { language } = useFormat();
  const today = useToday();
  const [vm] = useState(() => new ChangeDatesVm(value, bounds, today));
  const noteId = useId();
  useLayoutEffect(() => vm.limit(bounds, today), [vm, bounds, today]);
  const { applicable, dayCount } = vm;

  return (
    <I18nProvider locale={locales[language]}>
      <ModalOverlay className="dt-scrim" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
        <Modal className="dlg dt-dialog">
          <Dialog className="dt-content" aria-describedby={noteId}>
            <Heading slot="title">{i18n._('Zeitraum ändern')}</Heading>
            <form
              className="dt-form"
              onSubmit={(event) => {
                event.preventDefault();
                if (applicable !== undefined) onApply(applicable);
              }}
            >
              <div className="dt-fields">
                <DayField label={i18n._('Von')} end="from" vm={vm} />
                <DayField label={i18n._('Bis')} end="until" vm={vm} />
              </div>
              <QuickRanges vm={vm} />
              <RangeOfDays vm={vm} focusedDay={parseDate(vm.marked?.until ?? bounds.lastDay)} />
              <p className="hint dt-note" id={noteId}>
                {daysState === 'pending' && i18n._('Die Tage mit Daten werden geladen.')}
                {daysState === 'failed' && i18n._('Welche Tage Daten haben, ließ sich nicht abrufen.')}
                {daysState === 'known' && bounds.available !== undefined && i18n._('Durchgestrichene Tage haben keine Datei.')}
              </p>
              <div className="dt-actions">
                <span className="t14 dim" role="status">
                  {dayCount !== undefined && i18n._('{count, plural, one {# Tag} other {# Tage}}', { count: dayCount })}
                </span>
                <button type="button" className="btn" onClick={onClose}>
                  {i18n._('Abbrechen')}
                </button>
                <button type="submit" className="btn pri" disabled={applicable === undefined}>
                  {i18n._('Übernehmen')}
                </button>
              </div>
            </form>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
});

import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { Region } from '../../i18n/index.ts';
import { Dialog } from '../kit/index.ts';
import './dates.css';

interface Props {
  readonly region: Region;
  /** Id of what describes the dialog. */
  readonly noteId: string;
  /** What is chosen, in a few words. */
  readonly summary: ReactNode;
  /** Undefined while there is nothing to apply. */
  readonly onApply: (() => void) | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that changes a range: Apply or Enter takes it, Escape, Cancel and a click beside it leave it as it was. */
export function RangeDialog({ region, noteId, summary, onApply, onClose, children }: Props) {
  const { i18n } = useLingui();
  return (
    <I18nProvider locale={region}>
      <Dialog title={i18n._('Zeitraum ändern')} className="dt-dialog" describedBy={noteId} isDismissable takesFocus onClose={onClose}>
        <form
          className="dt-form"
          onSubmit={(event) => {
            event.preventDefault();
            onApply?.();
          }}
        >
          {children}
          <div className="dt-actions">
            <span className="t14 dim" role="status">
              {summary}
            </span>
            <button type="button" className="btn" onClick={onClose}>
              {i18n._('Abbrechen')}
            </button>
            <button type="submit" className="btn pri" disabled={onApply === undefined}>
              {i18n._('Übernehmen')}
            </button>
          </div>
        </form>
      </Dialog>
    </I18nProvider>
  );
}

import { useLingui } from '@lingui/react';
import { Dialog } from '../../../kit/index.ts';
import type { Leaving } from './useLeaving.ts';

/** Asks whether changes shall be lost. */
export function LeaveDialog({ stay, leave }: Leaving) {
  const { i18n } = useLingui();
  return (
    <Dialog title={i18n._('Änderungen verwerfen?')} role="alertdialog" onClose={stay}>
      <p>{i18n._('Auf dieser Seite gibt es Änderungen, die noch nicht übernommen sind.')}</p>
      <div className="dg-answers">
        <button type="button" className="btn" onClick={leave}>
          {i18n._('Verwerfen und weiter')}
        </button>
        <button type="button" className="btn pri" autoFocus onClick={stay}>
          {i18n._('Auf der Seite bleiben')}
        </button>
      </div>
    </Dialog>
  );
}

import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Alert, Dialog } from '../../../kit/index.ts';

export interface EntryDialogProps {
  readonly title: string;
  /** What is wrong, or what the station said. */
  readonly problem: string | undefined;
  readonly note: string;
  readonly isSending: boolean;
  readonly canSave?: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What a person enters, with a way to save it. */
export function EntryDialog({ title, problem, note, isSending, canSave = true, onSave, onClose, children }: EntryDialogProps) {
  const { i18n } = useLingui();
  return (
    <Dialog title={title} onClose={onClose} hasClose>
      <form
        className="pe-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        {children}
        {problem === undefined ? <p className="t14">{note}</p> : <Alert>{problem}</Alert>}
        <div className="dg-answers">
          <button type="submit" className="btn pri" disabled={!canSave} aria-busy={isSending}>
            {i18n._('Speichern')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

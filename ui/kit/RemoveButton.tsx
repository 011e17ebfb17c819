import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Dialog } from './Dialog.tsx';

export interface RemoveButtonProps {
  readonly label: string;
  /** What is asked before. */
  readonly question: string;
  /** It is being removed. */
  readonly isBusy?: boolean | undefined;
  readonly onRemove: () => void;
}

/** Takes something away for good, after a question. */
export function RemoveButton({ label, question, isBusy, onRemove }: RemoveButtonProps) {
  const { i18n } = useLingui();
  const [isAsking, ask] = useState(false);
  return (
    <>
      <button type="button" className="btn sm" aria-haspopup="dialog" aria-busy={isBusy} onClick={() => ask(true)}>
        {label}
      </button>
      {isAsking && (
        <Dialog title={question} role="alertdialog" onClose={() => ask(false)}>
          <div className="dg-answers">
            <button type="button" className="btn pri" autoFocus onClick={() => ask(false)}>
              {i18n._('Abbrechen')}
            </button>
            <button
              type="button"
              className="btn grave"
              onClick={() => {
                ask(false);
                onRemove();
              }}
            >
              {label}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

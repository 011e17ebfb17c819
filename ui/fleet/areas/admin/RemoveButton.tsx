import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Dialog } from '../../../kit/index.ts';

interface RemoveButtonProps {
  readonly label: string;
  /** What is asked before. */
  readonly question: string;
  readonly onRemove: () => void;
}

/** Takes something away for good, after a question. */
export function RemoveButton({ label, question, onRemove }: RemoveButtonProps) {
  const { i18n } = useLingui();
  const [isAsking, ask] = useState(false);
  return (
    <>
      <button type="button" className="btn sm" onClick={() => ask(true)}>
        {label}
      </button>
      {isAsking && (
        <Dialog title={question} role="alertdialog" onClose={() => ask(false)}>
          <div className="fl-tools">
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
            <button type="button" className="btn" onClick={() => ask(false)}>
              {i18n._('Abbrechen')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

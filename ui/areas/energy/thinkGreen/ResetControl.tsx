import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { CallFailure } from '../../../../core/ports/index.ts';
import { Icon } from '../../../kit/index.ts';
import type { ThinkGreenResetVm } from './thinkGreenReset.vm.ts';

/** Text ids. */
const failures: Readonly<Record<CallFailure, string>> = {
  unauthorized: /*i18n*/ 'Die Sitzung ist beendet. Bitte melden Sie sich neu an.',
  forbidden: /*i18n*/ 'Nur mit Schreibrecht',
  refused: /*i18n*/ 'Anforderung fehlgeschlagen',
  unreachable: /*i18n*/ 'Netzwerkfehler',
  failed: /*i18n*/ 'Anforderung fehlgeschlagen',
  aborted: /*i18n*/ 'Anforderung fehlgeschlagen',
};

/** Reset, and its confirmation in the same place. */
export const ResetControl = observer(function ResetControl({ vm }: { readonly vm: ThinkGreenResetVm }) {
  const { i18n } = useLingui();
  const id = useId();
  const { phase, failure } = vm;
  const isOpen = phase === 'asking' || phase === 'pending';
  const place = useFocusWithin(isOpen);
  const leave = ({ key }: KeyboardEvent) => key === 'Escape' && vm.cancel();
  return (
    <div className="tg-reset" ref={place}>
      {isOpen ? (
        <div role="alertdialog" aria-labelledby={id} className="tg-ask" onKeyDown={leave}>
          <p id={id} className="t14">
            {i18n._('Alle Werte seit der letzten Rücksetzung beginnen neu, auf jedem Bildschirm. Das lässt sich nicht rückgängig machen.')}
          </p>
          <div className="tg-answers">
            <button type="button" className="btn" disabled={phase === 'pending'} onClick={() => vm.cancel()}>
              {i18n._('Abbrechen')}
            </button>
            <button type="button" className="btn pri" disabled={phase === 'pending'} onClick={() => void vm.confirm()}>
              {phase === 'pending' ? i18n._('Anforderung läuft') : i18n._('Jetzt zurücksetzen')}
            </button>
          </div>
        </div>
      ) : (
        <button type="button" className="btn" onClick={() => vm.ask()}>
          <Icon name="g-undo" />
          {i18n._('Zurücksetzen')}
        </button>
      )}
      <p className="tg-outcome t14" role="status">
        {failure !== undefined && (
          <span className="s-error">
            <Icon name="i-error" />
            {i18n._('Nicht zurückgesetzt: {reason}', { reason: i18n._(failures[failure]) })}
          </span>
        )}
        {phase === 'done' && (
          <span>
            <Icon name="g-check" />
            {i18n._('Zurückgesetzt')}
          </span>
        )}
      </p>
    </div>
  );
});

/** The focus goes to the first button of what is opened or closed, when it was in here. */
function useFocusWithin(isOpen: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    place.current?.querySelector('button')?.focus();
  }, [isOpen]);
  return place;
}

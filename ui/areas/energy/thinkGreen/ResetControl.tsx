import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { longestResetName } from '../../../../core/marks/index.ts';
import type { CallFailure } from '../../../../core/ports/index.ts';
import { Dialog, Field, Icon } from '../../../kit/index.ts';
import type { ThinkGreenResetVm } from './thinkGreenReset.vm.ts';

/** Text ids. */
const failures: Readonly<Record<CallFailure, string>> = {
  unauthorized: /*i18n*/ 'Die Sitzung ist beendet. Bitte melden Sie sich neu an.',
  forbidden: /*i18n*/ 'Nur mit Schreibrecht',
  refused: /*i18n*/ 'Anforderung fehlgeschlagen',
  unreachable: /*i18n*/ 'Netzwerkfehler',
  failed: /*i18n*/ 'Anforderung fehlgeschlagen',
  aborted: /*i18n*/ 'Anforderung fehlgeschlagen',
  notOffered: /*i18n*/ 'Diese Steuerung unterstützt das nicht.',
};

export interface ResetControlProps {
  readonly vm: ThinkGreenResetVm;
  /** When the figures began, as text. */
  readonly since: string | undefined;
}

/** Reset, which asks first, and what came of it. */
export const ResetControl = observer(function ResetControl({ vm, since }: ResetControlProps) {
  const { i18n } = useLingui();
  const { state, failure, isConfirming } = vm;
  const isPending = state === 'asking';
  return (
    <div className="tg-reset">
      <button type="button" className="btn grave" onClick={() => vm.ask()}>
        <Icon name="g-undo" />
        {i18n._('Zurücksetzen')}
      </button>
      {(isConfirming || isPending) && (
        <Dialog title={i18n._('Neu beginnen?')} role="alertdialog" onClose={() => vm.cancel()}>
          <p>
            {since === undefined
              ? i18n._('Energie, Druckluft und Leckage seit der letzten Rücksetzung beginnen für alle bei null, auf jedem Bildschirm.')
              : i18n._('Energie, Druckluft und Leckage seit {since} beginnen für alle bei null, auf jedem Bildschirm.', { since })}{' '}
            {i18n._('Das lässt sich nicht rückgängig machen.')}
          </p>
          <p className="t14 dim">
            {i18n._(
              'Verloren geht nichts: Jeder frühere Zeitraum bleibt unter Kosten und Spitzen abrufbar. Die Rücksetzung steht mit ihrem Namen auf der Zeitachse.',
            )}
          </p>
          <Field label={i18n._('Name (optional)')}>
            {(control) => (
              <input
                {...control}
                className="in"
                maxLength={longestResetName}
                value={vm.name}
                disabled={isPending}
                onChange={({ target }) => vm.rename(target.value)}
              />
            )}
          </Field>
          <div className="dg-answers">
            <button type="button" className="btn pri" autoFocus disabled={isPending} onClick={() => vm.cancel()}>
              {i18n._('Abbrechen')}
            </button>
            <button type="button" className="btn grave" disabled={isPending} onClick={() => void vm.confirm()}>
              {isPending ? i18n._('Anforderung läuft') : i18n._('Jetzt zurücksetzen')}
            </button>
          </div>
        </Dialog>
      )}
      <p className="tg-outcome t14" role="status">
        {failure !== undefined && (
          <span className="s-error">
            <Icon name="i-error" />
            {i18n._('Nicht zurückgesetzt: {reason}', { reason: i18n._(failures[failure]) })}
          </span>
        )}
        {state === 'answered' && (
          <span>
            <Icon name="g-check" />
            {i18n._('Zurückgesetzt')}
          </span>
        )}
      </p>
    </div>
  );
});

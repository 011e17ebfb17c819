import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { type FaultEntryId, longestNote } from '../../../core/faults/index.ts';
import { Field } from '../../kit/index.ts';
import { useOutcomeText } from '../useOutcomeText.ts';
import './seen.css';
import type { SeenFormVm } from './seenForm.vm.ts';

export interface SeenFormProps {
  /** Kept by who shows the form: what is typed stays where the form goes for a while. */
  readonly vm: SeenFormVm;
  readonly entry: FaultEntryId;
  /** The station has noted it. */
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

/** Notes that somebody has seen a fault; nothing is acknowledged at the machine, and the form says so. */
export const SeenForm = observer(function SeenForm({ vm, entry, onSent, onCancel }: SeenFormProps) {
  const { i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>(vm.name === '' ? '.seen-name input' : '.seen-text input')?.focus();
  }, [vm]);
  const failure = useOutcomeText()(vm.outcome);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await vm.send(entry)) onSent();
  };
  return (
    <form ref={form} className="seen-form" onSubmit={(event) => void send(event)} noValidate>
      <Field
        label={i18n._('Gesehen von')}
        isInvalid={vm.lacksName}
        className="seen-name"
        note={vm.lacksName ? { text: i18n._('Bitte geben Sie einen Namen ein.'), isAlert: true } : undefined}
      >
        {(control) => (
          <input
            {...control}
            className="in"
            autoComplete="name"
            maxLength={longestNote.name}
            value={vm.name}
            onChange={({ target }) => vm.enterName(target.value)}
          />
        )}
      </Field>
      <Field label={i18n._('Notiz für die nächste Schicht')} className="seen-text">
        {(control) => (
          <input
            {...control}
            className="in"
            maxLength={longestNote.text}
            value={vm.text}
            onChange={({ target }) => vm.enterText(target.value)}
          />
        )}
      </Field>
      <div className="seen-do">
        <button type="submit" className="btn pri" aria-busy={vm.isSending}>
          {i18n._('Als gesehen melden')}
        </button>
        <button type="button" className="btn" onClick={onCancel}>
          {i18n._('Abbrechen')}
        </button>
      </div>
      <p className="seen-says t12" role={failure === undefined ? undefined : 'alert'}>
        {failure ??
          i18n._(
            'Meldet nur, dass sich jemand kümmert. Am Verdichter wird nichts quittiert; die Meldung bleibt, bis ihre Ursache weg ist.',
          )}
      </p>
    </form>
  );
});

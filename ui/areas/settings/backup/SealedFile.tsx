import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { passPhraseLength } from '../../../../core/backup/index.ts';
import { Field } from '../../../kit/index.ts';
import type { BackupVm } from './backup.vm.ts';

/** Asks for the pass phrase that a backup was sealed with. */
export const SealedFile = observer(function SealedFile({ vm }: { readonly vm: BackupVm }) {
  const { i18n } = useLingui();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void vm.open();
  };
  return (
    <form className="form-row" onSubmit={submit} noValidate>
      <Field
        label={i18n._('Kennwort der Sicherung')}
        note={{ text: i18n._('Ohne Kennwort bleiben die Passwörter und Zugangsdaten dieser Station.') }}
      >
        {(control) => (
          <input
            {...control}
            className="in"
            type="password"
            autoComplete="off"
            maxLength={passPhraseLength.max}
            value={vm.filePassPhrase}
            onChange={({ target }) => vm.setFilePassPhrase(target.value)}
          />
        )}
      </Field>
      <button type="submit" className="btn" disabled={!vm.canOpen}>
        {i18n._('Öffnen')}
      </button>
    </form>
  );
});

import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { passPhraseLength } from '../../../../core/backup/index.ts';
import { plantDayOf } from '../../../../core/time/index.ts';
import { ports, stores, useService } from '../../../di/index.ts';
import { Field, Icon, saveFile } from '../../../kit/index.ts';
import { presentMs } from '../../../stores/index.ts';
import { FormSection } from '../form/index.ts';
import { failureWords } from './backupWords.ts';
import type { BackupVm } from './backup.vm.ts';
import { Problem } from './Problem.tsx';

/** Makes a backup, with or without a pass phrase, and saves it as a file. */
export const SaveBackup = observer(function SaveBackup({ vm }: { readonly vm: BackupVm }) {
  const { i18n } = useLingui();
  const plant = useService(stores.plant);
  const clock = useService(ports.clock);
  const { zone } = useService(stores.settings).settings.time;
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const file = await vm.make();
    if (file !== undefined) saveFile(`pressluft-backup-${plantDayOf(presentMs({ plant, clock }), zone)}.json`, [file], 'application/json');
  };
  const shortest = i18n._('Mindestens {count} Zeichen, oder leer lassen.', { count: passPhraseLength.min });
  return (
    <FormSection
      title={i18n._('Sichern')}
      note={i18n._(
        'Einstellungen, Geräte, Zählerstände, Störungen mit ihren Verläufen, Wartungen und Notizen in einer Datei. Die Tagesdateien bleiben auf der Karte.',
      )}
      bare
    >
      <form className="form-row" onSubmit={(event) => void save(event)} noValidate>
        <Field
          label={i18n._('Kennwort (optional)')}
          isInvalid={vm.isPassPhraseShort}
          note={
            vm.isPassPhraseShort
              ? { icon: 'i-error', tone: 's-error', text: shortest }
              : {
                  text: i18n._(
                    'Nur mit Kennwort sind auch Passwörter, Zugangsdaten, Links der Wandanzeige und Zugänge für Programme in der Datei, verschlüsselt. Bewahren Sie es auf: Ohne das Kennwort sind sie verloren.',
                  ),
                }
          }
        >
          {(control) => (
            <input
              {...control}
              className="in"
              type="password"
              autoComplete="new-password"
              maxLength={passPhraseLength.max}
              value={vm.passPhrase}
              onChange={({ target }) => vm.setPassPhrase(target.value)}
            />
          )}
        </Field>
        <button
          type="submit"
          className="btn pri"
          disabled={vm.isPassPhraseShort || vm.makingState === 'asking'}
          aria-busy={vm.makingState === 'asking'}
        >
          <Icon name="g-down" />
          {vm.makingState === 'asking' ? i18n._('Wird gesichert') : i18n._('Sicherung speichern')}
        </button>
      </form>
      {vm.makingFailure !== undefined && (
        <Problem>
          {i18n._(failureWords[vm.makingFailure] ?? /*i18n*/ 'Die Station konnte keine Sicherung anlegen. Versuchen Sie es erneut.')}
        </Problem>
      )}
    </FormSection>
  );
});

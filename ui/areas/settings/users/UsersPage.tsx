import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Level } from '../../../../core/access/index.ts';
import { Choice, FormPage, FormSection, type FormWords, useGroupForm } from '../form/index.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { PasswordRows } from './PasswordRows.tsx';
import './users.css';

const words: FormWords<'user'> = {
  startPage: {
    label: /*i18n*/ 'Startseite nach dem Anmelden',
    hint: /*i18n*/ 'Wer diesen Bereich nicht öffnen darf, beginnt mit dem ersten erlaubten.',
    choices: { overview: /*i18n*/ 'Übersicht', maintenance: /*i18n*/ 'Wartung', settings: /*i18n*/ 'Einstellungen' },
  },
};

/** The page after a login, and the passwords of the three levels. */
export const UsersPage = observer(function UsersPage() {
  const { i18n } = useLingui();
  const form = useGroupForm('user', words);
  const [opened, setOpened] = useState<Level>();
  const [changed, setChanged] = useState<Level>();
  const close = (isChanged: boolean) => {
    setChanged(isChanged ? opened : undefined);
    setOpened(undefined);
  };
  return (
    <FormPage
      slug="users"
      form={form}
      note={i18n._('Wer sich anmeldet, gibt nur ein Passwort ein; es bestimmt, was er sehen und einstellen darf.')}
      after={opened && <PasswordDialog level={opened} onClose={close} />}
    >
      <FormSection title={i18n._('Passwörter')} bare>
        <PasswordRows changed={changed} onChange={setOpened} />
      </FormSection>
      <FormSection title={i18n._('Startseite')}>
        <Choice form={form} path="startPage" span={4} />
      </FormSection>
    </FormPage>
  );
});

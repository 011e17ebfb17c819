import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { parsePort } from '../../../../core/settings/index.ts';
import { FormPage, FormSection, MainSwitch, NumberField, SecretField, TextField, Tick, useGroupForm } from '../form/index.ts';
import { ReceiverList } from '../receivers/ReceiverList.tsx';
import { SilenceBanner } from '../receivers/SilenceBanner.tsx';
import './email.css';
import { EmailReceiver } from './EmailReceiver.tsx';
import { emailWords } from './emailWords.ts';
import { TestMail } from './TestMail.tsx';

/** Text ids. */
const heads = [/*i18n*/ 'E-Mail-Adresse', /*i18n*/ 'Sprache', /*i18n*/ 'Anrede'];

/** Mails about maintenance, warnings and errors: from which account, to whom. */
export const EmailPage = observer(function EmailPage() {
  const { i18n } = useLingui();
  const form = useGroupForm('email', emailWords);
  return (
    <FormPage
      slug="email"
      form={form}
      note={i18n._('Die Station meldet Wartung, Warnungen und Störungen an bis zu fünf Empfänger.')}
      headControl={<MainSwitch form={form} path="enabled" />}
    >
      <SilenceBanner {...form.vm.values} />
      <FormSection title={i18n._('Konto')}>
        <TextField form={form} path="account.smtpServer" span={4} />
        <NumberField form={form} path="account.smtpPort" parse={parsePort} span={2} />
        <TextField form={form} path="account.userName" span={3} />
        <SecretField form={form} path="account.userPassword" span={3} />
        <TextField form={form} path="account.senderAddress" inputMode="email" span={4} />
        <div className="fm-span-2 em-tls">
          <Tick form={form} path="account.useStartTls" />
          <p className="hint">{i18n._('Ohne Verschlüsselung wird dann nichts gesendet. Port\u00a0465 ist immer verschlüsselt.')}</p>
        </div>
      </FormSection>
      <FormSection title={i18n._('Empfänger')} bare>
        <ReceiverList heads={heads}>{(index) => <EmailReceiver form={form} index={index} />}</ReceiverList>
      </FormSection>
      <FormSection title={i18n._('Testmail')} bare>
        <TestMail form={form} />
      </FormSection>
    </FormPage>
  );
});

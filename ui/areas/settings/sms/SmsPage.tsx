import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import {
  FormPage,
  FormSection,
  type FormWords,
  type GroupForm,
  MainSwitch,
  SecretField,
  Select,
  Switch,
  TextField,
  useGroupForm,
} from '../form/index.ts';
import { ReceiverList } from '../receivers/ReceiverList.tsx';
import { Severities } from '../receivers/Severities.tsx';
import { SilenceBanner } from '../receivers/SilenceBanner.tsx';
import { receiverItem, receiverWords } from '../receivers/receiverWords.ts';

/** The SMS gateway and the five numbers. */
const smsWords: FormWords<'sms'> = {
  enabled: { label: /*i18n*/ 'Versand' },
  gatewayUrl: { label: /*i18n*/ 'Adresse des Gateways' },
  token: { label: /*i18n*/ 'Zugangsschlüssel (Bearer-Token)' },
  ...receiverWords,
  'receivers.*.number': { label: /*i18n*/ 'Telefonnummer', item: receiverItem },
};

/** Text ids. */
const heads = [/*i18n*/ 'Telefonnummer', /*i18n*/ 'Sprache'];
/** Where a call of the gateway says what is sent to whom. */
const placeholders = { number: '{number}', text: '{text}' };

/** Text messages about maintenance, warnings and errors: by which gateway, to whom. */
export const SmsPage = observer(function SmsPage() {
  const { i18n } = useLingui();
  const form = useGroupForm('sms', smsWords);
  return (
    <FormPage
      slug="sms"
      form={form}
      note={i18n._('Die Station meldet Wartung, Warnungen und Störungen als SMS an bis zu fünf Nummern, über ein Gateway mit https.')}
      headControl={<MainSwitch form={form} path="enabled" />}
    >
      <SilenceBanner {...form.vm.values} />
      <FormSection title={i18n._('Gateway')}>
        <TextField
          form={form}
          path="gatewayUrl"
          inputMode="url"
          hint={i18n._('Beginnt mit https, enthält {number} und {text} und wird mit POST aufgerufen', placeholders)}
        />
        <SecretField form={form} path="token" />
      </FormSection>
      <FormSection title={i18n._('Empfänger')} bare>
        <ReceiverList heads={heads}>{(index) => <SmsReceiver form={form} index={index} />}</ReceiverList>
      </FormSection>
    </FormPage>
  );
});

/** Somebody who gets text messages; `index` 0..4. */
const SmsReceiver = observer(function SmsReceiver({ form, index }: { readonly form: GroupForm<'sms'>; readonly index: number }) {
  const { i18n } = useLingui();
  const { active: isActive, number } = form.vm.values.receivers[index]!;
  return (
    <>
      <Switch form={form} path={`receivers.${index}.active`} isInTable className="rc-active">
        {i18n._('Empfänger {number}', { number: index + 1 })}
        {!isActive && <span className="rc-stored">{number}</span>}
      </Switch>
      <TextField form={form} path={`receivers.${index}.number`} inputMode="tel" isOff={!isActive} isInTable />
      <Select form={form} path={`receivers.${index}.language`} isOff={!isActive} isInTable />
      <Severities form={form} index={index} isOff={!isActive} />
    </>
  );
});

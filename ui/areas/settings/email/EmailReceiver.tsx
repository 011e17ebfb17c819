import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type GroupForm, Select, Switch, TextField } from '../form/index.ts';
import { Severities } from '../receivers/Severities.tsx';

interface Props {
  readonly form: GroupForm<'email'>;
  /** 0..4 */
  readonly index: number;
}

/** Somebody who gets mails; the plant's address, which may be another for each, below. */
export const EmailReceiver = observer(function EmailReceiver({ form, index }: Props) {
  const { i18n } = useLingui();
  const { active: isActive, emailAddress } = form.vm.values.receivers[index]!;
  return (
    <>
      <Switch form={form} path={`receivers.${index}.active`} isInTable className="rc-active">
        {i18n._('Empfänger {number}', { number: index + 1 })}
        {!isActive && <span className="rc-stored">{emailAddress}</span>}
      </Switch>
      <TextField form={form} path={`receivers.${index}.emailAddress`} inputMode="email" isOff={!isActive} isInTable />
      <Select form={form} path={`receivers.${index}.language`} isOff={!isActive} isInTable />
      <TextField form={form} path={`receivers.${index}.salutation`} isOff={!isActive} isInTable />
      <Severities form={form} index={index} isOff={!isActive} />
      {isActive && (
        <div className="rc-wide">
          <TextField form={form} path={`receivers.${index}.plantAddress`} hint={i18n._('Leer: die Anschrift aus den Kundendaten')} />
        </div>
      )}
    </>
  );
});

import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { anyForm, FieldFrame, type GroupForm } from '../form/index.ts';

const ways = [true, false] as const;

/** Whether the addresses come from the network or stand below. */
export const DhcpChoice = observer(function DhcpChoice({ form }: { readonly form: GroupForm<'network'> }) {
  const { i18n } = useLingui();
  const name = useId();
  const chosen = form.vm.value('dhcp');
  return (
    <FieldFrame
      form={anyForm(form)}
      path="dhcp"
      span={4}
      isGroup
      hint={chosen ? i18n._('Alle Adressen kommen aus dem Netzwerk.') : undefined}
    >
      {() => (
        <div className="fm-choice">
          {ways.map((dhcp) => (
            <label key={String(dhcp)}>
              <input type="radio" name={name} checked={dhcp === chosen} onChange={() => form.vm.edit('dhcp', dhcp)} />
              <span>{dhcp ? i18n._('Automatisch (DHCP)') : i18n._('Manuell')}</span>
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
});

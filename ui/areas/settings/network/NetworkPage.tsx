import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { missing } from '../../../../i18n/format/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { FormPage, FormSection, type FormWords, TextField, useGroupForm } from '../form/index.ts';
import { DhcpChoice } from './DhcpChoice.tsx';

const words: FormWords<'network'> = {
  hostName: {
    label: /*i18n*/ 'Name der Station im Netzwerk',
    hint: /*i18n*/ 'Buchstaben, Ziffern und Bindestriche, Teile durch Punkte getrennt',
  },
  dhcp: {
    label: /*i18n*/ 'Adressvergabe',
    choices: { true: /*i18n*/ 'Automatisch (DHCP)', false: /*i18n*/ 'Manuell' },
  },
  ipAddress: { label: /*i18n*/ 'IP-Adresse' },
  networkMask: { label: /*i18n*/ 'Netzmaske' },
  gateway: { label: /*i18n*/ 'Gateway', whenEmpty: /*i18n*/ 'Leer, wenn es keinen gibt' },
  dnsServer: { label: /*i18n*/ 'DNS-Server', whenEmpty: /*i18n*/ 'Leer, wenn es keinen gibt' },
};
const addresses = ['ipAddress', 'networkMask', 'gateway', 'dnsServer'] as const;

/** The station's name and addresses. */
export const NetworkPage = observer(function NetworkPage() {
  const { i18n } = useLingui();
  const form = useGroupForm('network', words);
  const dhcp = form.vm.value('dhcp');
  const movesStation = useService(stores.station).facts?.changesMachine !== false;
  return (
    <FormPage
      slug="network"
      form={form}
      note={
        movesStation ? i18n._('Eine neue Adresse trennt diese Seite von der Station. Halten Sie den Zugang vor Ort bereit.') : undefined
      }
      savedText={i18n._('Änderungen wurden übernommen. Möglicherweise hat sich die Netzwerkadresse geändert!')}
    >
      <FormSection title={i18n._('Name')}>
        <TextField form={form} path="hostName" span={4} />
      </FormSection>
      <FormSection title={i18n._('Adressen (IPv4)')}>
        <DhcpChoice form={form} />
        {addresses.map((path) => (
          <TextField key={path} form={form} path={path} span={3} isOff={dhcp} placeholder={dhcp ? missing : undefined} />
        ))}
      </FormSection>
    </FormPage>
  );
});

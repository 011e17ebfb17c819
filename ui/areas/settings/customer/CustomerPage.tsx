import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { FormPage, FormSection, type FormWords, TextField, useGroupForm } from '../form/index.ts';
import './customer.css';
import { CustomerPreview } from './CustomerPreview.tsx';

const words: FormWords<'customer'> = {
  stationName: { label: /*i18n*/ 'Name der Station', hint: /*i18n*/ 'Steht oben auf jeder Seite, in Mails und auf Berichten' },
  customer: { label: /*i18n*/ 'Kunde', whenEmpty: /*i18n*/ 'Optional' },
  plantAddress: { label: /*i18n*/ 'Anschrift der Anlage', whenEmpty: /*i18n*/ 'Optional' },
  schematicNumber: {
    label: /*i18n*/ 'Schaltplannummer',
    hint: /*i18n*/ 'Steht im Kopf der Tagesdateien und Archive',
    whenEmpty: /*i18n*/ 'Optional',
  },
  supportContact: { label: /*i18n*/ 'Ansprechpartner im Service', whenEmpty: /*i18n*/ 'Optional' },
  supportPhone: { label: /*i18n*/ 'Telefon des Service', whenEmpty: /*i18n*/ 'Optional' },
  contactLink: {
    label: /*i18n*/ 'Kontaktlink',
    hint: /*i18n*/ 'Beginnt mit http, https, mailto oder tel; öffnet sich mit dem Briefsymbol oben rechts',
  },
};

const addressLines = 3;

/** Whose station it is, and whom to ask. */
export const CustomerPage = observer(function CustomerPage() {
  const { i18n } = useLingui();
  const form = useGroupForm('customer', words);
  return (
    <FormPage
      slug="customer"
      form={form}
      note={i18n._(
        'Kopfzeile, Berichte und Mails nennen die Station, Mails auch Kunde und Service. Leere Angaben zu Kunde und Service fehlen dort.',
      )}
    >
      <FormSection title={i18n._('Anlage')}>
        <TextField form={form} path="stationName" span={3} />
        <TextField form={form} path="customer" span={3} />
        <TextField form={form} path="plantAddress" rows={addressLines} />
        <TextField form={form} path="schematicNumber" span={3} />
      </FormSection>
      <FormSection title={i18n._('Service')}>
        <TextField form={form} path="supportContact" span={3} />
        <TextField form={form} path="supportPhone" span={3} inputMode="tel" />
        <TextField form={form} path="contactLink" inputMode="url" />
      </FormSection>
      <FormSection title={i18n._('So erscheint es')} bare>
        <CustomerPreview form={form} />
      </FormSection>
    </FormPage>
  );
});

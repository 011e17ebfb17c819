import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { entriesOf } from '../../../../core/records/index.ts';
import { Headline } from '../../../kit/index.ts';
import { FleetPage } from '../../shell/FleetPage.tsx';
import { fleetPages } from '../../shell/fleetPages.ts';
import { useAddress } from '../../shell/useAddress.ts';
import './admin.css';
import { AuditPanel } from './AuditPanel.tsx';
import { CodesPanel } from './CodesPanel.tsx';
import { MailsPanel } from './MailsPanel.tsx';
import { IssuersPanel } from './IssuersPanel.tsx';
import { MapPanel } from './MapPanel.tsx';
import { OrganisationsPanel } from './OrganisationsPanel.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';
import { TokensPanel } from './TokensPanel.tsx';

const parts = {
  people: [/*i18n*/ 'Personen', PeoplePanel],
  codes: [/*i18n*/ 'Codes', CodesPanel],
  stations: [/*i18n*/ 'Stationen', TokensPanel],
  organisations: [/*i18n*/ 'Organisationen', OrganisationsPanel],
  mails: [/*i18n*/ 'E-Mails', MailsPanel],
  issuers: [/*i18n*/ 'Anmeldedienste', IssuersPanel],
  map: [/*i18n*/ 'Karte', MapPanel],
  audit: [/*i18n*/ 'Protokoll', AuditPanel],
} as const;

/** Who may do what, which stations may send, and what was done. */
export const AdminPage = observer(function AdminPage() {
  const { i18n } = useLingui();
  const address = useAddress();
  const asked = address.of('part');
  const [, [, Part]] = entriesOf(parts).find(([id]) => id === asked) ?? (['people', parts.people] as const);
  return (
    <FleetPage crumbs={[{ label: i18n._(fleetPages.admin.label) }]}>
      <Headline title={i18n._(fleetPages.admin.label)} />
      <div className="fl-tools">
        <div className="seg am-parts" role="group" aria-label={i18n._(fleetPages.admin.label)}>
          {entriesOf(parts).map(([id, [word, its]]) => (
            <button key={id} type="button" aria-pressed={its === Part} onClick={() => address.set('part', id)}>
              {i18n._(word)}
            </button>
          ))}
        </div>
      </div>
      <Part address={address} />
    </FleetPage>
  );
});

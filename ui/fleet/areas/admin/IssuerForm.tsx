import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useState } from 'react';
import type { CallResult, IssuerSaving, ManagedOrganisation, OrganisationIssuer } from '../../../../core/ports/index.ts';
import { CopyButton, Panel } from '../../../kit/index.ts';
import { fleetPorts, useService } from '../../di/index.ts';
import { OrderFailure } from '../../shell/OrderFailure.tsx';
import { useOrder } from '../../shell/useOrder.ts';
import { SelectField } from '../../shell/SelectField.tsx';
import { TextField } from '../../shell/TextField.tsx';
import { useOwnOrganisation } from './useOwnOrganisation.ts';

interface IssuerFormProps {
  readonly organisations: readonly ManagedOrganisation[];
  readonly issuers: readonly OrganisationIssuer[];
  readonly onSaved: () => void;
}

/** Text ids: why an issuer was not saved. */
const savingWords: Readonly<Record<Exclude<IssuerSaving, 'saved'>, string>> = {
  domainTaken: /*i18n*/ 'Eine dieser E-Mail-Domänen gehört schon zu einer anderen Organisation.',
  secretMissing: /*i18n*/ 'Eine neue Adresse braucht auch das Geheimnis des Clients.',
};

/** Where an issuer sends browsers back to: what has to be entered there. */
const returnAddress = () => `${location.origin}/fleet/oidc/callback`;
const blank = { issuer: '', clientId: '', clientSecret: '', domains: '' };

/** Who vouches for the people of an organisation; what is there already is shown but for its secret. */
export const IssuerForm = observer(function IssuerForm({ organisations, issuers, onSaved }: IssuerFormProps) {
  const { i18n } = useLingui();
  const api = useService(fleetPorts.issuers);
  const order = useOrder<CallResult<{ readonly saving: IssuerSaving }>>();
  const [chosen, choose] = useState('');
  const [draft, setDraft] = useState<Partial<typeof blank>>({});
  const own = useOwnOrganisation(organisations);
  const organisation = chosen || own;
  const before = issuers.find((each) => each.organisation === organisation);
  const shown = { ...blank, ...(before && { ...before, domains: before.domains.join(', ') }), ...draft };
  const enter = (change: Partial<typeof blank>) => setDraft({ ...draft, ...change });
  const isKept = before !== undefined && before.issuer === shown.issuer.trim();
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    const domains = shown.domains.split(/[\s,;]+/).filter((each) => each !== '');
    const issuer = { organisation, issuer: shown.issuer.trim(), clientId: shown.clientId, domains };
    const secret = shown.clientSecret === '' ? {} : { clientSecret: shown.clientSecret };
    if (!(await order.give(() => api.saveIssuer({ ...issuer, ...secret })))) return;
    onSaved();
    setDraft({});
  };
  const saving = order.answer?.value.saving;
  return (
    <Panel title={i18n._('Anmeldedienst einer Organisation')}>
      <p className="t14">
        {i18n._('Wer eine E-Mail-Adresse dieser Domänen hat und eingeladen ist, meldet sich bei diesem Dienst an (OpenID Connect).')}
      </p>
      <form className="am-form am-issuer-form" onSubmit={save}>
        <SelectField
          label={i18n._('Organisation')}
          value={organisation}
          choices={organisations.map(({ id, name }) => [id, name])}
          onChoose={(each) => {
            choose(each);
            setDraft({});
            order.forget();
          }}
        />
        <TextField
          label={i18n._('Adresse des Anmeldedienstes (Issuer)')}
          type="url"
          value={shown.issuer}
          onEnter={(issuer) => enter({ issuer })}
        />
        <TextField label={i18n._('Client-ID')} value={shown.clientId} onEnter={(clientId) => enter({ clientId })} />
        <TextField
          label={isKept ? i18n._('Neues Geheimnis des Clients (leer: bleibt)') : i18n._('Geheimnis des Clients')}
          type="password"
          isOptional={isKept}
          value={shown.clientSecret}
          onEnter={(clientSecret) => enter({ clientSecret })}
        />
        <TextField label={i18n._('E-Mail-Domänen, durch Komma getrennt')} value={shown.domains} onEnter={(domains) => enter({ domains })} />
        <button type="submit" className="btn pri" disabled={order.isUnderWay || organisation === ''}>
          {i18n._('Speichern')}
        </button>
      </form>
      <OrderFailure failure={saving === undefined || saving === 'saved' ? order.failure : savingWords[saving]} />
      <div className="am-once">
        <span className="t14">{i18n._('Beim Anmeldedienst als Rücksprungadresse (Redirect URI) eintragen:')}</span>
        <code>{returnAddress()}</code>
        <CopyButton text={returnAddress()} />
      </div>
    </Panel>
  );
});

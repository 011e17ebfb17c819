import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useState } from 'react';
import { type MemberRole, memberRoles } from '../../../../core/fleet/index.ts';
import type { CallResult, InvitationLink, ManagedOrganisation } from '../../../../core/ports/index.ts';
import { isOneOf } from '../../../../core/records/index.ts';
import { Panel } from '../../../kit/index.ts';
import { fleetPorts, useService } from '../../di/index.ts';
import { OrderFailure } from '../../shell/OrderFailure.tsx';
import { useOrder } from '../../shell/useOrder.ts';
import { OnceShown } from './OnceShown.tsx';
import { roleWords } from './roleWords.ts';
import { SelectField } from '../../shell/SelectField.tsx';
import { TextField } from '../../shell/TextField.tsx';
import { useOwnOrganisation } from './useOwnOrganisation.ts';

interface PersonFormProps {
  readonly organisations: readonly ManagedOrganisation[];
  readonly onSaved: () => void;
}

interface Draft {
  readonly email: string;
  readonly name: string;
  readonly organisation: string;
  readonly role: MemberRole;
}
const blank: Draft = { email: '', name: '', organisation: '', role: 'viewer' };

/** Invites a person, or changes what somebody may do. */
export const PersonForm = observer(function PersonForm({ organisations, onSaved }: PersonFormProps) {
  const { i18n } = useLingui();
  const api = useService(fleetPorts.people);
  const order = useOrder<CallResult<InvitationLink>>();
  const [draft, setDraft] = useState(blank);
  const enter = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const own = useOwnOrganisation(organisations);
  const organisation = draft.organisation || own;
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!(await order.give(() => api.savePerson({ ...draft, organisation })))) return;
    setDraft(blank);
    onSaved();
  };
  const made = order.answer?.value;
  return (
    <Panel title={i18n._('Person einladen oder ihre Rechte ändern')}>
      <form className="am-form" onSubmit={save}>
        <TextField label={i18n._('E-Mail-Adresse')} type="email" value={draft.email} onEnter={(email) => enter({ email })} />
        <TextField label={i18n._('Name')} value={draft.name} onEnter={(name) => enter({ name })} />
        <SelectField
          label={i18n._('Organisation')}
          value={organisation}
          choices={organisations.map(({ id, name }) => [id, name])}
          onChoose={(each) => enter({ organisation: each })}
        />
        <SelectField
          label={i18n._('Rechte')}
          value={draft.role}
          choices={memberRoles.map((role) => [role, i18n._(roleWords[role])])}
          onChoose={(role) => isOneOf(memberRoles, role) && enter({ role })}
        />
        <button type="submit" className="btn pri" disabled={order.isUnderWay || organisation === ''}>
          {i18n._('Speichern')}
        </button>
      </form>
      <OrderFailure failure={order.failure} />
      {made !== undefined && made.link === undefined && (
        <p className="t14" role="status">
          {i18n._('Gespeichert.')}
        </p>
      )}
      {made?.link !== undefined && (
        // for a mail to somebody who has never been here
        <OnceShown name={i18n._('Link für diese Person')} text={new URL(made.link, location.origin).href} expiresMs={made.expiresMs} />
      )}
    </Panel>
  );
});

import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useState } from 'react';
import type { CallResult } from '../../../../core/ports/index.ts';
import { Panel } from '../../../kit/index.ts';
import { fleetPorts, fleetStores, useService } from '../../di/index.ts';
import { Answered } from '../../shell/Answered.tsx';
import { OrderFailure } from '../../shell/OrderFailure.tsx';
import { useOrder } from '../../shell/useOrder.ts';
import { TextField } from '../../shell/TextField.tsx';
import { useManaged } from './useManaged.ts';

/** Companies that run stations or own them; a server's first person makes them. */
export const OrganisationsPanel = observer(function OrganisationsPanel() {
  const { i18n } = useLingui();
  const api = useService(fleetPorts.people);
  const { isRoot } = useService(fleetStores.session);
  const query = useManaged();
  const order = useOrder<CallResult<{ readonly id: string }>>();
  const [name, setName] = useState('');
  const make = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!(await order.give(() => api.makeOrganisation(name.trim())))) return;
    setName('');
    void query.refresh();
  };
  return (
    <>
      {isRoot && (
        <Panel title={i18n._('Neue Organisation')}>
          <form className="am-form" onSubmit={make}>
            <TextField label={i18n._('Name')} value={name} onEnter={setName} />
            <button type="submit" className="btn pri" disabled={order.isUnderWay}>
              {i18n._('Anlegen')}
            </button>
          </form>
          <OrderFailure failure={order.failure} />
        </Panel>
      )}
      <Answered query={query}>
        {(organisations) => (
          <Panel title={i18n._('Organisationen')}>
            <ul className="t14">
              {organisations.map(({ id, name: each, stations, people }) => (
                <li key={id} className="fl-line">
                  <b>{each}</b>
                  <span>
                    {i18n._(
                      '{stations, plural, one {# Station} other {# Stationen}}, {people, plural, one {# Person} other {# Personen}}',
                      {
                        stations,
                        people,
                      },
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </Answered>
    </>
  );
});

import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Panel, RemoveButton } from '../../../kit/index.ts';
import type { OrderResult } from '../../../../core/ports/index.ts';
import { fleetPorts, useService } from '../../di/index.ts';
import { Answered } from '../../shell/Answered.tsx';
import { OrderFailure } from '../../shell/OrderFailure.tsx';
import { useFleetQuery } from '../../shell/useFleetQuery.ts';
import { useOrder } from '../../shell/useOrder.ts';
import { PersonForm } from './PersonForm.tsx';
import { roleWords } from './roleWords.ts';
import { useManaged } from './useManaged.ts';

/** People, what they may do in which organisation, and who was invited. */
export const PeoplePanel = observer(function PeoplePanel() {
  const { i18n } = useLingui();
  const api = useService(fleetPorts.people);
  const managed = useManaged();
  const query = useFleetQuery((waiting) => api.people(waiting), []);
  const removal = useOrder<OrderResult>();
  const nameOf = (organisation: string) => managed.value?.find(({ id }) => id === organisation)?.name ?? organisation;
  const remove = async (account: string, organisation: string) => {
    if (await removal.give(() => api.removePerson(account, organisation))) void query.refresh();
  };
  const title = i18n._('Personen');
  return (
    <>
      <PersonForm organisations={managed.value ?? []} onSaved={() => void query.refresh()} />
      <OrderFailure failure={removal.failure} />
      <Answered query={query}>
        {(people) => (
          <Panel title={title} bare>
            <table className="tb tb-stacked tb-cards am-cards" aria-label={title}>
              <thead>
                <tr>
                  <th scope="col">{i18n._('Name')}</th>
                  <th scope="col">{i18n._('E-Mail-Adresse')}</th>
                  <th scope="col">{i18n._('Organisation')}</th>
                  <th scope="col">{i18n._('Rechte')}</th>
                  <th scope="col" aria-label={i18n._('Entfernen')} />
                </tr>
              </thead>
              <tbody>
                {people.map(({ account, name, email, organisation, role, isInvited, vouchedBy }) => (
                  <tr key={`${account} ${organisation}`}>
                    <th scope="row">
                      {name}
                      {isInvited && <span className="t12 dim"> {i18n._('eingeladen')}</span>}
                      {vouchedBy !== undefined && (
                        <span className="t12 dim"> {i18n._('Anmeldung über {organisation}', { organisation: vouchedBy })}</span>
                      )}
                    </th>
                    <td data-label={i18n._('E-Mail-Adresse')}>{email}</td>
                    <td data-label={i18n._('Organisation')}>{nameOf(organisation)}</td>
                    <td data-label={i18n._('Rechte')}>{i18n._(roleWords[role])}</td>
                    <td className="r">
                      <RemoveButton
                        label={i18n._('Entfernen')}
                        question={i18n._('{name} aus {organisation} entfernen?', { name, organisation: nameOf(organisation) })}
                        onRemove={() => void remove(account, organisation)}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Panel>
        )}
      </Answered>
    </>
  );
});

import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { OrderResult } from '../../../../core/ports/index.ts';
import { missing } from '../../../../i18n/format/index.ts';
import { Panel, RemoveButton } from '../../../kit/index.ts';
import { fleetPorts, fleetStores, useService } from '../../di/index.ts';
import { Answered } from '../../shell/Answered.tsx';
import { Moment } from '../../shell/Moment.tsx';
import { OrderFailure } from '../../shell/OrderFailure.tsx';
import { useFleetQuery } from '../../shell/useFleetQuery.ts';
import { useOrder } from '../../shell/useOrder.ts';
import { CodeForm } from './CodeForm.tsx';
import { useManaged } from './useManaged.ts';

/** Codes that stations can still be enrolled with. */
export const CodesPanel = observer(function CodesPanel() {
  const { i18n } = useLingui();
  const api = useService(fleetPorts.people);
  const { rows = [] } = useService(fleetStores.stations);
  const managed = useManaged();
  const query = useFleetQuery((waiting) => api.codes(waiting), []);
  const removal = useOrder<OrderResult>();
  const nameOf = (organisation: string) => managed.value?.find(({ id }) => id === organisation)?.name ?? organisation;
  const remove = async (id: string) => {
    if (await removal.give(() => api.removeCode(id))) void query.refresh();
  };
  const title = i18n._('Gültige Codes');
  return (
    <>
      <CodeForm organisations={managed.value ?? []} stations={rows} onMade={() => void query.refresh()} />
      <OrderFailure failure={removal.failure} />
      <Answered query={query}>
        {(codes) => (
          <Panel title={title} bare={codes.length > 0}>
            {codes.length === 0 ? (
              <p className="t14 dim">{i18n._('Kein Code ist gültig.')}</p>
            ) : (
              <table className="tb tb-stacked tb-cards am-cards" aria-label={title}>
                <thead>
                  <tr>
                    <th scope="col">{i18n._('Betreut von')}</th>
                    <th scope="col">{i18n._('Gehört')}</th>
                    <th scope="col">{i18n._('Ersetzt die Steuerung von')}</th>
                    <th scope="col" className="r">
                      {i18n._('Noch für Stationen')}
                    </th>
                    <th scope="col">{i18n._('Gilt bis')}</th>
                    <th scope="col" aria-label={i18n._('Entfernen')} />
                  </tr>
                </thead>
                <tbody>
                  {codes.map(({ id, operator, owner, station, uses, expiresMs }) => (
                    <tr key={id}>
                      <td data-label={i18n._('Betreut von')}>{nameOf(operator)}</td>
                      <td data-label={i18n._('Gehört')}>{nameOf(owner)}</td>
                      <td data-label={i18n._('Ersetzt die Steuerung von')}>
                        {station === undefined ? missing : (rows.find((row) => row.id === station)?.name ?? station)}
                      </td>
                      <td className="r" data-label={i18n._('Noch für Stationen')}>
                        {uses}
                      </td>
                      <td data-label={i18n._('Gilt bis')}>
                        <Moment atMs={expiresMs} />
                      </td>
                      <td className="r">
                        <RemoveButton
                          label={i18n._('Entfernen')}
                          question={i18n._('Diesen Code entfernen?')}
                          onRemove={() => void remove(id)}
                        />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </Panel>
        )}
      </Answered>
    </>
  );
});

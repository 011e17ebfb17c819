import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { OrderResult } from '../../../../core/ports/index.ts';
import { Panel, RemoveButton } from '../../../kit/index.ts';
import { fleetPorts, useService } from '../../di/index.ts';
import { Answered } from '../../shell/Answered.tsx';
import { OrderFailure } from '../../shell/OrderFailure.tsx';
import { useFleetQuery } from '../../shell/useFleetQuery.ts';
import { useOrder } from '../../shell/useOrder.ts';
import { IssuerForm } from './IssuerForm.tsx';
import { IssuerTest } from './IssuerTest.tsx';
import { useManaged } from './useManaged.ts';

/** The issuers that vouch for people of organisations. */
export const IssuersPanel = observer(function IssuersPanel() {
  const { i18n } = useLingui();
  const api = useService(fleetPorts.issuers);
  const managed = useManaged();
  const query = useFleetQuery((waiting) => api.issuers(waiting), []);
  const removal = useOrder<OrderResult>();
  const nameOf = (organisation: string) => managed.value?.find(({ id }) => id === organisation)?.name ?? organisation;
  const remove = async (organisation: string) => {
    if (await removal.give(() => api.removeIssuer(organisation))) void query.refresh();
  };
  const title = i18n._('Anmeldedienste');
  return (
    <Answered query={query}>
      {(issuers) => (
        <>
          <IssuerForm organisations={managed.value ?? []} issuers={issuers} onSaved={() => void query.refresh()} />
          <OrderFailure failure={removal.failure} />
          {issuers.length > 0 && (
            <Panel title={title}>
              <ul className="t14">
                {issuers.map(({ organisation, issuer, domains }) => (
                  <li key={organisation} className="am-issuer">
                    <b>{nameOf(organisation)}</b>
                    <span className="am-address">{issuer}</span>
                    <span className="dim">{domains.join(', ')}</span>
                    <div className="fl-tools">
                      <IssuerTest key={issuer} organisation={organisation} />
                      <RemoveButton
                        label={i18n._('Entfernen')}
                        question={i18n._('Anmeldedienst von {organisation} entfernen? Wer ihn benutzt, wird abgemeldet.', {
                          organisation: nameOf(organisation),
                        })}
                        onRemove={() => void remove(organisation)}
                      />
                    </div>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </>
      )}
    </Answered>
  );
});

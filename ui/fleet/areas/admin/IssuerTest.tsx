import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { IssuerTrial } from '../../../../core/fleet/index.ts';
import type { CallResult } from '../../../../core/ports/index.ts';
import { classNames, Icon } from '../../../kit/index.ts';
import { fleetPorts, useService } from '../../di/index.ts';
import { useOrder } from '../../shell/useOrder.ts';

/** Text ids: how the test of an issuer went. */
const trialWords: Readonly<Record<IssuerTrial, string>> = {
  works: /*i18n*/ 'Der Anmeldedienst antwortet und kennt diesen Client.',
  issuerDown: /*i18n*/ 'Der Anmeldedienst antwortet nicht.',
  notAllowed: /*i18n*/ 'Diese Adresse darf dieser Server nicht aufrufen.',
  issuerFailed: /*i18n*/ 'Unter dieser Adresse antwortet kein Anmeldedienst dieses Namens.',
  clientRefused: /*i18n*/ 'Der Anmeldedienst kennt diesen Client nicht, oder nicht mit diesem Geheimnis.',
};

/** Asks the issuer of an organisation whether it knows this fleet. */
export const IssuerTest = observer(function IssuerTest({ organisation }: { readonly organisation: string }) {
  const { i18n } = useLingui();
  const api = useService(fleetPorts.issuers);
  const order = useOrder<CallResult<{ readonly trial: IssuerTrial }>>();
  const trial = order.answer?.value.trial;
  const words = trial === undefined ? order.failure : trialWords[trial];
  const isFine = trial === 'works';
  return (
    <>
      <button
        type="button"
        className="btn sm"
        disabled={order.isUnderWay}
        onClick={() => void order.give(() => api.testIssuer(organisation))}
      >
        {i18n._('Verbindung prüfen')}
      </button>
      {words !== undefined && (
        <span className={classNames('am-trial', isFine ? 's-ok' : 's-error')} role="status">
          <Icon name={isFine ? 'g-check' : 'i-error'} />
          {i18n._(words)}
        </span>
      )}
    </>
  );
});

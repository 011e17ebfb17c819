import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { stores, useService } from '../di/index.ts';
import { Icon } from '../kit/index.ts';
import { areaTable, isOpenArea } from './areaTable.ts';
import { refusalOf } from './refusal.ts';

/** Says why another page is shown than the one asked for, until the next step. It is there when it has nothing to say, as only then what it says is announced. */
export const RefusalNotice = observer(function RefusalNotice() {
  const { i18n } = useLingui();
  const { session, allowed } = useService(stores.session);
  const refusal = refusalOf(useLocation().state);
  const closed =
    refusal !== undefined && refusal !== 'nowhere' && session.isAuthorized && !isOpenArea(refusal, allowed) ? refusal : undefined;
  return (
    <div className="refusal" role="status">
      {refusal === 'nowhere' && <p>{i18n._('Unter dieser Adresse gibt es keine Seite.')}</p>}
      {closed !== undefined && (
        <p>
          <Icon name="g-lock" />
          <span>
            <b>{i18n._('Mit Ihrem Passwort lässt sich diese Seite nicht öffnen.')}</b>{' '}
            {i18n._(
              'Wer mit dem Schreibpasswort angemeldet ist, kann den Bereich „{area}“ in den Einstellungen unter „Rechte“ freigeben.',
              { area: i18n._(areaTable[closed].label) },
            )}
          </span>
        </p>
      )}
    </div>
  );
});

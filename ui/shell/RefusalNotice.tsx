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
            <b>{i18n._('Diese Seite ist für Ihre Stufe gesperrt.')}</b>{' '}
            {i18n._('Den Bereich „{area}“ gibt frei, wer schreiben darf.', { area: i18n._(areaTable[closed].label) })}
          </span>
        </p>
      )}
    </div>
  );
});

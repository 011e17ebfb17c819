import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { BalancePurpose } from '../../../../core/balance/index.ts';
import { classNames, Icon } from '../../../kit/index.ts';
import type { QueryState } from '../../../stores/index.ts';
import type { BalanceVm } from './balance.vm.ts';

/** Text ids. */
const states: Readonly<Record<QueryState, string>> = {
  idle: /*i18n*/ 'Noch kein Bericht angefordert',
  asking: /*i18n*/ 'Anforderung läuft',
  answered: /*i18n*/ 'Anforderung erfolgreich',
  failed: /*i18n*/ 'Anforderung fehlgeschlagen',
};
const purposes: Readonly<Record<BalancePurpose, string>> = {
  dailyValues: /*i18n*/ 'Vorschau',
  balanceCsv: /*i18n*/ 'CSV',
  balancePdf: /*i18n*/ 'PDF',
};

/** How the latest request goes, and the way to end or repeat it. */
export const RequestLine = observer(function RequestLine({ vm }: { readonly vm: BalanceVm }) {
  const { i18n } = useLingui();
  const { state, purpose, range, isRefused } = vm;
  return (
    <div className={classNames('bb-request', state === 'failed' && 's-warn')}>
      {state === 'failed' && <Icon name="i-warn" />}
      <p role="status">
        <b>{i18n._(states[state])}</b>
        {state !== 'idle' && `: ${i18n._(purposes[purpose])}`}
        {isRefused && `. ${i18n._('Der gewählte Zeitraum beginnt oder endet an einem Tag ohne Daten.')}`}
      </p>
      {state === 'asking' && (
        <button type="button" className="btn sm" onClick={() => vm.cancel()}>
          {i18n._('Abbrechen')}
        </button>
      )}
      {(state === 'failed' || (state === 'idle' && range !== undefined)) && (
        <button type="button" className="btn sm" onClick={() => void vm.request('dailyValues')}>
          {state === 'failed' ? i18n._('Erneut versuchen') : i18n._('Vorschau laden')}
        </button>
      )}
      {state === 'asking' && <div className="progress bb-progress" aria-hidden />}
    </div>
  );
});

import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { stores, useService } from '../../../di/index.ts';

/** Says why there are no expected dates; nothing when there are, or while they may come at once. */
export const ForecastNote = observer(function ForecastNote() {
  const { i18n } = useLingui();
  const runningHours = useService(stores.runningHours);
  const { state } = useService(stores.services);
  if (state !== 'known') return null;
  if (runningHours.state === 'notAllowed')
    return <p className="mt-note t12 dim">{i18n._('Voraussichtliche Termine brauchen das Recht Analyse oder Energiebilanz.')}</p>;
  if (runningHours.state === 'uncovered')
    return (
      <p className="mt-note t12 dim">
        {i18n._('Voraussichtliche Termine nach Betriebsstunden fehlen, weil die Steuerung keine Abdeckung nennt.')}
      </p>
    );
  if (runningHours.state === 'late')
    return (
      <p className="mt-note t12 dim" role="status">
        {i18n._('Voraussichtliche Termine folgen, sobald die Betriebsstunden gezählt sind.')}
      </p>
    );
  if (runningHours.state !== 'failed') return null;
  return (
    <p className="mt-note t12 dim" role="status">
      {i18n._('Voraussichtliche Termine konnten nicht geladen werden.')}
      <button type="button" className="mt-again" onClick={() => void runningHours.retry()}>
        {i18n._('Erneut versuchen')}
      </button>
    </p>
  );
});

import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { missing } from '../../../i18n/format/index.ts';
import { stores, useService } from '../../di/index.ts';
import { KeyValue, KeyValueList } from '../../kit/index.ts';
import { useFormat } from '../../station/index.ts';

/** The station's facts; its time only within a session, which the clock comes with. */
export const StationSummary = observer(function StationSummary() {
  const { i18n } = useLingui();
  const { facts } = useService(stores.station);
  const machines = useService(stores.machines);
  const { clockMs, snapshot } = useService(stores.plant);
  const { isAuthorized } = useService(stores.session).session;
  const { date, clock } = useFormat();
  return (
    <KeyValueList className="wel-facts">
      <KeyValue name={i18n._('Version der Steuerung')}>{snapshot?.master.version || facts?.controllerVersion || missing}</KeyValue>
      <KeyValue name={i18n._('Verdichter')}>{machines.isKnown ? machines.list.length : facts?.compressorCount || missing}</KeyValue>
      {isAuthorized && (
        <KeyValue name={i18n._('Stationszeit')}>
          {date(clockMs)}, {clock(clockMs)}
        </KeyValue>
      )}
    </KeyValueList>
  );
});

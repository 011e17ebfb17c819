import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { AuditRow } from '../../../../core/ports/index.ts';
import { missing } from '../../../../i18n/format/index.ts';
import { Panel } from '../../../kit/index.ts';
import { fleetPorts, fleetStores, useService } from '../../di/index.ts';
import { Answered } from '../../shell/Answered.tsx';
import { Moment } from '../../shell/Moment.tsx';
import { useFleetQuery } from '../../shell/useFleetQuery.ts';
import { actWords } from './actWords.ts';

/** What people did, newest first; a page of it each time. */
export const AuditPanel = observer(function AuditPanel() {
  const { i18n } = useLingui();
  const api = useService(fleetPorts.people);
  const { rows = [] } = useService(fleetStores.stations);
  const [before, setBefore] = useState<number>();
  const query = useFleetQuery((waiting) => api.audit(before, waiting), [String(before)]);
  const title = i18n._('Protokoll');
  const stationOf = ({ station, removedName }: AuditRow) =>
    station === undefined ? missing : (rows.find(({ id }) => id === station)?.name ?? removedName ?? station);
  return (
    <Answered query={query}>
      {(acts) => (
        <Panel title={title} bare>
          <table className="tb tb-stacked tb-cards" aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{i18n._('Zeitpunkt')}</th>
                <th scope="col">{i18n._('Wer')}</th>
                <th scope="col">{i18n._('Was')}</th>
                <th scope="col">{i18n._('Station')}</th>
                <th scope="col">{i18n._('Adresse')}</th>
              </tr>
            </thead>
            <tbody>
              {acts.length === 0 && (
                <tr>
                  <td colSpan={5} className="dim">
                    {i18n._('Älteres steht hier nicht.')}
                  </td>
                </tr>
              )}
              {acts.map((row, i) => (
                <tr key={`${row.atMs} ${i}`}>
                  <th scope="row">
                    <Moment atMs={row.atMs} />
                  </th>
                  <td data-label={i18n._('Wer')}>{row.email ?? missing}</td>
                  <td data-label={i18n._('Was')}>{i18n._(actWords[row.act])}</td>
                  <td data-label={i18n._('Station')}>{stationOf(row)}</td>
                  <td data-label={i18n._('Adresse')}>{row.address ?? missing}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className="pb fl-tools">
            <button type="button" className="btn sm" disabled={before === undefined} onClick={() => setBefore(undefined)}>
              {i18n._('Neueste')}
            </button>
            <button type="button" className="btn sm" disabled={acts.length === 0} onClick={() => setBefore(acts.at(-1)?.atMs)}>
              {i18n._('Ältere')}
            </button>
          </div>
        </Panel>
      )}
    </Answered>
  );
});

import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PlannedVisit } from '../../../core/fleet/index.ts';
import { formatDay } from '../../../i18n/format/index.ts';
import { Link, Panel } from '../../kit/index.ts';
import { stationPath } from './fleetPages.ts';
import { useFleetFormat } from './useFleetFormat.ts';
import './visitTable.css';

interface VisitTableProps {
  /** Open ones first. */
  readonly visits: readonly PlannedVisit[];
  /** Of those who may change them. */
  readonly actionsOf?: (visit: PlannedVisit) => ReactNode;
}

/** Visits that people have planned, a line each; nothing without one. */
export const VisitTable = observer(function VisitTable({ visits, actionsOf }: VisitTableProps) {
  const { i18n } = useLingui();
  const { region } = useFleetFormat();
  if (visits.length === 0) return null;
  const title = i18n._('Geplante Besuche');
  return (
    <Panel title={title} bare>
      <table className="tb tb-stacked vs-visits" aria-label={title}>
        <thead>
          <tr>
            <th scope="col" className="vs-day">
              {i18n._('Tag')}
            </th>
            <th scope="col">{i18n._('Stationen')}</th>
            <th scope="col">{i18n._('Notiz')}</th>
            {actionsOf !== undefined && <th scope="col" className="vs-acts" aria-label={i18n._('Ändern')} />}
          </tr>
        </thead>
        <tbody>
          {visits.map((visit) => (
            <tr key={visit.id} className={visit.done === undefined ? undefined : 'dim'}>
              <td>
                {formatDay(visit.done ?? visit.planned, region)}
                {visit.done !== undefined && <span className="t12 vs-below">{i18n._('erledigt')}</span>}
              </td>
              <td>
                <ul>
                  {visit.stations.map(({ station, name, place }) => (
                    <li key={station}>
                      <Link className="vs-station" to={stationPath(station)}>
                        {name}
                      </Link>{' '}
                      <span className="t12 dim">{place}</span>
                    </li>
                  ))}
                </ul>
              </td>
              <td>
                {visit.note}
                <span className="t12 dim vs-below">{visit.by}</span>
              </td>
              {actionsOf !== undefined && <td className="r">{actionsOf(visit)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
});

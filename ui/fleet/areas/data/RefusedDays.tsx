import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { FleetDataRow } from '../../../../core/ports/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { Panel } from '../../../kit/index.ts';
import { Moment } from '../../shell/Moment.tsx';
import { useFleetFormat } from '../../shell/useFleetFormat.ts';

/** Days that the fleet did not take, and why; nothing without one. */
export const RefusedDays = observer(function RefusedDays({ rows }: { readonly rows: readonly FleetDataRow[] }) {
  const { i18n } = useLingui();
  const { region } = useFleetFormat();
  const refused = rows.flatMap(({ id, name, refusedDays }) => refusedDays.map((each) => ({ ...each, id, name })));
  if (refused.length === 0) return null;
  return (
    <Panel title={i18n._('Abgelehnte Tage')} bare>
      <div className="scroll" role="region" aria-label={i18n._('Abgelehnte Tage')} tabIndex={0}>
        <table className="tb">
          <thead>
            <tr>
              <th scope="col">{i18n._('Station')}</th>
              <th scope="col">{i18n._('Tag')}</th>
              <th scope="col">{i18n._('Abgelehnt')}</th>
              <th scope="col">{i18n._('Grund')}</th>
            </tr>
          </thead>
          <tbody>
            {refused.map(({ id, name, day, atMs, reason }) => (
              <tr key={`${id} ${day} ${atMs}`}>
                <td>{name}</td>
                <td>{formatDay(day, region)}</td>
                <td>
                  <Moment atMs={atMs} />
                </td>
                <td lang="en">{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
});

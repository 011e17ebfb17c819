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
  const title = i18n._('Abgelehnte Tage');
  return (
    <Panel title={title} bare>
      <table className="tb tb-stacked tb-cards" aria-label={title}>
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
              <th scope="row">{name}</th>
              <td data-label={i18n._('Tag')}>{formatDay(day, region)}</td>
              <td data-label={i18n._('Abgelehnt')}>
                <Moment atMs={atMs} />
              </td>
              <td data-label={i18n._('Grund')}>
                <span lang="en">{reason}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
});

import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { msPerMinute } from '../../../../core/time/index.ts';
import { Headline, Panel } from '../../../kit/index.ts';
import { fleetPorts, useService } from '../../di/index.ts';
import { Answered } from '../../shell/Answered.tsx';
import { FleetPage } from '../../shell/FleetPage.tsx';
import { fleetPages, stationPath } from '../../shell/fleetPages.ts';
import { FleetTable } from '../../shell/table/FleetTable.tsx';
import { useAddress } from '../../shell/useAddress.ts';
import { useFleetQuery } from '../../shell/useFleetQuery.ts';
import { RefusedDays } from './RefusedDays.tsx';
import { useDataColumns } from './useDataColumns.tsx';

/** Which stations can be believed. */
export const DataPage = observer(function DataPage() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const stations = useService(fleetPorts.stations);
  const address = useAddress();
  const query = useFleetQuery((waiting) => stations.data(waiting), [], msPerMinute);
  const columns = useDataColumns();
  const rows = (query.value ?? []).toSorted((one, other) => other.findings.length - one.findings.length);
  const doubted = rows.filter(({ findings }) => findings.length > 0).length;
  return (
    <FleetPage crumbs={[{ label: i18n._(fleetPages.data.label) }]}>
      <Headline
        title={
          query.value === undefined
            ? i18n._(fleetPages.data.label)
            : i18n._('{count, plural, =0 {An keiner Station fehlt etwas} one {An # Station fehlt etwas} other {An # Stationen fehlt etwas}}', {
                count: doubted,
              })
        }
        note={i18n._('Von Stationen mit weniger als 95 % der Daten gibt es keine Rangfolge.')}
      />
      <Answered query={query}>
        {() => (
          <>
            <Panel label={i18n._('Stationen')} bare>
              <FleetTable
                label={i18n._('Stationen')}
                rows={rows}
                columns={columns}
                keyOf={({ id }) => id}
                address={address}
                onOpen={({ id }) => void navigate(stationPath(id))}
                empty={i18n._('Noch keine Station ist angemeldet.')}
                isOld={query.isOld}
              />
            </Panel>
            <RefusedDays rows={rows} />
          </>
        )}
      </Answered>
    </FleetPage>
  );
});

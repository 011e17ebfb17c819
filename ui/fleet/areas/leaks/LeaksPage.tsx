import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { Headline, Panel } from '../../../kit/index.ts';
import { fleetPorts, useService } from '../../di/index.ts';
import { Answered } from '../../shell/Answered.tsx';
import { Exports } from '../../shell/Exports.tsx';
import { FleetPage } from '../../shell/FleetPage.tsx';
import { fleetPages, stationPath } from '../../shell/fleetPages.ts';
import { MoneyTotals } from '../../shell/MoneyTotals.tsx';
import { FleetTable } from '../../shell/table/FleetTable.tsx';
import { useAddress } from '../../shell/useAddress.ts';
import { useFleetQuery } from '../../shell/useFleetQuery.ts';
import { useLeakColumns } from './useLeakColumns.tsx';

/** Which leaks to look for first. */
export const LeaksPage = observer(function LeaksPage() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const insight = useService(fleetPorts.insight);
  const address = useAddress();
  const query = useFleetQuery((waiting) => insight.leaks(waiting), []);
  const columns = useLeakColumns(query.value?.stations ?? []);
  return (
    <FleetPage crumbs={[{ label: i18n._(fleetPages.leaks.label) }]}>
      <Headline
        title={i18n._('Wo zuerst abdichten?')}
        note={i18n._('Zuerst Stationen, deren Nachtverbrauch eingetragen ist; eine Obergrenze sagt nur, wie viel es höchstens ist.')}
      >
        <Exports path="/fleet/api/leaks" />
      </Headline>
      <Answered query={query}>
        {({ stations, estimated, atMost }) => (
          <>
            <div className="fl-figures">
              <MoneyTotals name={i18n._('Geschätzt je Jahr')} totals={estimated} />
              <MoneyTotals name={i18n._('Dazu höchstens je Jahr')} totals={atMost} />
            </div>
            <Panel label={i18n._('Rangfolge')} bare>
              <FleetTable
                label={i18n._('Rangfolge')}
                rows={stations}
                columns={columns}
                keyOf={({ station }) => station}
                address={address}
                onOpen={({ station }) => void navigate(stationPath(station))}
                empty={i18n._('Noch keine Station ist angemeldet.')}
                isOld={query.isOld}
              />
            </Panel>
          </>
        )}
      </Answered>
    </FleetPage>
  );
});

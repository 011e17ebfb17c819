import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Suspense, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { byUrgency, filterStations, standings } from '../../../../core/fleet/index.ts';
import { entriesOf, isOneOf } from '../../../../core/records/index.ts';
import { lazyPart, Panel, Skeleton } from '../../../kit/index.ts';
import { allTexts } from '../../../kit/allTexts.ts';
import { fleetStores, useService } from '../../di/index.ts';
import { Answered } from '../../shell/Answered.tsx';
import { Exports } from '../../shell/Exports.tsx';
import { FleetPage } from '../../shell/FleetPage.tsx';
import { fleetPages, stationPath } from '../../shell/fleetPages.ts';
import { FleetTable } from '../../shell/table/FleetTable.tsx';
import { useAddress } from '../../shell/useAddress.ts';
import { StandingFilter } from './StandingFilter.tsx';
import { TodayHeadline } from './TodayHeadline.tsx';
import { TodayLegend } from './TodayLegend.tsx';
import { useTodayColumns } from './useTodayColumns.tsx';

const StationMap = lazyPart(async () => (await Promise.all([import('./map/StationMap.tsx'), allTexts()]))[0].StationMap);

/** What the list is narrowed by, as the address has it. */
const filters = ['q', 'org', 'state', 'region'] as const;

/** Where somebody must act: all stations, those in trouble first. */
export const TodayPage = observer(function TodayPage() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const stations = useService(fleetStores.stations);
  const address = useAddress();
  const { rows = [] } = stations;
  const [text, organisation, region] = [address.of('q'), address.of('org'), address.of('region')];
  const standing = isOneOf(standings, address.of('state')) ? address.of('state') : '';
  const urgent = useMemo(() => byUrgency(rows), [rows]);
  const shown = useMemo(
    () =>
      filterStations(urgent, {
        text,
        organisation: organisation === '' ? undefined : organisation,
        standing: isOneOf(standings, standing) ? standing : undefined,
        region,
      }),
    [urgent, text, organisation, standing, region],
  );
  const columns = useTodayColumns(rows);
  /** What the list is filtered by, as the table is asked for. */
  const asked = Object.fromEntries(entriesOf({ q: text, org: organisation, state: standing, region }).filter(([, value]) => value !== ''));
  return (
    <FleetPage crumbs={[{ label: i18n._(fleetPages.today.label) }]}>
      <TodayHeadline>
        <Exports path="/fleet/api/stations" query={{ language: i18n.locale, ...asked }} />
      </TodayHeadline>
      <Answered query={stations.query} bars={16}>
        {() => (
          <>
            <StandingFilter address={address} />
            {address.of('view') === 'map' ? (
              <Suspense fallback={<Skeleton label={i18n._('Lädt')} bars={16} />}>
                <StationMap rows={shown} />
              </Suspense>
            ) : (
              <Panel label={i18n._('Stationen')} bare>
                <FleetTable
                  label={i18n._('Stationen')}
                  rows={shown}
                  columns={columns}
                  keyOf={({ id }) => id}
                  address={address}
                  onOpen={({ id }) => void navigate(stationPath(id))}
                  empty={
                    rows.length === 0 ? (
                      i18n._('Noch keine Station ist angemeldet. Einen Code dafür gibt es unter Verwaltung.')
                    ) : (
                      <span className="fl-tools">
                        {i18n._('Keine Station passt dazu.')}
                        <button type="button" className="btn sm" onClick={() => filters.forEach((each) => address.set(each, ''))}>
                          {i18n._('Alle Stationen zeigen')}
                        </button>
                      </span>
                    )
                  }
                  isOld={stations.query.isOld}
                />
                <TodayLegend />
              </Panel>
            )}
          </>
        )}
      </Answered>
    </FleetPage>
  );
});

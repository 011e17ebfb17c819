import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { serviceClasses, type StationLabel, type VisitPlace } from '../../../../core/fleet/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { Headline, Panel } from '../../../kit/index.ts';
import { fleetPorts, fleetStores, useService } from '../../di/index.ts';
import { Answered } from '../../shell/Answered.tsx';
import { Exports } from '../../shell/Exports.tsx';
import { FleetPage } from '../../shell/FleetPage.tsx';
import { fleetPages } from '../../shell/fleetPages.ts';
import { useFleetFormat } from '../../shell/useFleetFormat.ts';
import { useFleetQuery } from '../../shell/useFleetQuery.ts';
import { VisitTable } from '../../shell/VisitTable.tsx';
import { serviceClassStyle } from './serviceClassStyle.ts';
import { PlaceTable } from './PlaceTable.tsx';
import './service.css';
import { StationsWithout } from './StationsWithout.tsx';
import { VisitActions } from './VisitActions.tsx';
import { VisitDialog, type VisitDraft } from './VisitDialog.tsx';

const once = (labels: readonly StationLabel[]) => [...new Map(labels.map((label) => [label.station, label])).values()];

/** What a new visit to an area begins with: all of its stations, on the first day that one is due. */
const draftOf = ({ visits }: VisitPlace): VisitDraft => ({
  visit: undefined,
  stations: once(visits),
  day: visits.map(({ day }) => day).reduce((a, b) => (a < b ? a : b)),
});

/** Which visits the next 30 days need, those near each other together. */
export const ServicePage = observer(function ServicePage() {
  const { i18n } = useLingui();
  const { region } = useFleetFormat();
  const insight = useService(fleetPorts.insight);
  const mayPlan = useService(fleetStores.session).may('engineer');
  const [draft, setDraft] = useState<VisitDraft>();
  const query = useFleetQuery((waiting) => insight.service(waiting), []);
  const plan = query.value;
  const visits = plan?.places.reduce((sum, place) => sum + place.visits.length, 0) ?? 0;
  return (
    <FleetPage crumbs={[{ label: i18n._(fleetPages.service.label) }]}>
      <Headline
        title={
          plan === undefined
            ? i18n._(fleetPages.service.label)
            : i18n._('{count, plural, =0 {Kein Besuch fällig} one {# Besuch fällig} other {# Besuche fällig}}', { count: visits })
        }
        note={plan && i18n._('{from} bis {until}', { from: formatDay(plan.fromDay, region), until: formatDay(plan.untilDay, region) })}
      >
        <Exports path="/fleet/api/service" hasCalendar />
      </Headline>
      <Answered query={query}>
        {({ places, planned, counts, unknown, withoutList }) => (
          <>
            <ul className="sv-counts" aria-label={i18n._('Wartungen nach Dringlichkeit')}>
              {serviceClasses.map((each) => (
                <li key={each}>
                  <span className="label">{i18n._(serviceClassStyle[each].word)}</span>
                  <span className="fig">{counts[each]}</span>
                </li>
              ))}
            </ul>
            <VisitTable
              visits={planned}
              {...(mayPlan && {
                actionsOf: (visit) => (
                  <VisitActions
                    visit={visit}
                    onChange={() => {
                      const near = places.filter(({ visits }) =>
                        visits.some(({ station }) => visit.stations.some((of) => of.station === station)),
                      );
                      setDraft({ visit, day: visit.planned, stations: once([...visit.stations, ...near.flatMap(({ visits }) => visits)]) });
                    }}
                    onDone={() => void query.refresh()}
                  />
                ),
              })}
            />
            {places.map((place) => (
              <PlaceTable key={place.area} place={place} {...(mayPlan && { onPlan: (of) => setDraft(draftOf(of)) })} />
            ))}
            {places.length === 0 && (
              <Panel>
                <p className="t14 dim">{i18n._('In den nächsten 30 Tagen ist nichts fällig, soweit bekannt.')}</p>
              </Panel>
            )}
            <div className="split fl-sides">
              <StationsWithout title={i18n._('Fälligkeit unbekannt')} stations={unknown} />
              <StationsWithout title={i18n._('Ohne Wartungsliste')} stations={withoutList} />
            </div>
          </>
        )}
      </Answered>
      {draft !== undefined && (
        <VisitDialog
          draft={draft}
          onClose={() => setDraft(undefined)}
          onDone={() => {
            setDraft(undefined);
            void query.refresh();
          }}
        />
      )}
    </FleetPage>
  );
});

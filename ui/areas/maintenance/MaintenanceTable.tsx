import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { serviceNames } from '../../../i18n/index.ts';
import { Headline, Panel } from '../../kit/index.ts';
import { useServices } from '../../station/index.ts';
import { Page } from '../../shell/index.ts';
import './maintenance.css';
import { useCare } from './care/useCare.ts';
import { MaintenanceRail } from './MaintenanceRail.tsx';
import { serviceHeadline } from './model/serviceHeadline.ts';
import { sortedServices, sortFromQuery, sortToQuery } from './model/serviceSort.ts';
import { AsOf } from './parts/AsOf.tsx';
import { ForecastNote } from './parts/ForecastNote.tsx';
import { NoServices } from './parts/NoServices.tsx';
import { ServiceHeads } from './parts/ServiceHeads.tsx';
import { ServiceRow } from './parts/ServiceRow.tsx';
import { useHeadlineText } from './parts/useHeadlineText.ts';

/** Every service of every machine. */
export const MaintenanceTable = observer(function MaintenanceTable() {
  const { i18n } = useLingui();
  const { list, state, isSettling, hourMs = NaN } = useServices();
  const headlineText = useHeadlineText();
  useCare();
  const [query, setQuery] = useSearchParams();
  const headline = serviceHeadline(state, list, hourMs);
  const sort = sortFromQuery(query);
  const rows = sortedServices(isSettling ? [] : list, sort, {
    partName: (component) => i18n._(serviceNames[component]),
    order: new Intl.Collator(i18n.locale).compare,
  });
  return (
    <Page
      crumbs={[{ label: i18n._('Wartung'), to: '/maintenance' }, { label: i18n._('Tabelle') }]}
      rail={<MaintenanceRail />}
      className="mt-page"
    >
      <Headline title={headlineText(headline)} note={<AsOf />} />
      <Panel label={i18n._('Alle Wartungen')} bare>
        {rows.length === 0 ? (
          <NoServices kind={headline.kind} />
        ) : (
          <table className="tb mt-list mt-sorted sticks">
            <ServiceHeads sorting={{ sort, onSort: (next) => setQuery(sortToQuery(next), { replace: true }) }} />
            <tbody>
              {rows.map((service) => (
                <ServiceRow key={`${service.index} ${service.component}`} service={service} />
              ))}
            </tbody>
          </table>
        )}
        <ForecastNote />
      </Panel>
    </Page>
  );
});

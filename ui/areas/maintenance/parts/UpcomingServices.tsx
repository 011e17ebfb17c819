import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Icon, Panel } from '../../../kit/index.ts';
import type { MaintenanceOverviewVm } from '../maintenanceOverview.vm.ts';
import type { ServiceGroupName } from '../model/serviceGroups.ts';
import { ForecastNote } from './ForecastNote.tsx';
import { NoServices } from './NoServices.tsx';
import { ServiceHeads } from './ServiceHeads.tsx';
import { ServiceRow } from './ServiceRow.tsx';

const groupTitles: Readonly<Record<ServiceGroupName, string>> = {
  overdue: /*i18n*/ 'Überfällig',
  dueSoon: /*i18n*/ 'Bald fällig',
  month: /*i18n*/ 'In den nächsten 30 Tagen',
  later: /*i18n*/ 'Später',
  unknown: /*i18n*/ 'Restzeit unbekannt',
};

/** What is due across all machines, soonest first: at once what is near, the rest when asked for. */
export const UpcomingServices = observer(function UpcomingServices({ vm }: { readonly vm: MaintenanceOverviewVm }) {
  const { i18n } = useLingui();
  const bodyId = useId();
  const { groups, laterCount } = vm;
  return (
    <Panel title={i18n._('Nächste Wartungen')} bare>
      {groups.length === 0 ? (
        <NoServices kind={vm.headline.kind} />
      ) : (
        <>
          <table className="tb mt-list" id={bodyId}>
            <ServiceHeads />
            {groups.map(({ name, services }) => (
              <tbody key={name}>
                <tr className="mt-group">
                  <th scope="rowgroup" colSpan={6}>
                    {i18n._(groupTitles[name])}
                  </th>
                </tr>
                {services.map((service) => (
                  <ServiceRow key={`${service.index} ${service.component}`} service={service} />
                ))}
              </tbody>
            ))}
          </table>
          {laterCount > 0 && (
            <button type="button" className="mt-more" aria-expanded={vm.isOpen} aria-controls={bodyId} onClick={() => vm.toggle()}>
              <Icon name="g-right" />
              {vm.isOpen
                ? i18n._('Weniger anzeigen')
                : i18n._('{count, plural, one {# spätere Wartung anzeigen} other {# spätere Wartungen anzeigen}}', { count: laterCount })}
            </button>
          )}
        </>
      )}
      <ForecastNote />
    </Panel>
  );
});

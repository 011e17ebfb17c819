import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ServiceVisit } from '../../../../core/maintenance/index.ts';
import { serviceNames } from '../../../../i18n/index.ts';
import { Link, Panel } from '../../../kit/index.ts';
import { useFormat, useSourceName } from '../../../station/index.ts';
import { DueIcon } from '../parts/DueIcon.tsx';
import { ExpectedDate } from '../parts/ExpectedDate.tsx';
import { RemainingHours } from '../parts/RemainingHours.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import type { CareVm } from './care.vm.ts';
import { partServicePath } from './carePaths.ts';

/** Services of one machine that are done together: what is done at its date, and how much early that is. */
export const VisitPanel = observer(function VisitPanel({ care, visit }: { readonly care: CareVm; readonly visit: ServiceVisit }) {
  const { i18n } = useLingui();
  const { date } = useFormat();
  const sourceName = useSourceName();
  const { services, atMs, index } = visit;
  return (
    <Panel
      title={i18n._('Ein Besuch statt {count}: {machine}, {date}', {
        count: services.length,
        machine: sourceName(index),
        date: date(atMs),
      })}
      bare
    >
      <table className="tb ca-visit">
        <thead>
          <tr>
            <th scope="col">{i18n._('Bauteil')}</th>
            <th scope="col" className="r">
              {i18n._('Rest')}
            </th>
            <th scope="col" className="r">
              {i18n._('Voraussichtlich')}
            </th>
          </tr>
        </thead>
        <tbody>
          {services.map((service) => (
            <tr key={service.component}>
              <th scope="row">
                <span className="ca-part">
                  <DueIcon due={service.due} />
                  <Link className="mt-beside" to={partServicePath(index, service.component)}>
                    {i18n._(serviceNames[service.component])}
                  </Link>
                </span>
              </th>
              <td className="r">
                <RemainingHours service={service} />
              </td>
              <td className="r">
                <ExpectedDate service={service} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="ca-visit-foot">
        <p className="t14 dim">
          {i18n._('Wartungen eines Verdichters, die höchstens 14 Tage auseinanderliegen, gelten als ein Besuch am frühesten Termin.')}
        </p>
        <CalendarButton care={care} services={services} label={i18n._('Besuch als Termin')} />
      </div>
    </Panel>
  );
});

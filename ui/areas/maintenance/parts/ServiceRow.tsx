import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ListedService } from '../../../../core/maintenance/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { serviceNames } from '../../../../i18n/index.ts';
import { classNames, Link } from '../../../kit/index.ts';
import { useMachineName } from '../../../station/index.ts';
import { servicePath } from '../../../shell/index.ts';
import { DueIcon } from './DueIcon.tsx';
import { ExpectedDate } from './ExpectedDate.tsx';
import { Hours } from './Hours.tsx';
import { RemainingHours } from './RemainingHours.tsx';
import { RestBar } from './RestBar.tsx';
import { partServicePath } from '../care/carePaths.ts';

/** A service of any machine as a row: part, machine, what is left, interval and date. */
export const ServiceRow = observer(function ServiceRow({ service }: { readonly service: ListedService }) {
  const { i18n } = useLingui();
  const machineName = useMachineName();
  const machines = useService(stores.machines);
  const { index, component, intervalH, due } = service;
  const machine = machines.inSlot(index);
  const name = machineName(machine ?? { slot: index, name: undefined });
  return (
    <tr className={classNames('mt-row', due === 'overdue' && 'mt-overdue')}>
      <th scope="row" className="mt-part">
        <DueIcon due={due} />
        {machine === undefined ? (
          i18n._(serviceNames[component])
        ) : (
          <Link className="mt-link" to={partServicePath(index, component)}>
            {i18n._(serviceNames[component])}
          </Link>
        )}
      </th>
      <td className="mt-machine" data-name={machine && name}>
        {machine === undefined ? (
          name
        ) : (
          <Link className="mt-beside" to={servicePath(index)} title={name}>
            {name}
          </Link>
        )}
      </td>
      <td className="mt-bar">
        <RestBar service={service} />
      </td>
      <td className="mt-remaining r">
        <RemainingHours service={service} className={due === 'overdue' ? 'mt-over' : undefined} />
      </td>
      <td className="mt-interval r dim">
        <Hours value={intervalH} />
      </td>
      <td className="mt-date r">
        <ExpectedDate service={service} />
      </td>
    </tr>
  );
});

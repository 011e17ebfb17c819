import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { lastOfMonth, type Month } from '../../../../core/time/index.ts';
import type { FleetMonthFigures } from '../../../../core/ports/index.ts';
import { formatDay, formatDayOfMonth, formatMonth } from '../../../../i18n/format/index.ts';
import { Panel } from '../../../kit/index.ts';
import { fleetPorts, useService } from '../../di/index.ts';
import { Answered } from '../../shell/Answered.tsx';
import { EnergyColumns } from '../../shell/EnergyColumns.tsx';
import { useFleetFormat } from '../../shell/useFleetFormat.ts';
import { useFleetQuery } from '../../shell/useFleetQuery.ts';
import type { AddressVm } from '../../stores/AddressVm.ts';

interface DaysPanelProps {
  readonly id: string;
  readonly months: readonly FleetMonthFigures[];
  readonly address: AddressVm;
}

/** The month that the address asks for, where it is one of those that there are, else the newest; undefined without any. */
function shownMonth(months: readonly { readonly month: Month }[], asked: string) {
  const month = (months.find((each) => each.month === asked) ?? months.at(-1))?.month;
  if (month === undefined) return undefined;
  const from = `${month}-01`;
  return { month, days: { from, until: lastOfMonth(from) } };
}

/** The days of a month. */
export const DaysPanel = observer(function DaysPanel({ id, months, address }: DaysPanelProps) {
  const { i18n } = useLingui();
  const { region } = useFleetFormat();
  const stations = useService(fleetPorts.stations);
  const shown = shownMonth(months, address.of('month'));
  const query = useFleetQuery(
    async (waiting) => (shown === undefined ? { outcome: 'succeeded', value: [] } : stations.days(id, shown.days, waiting)),
    [id, shown?.month],
  );
  if (shown === undefined) return null;
  const title = i18n._('Tage im {month}', { month: formatMonth(shown.month, region) });
  return (
    <Answered query={query}>
      {(days) => (
        <Panel title={title}>
          {days.length === 0 ? (
            <p className="t14 dim">{i18n._('Aus diesem Monat ist kein Tag eingetroffen.')}</p>
          ) : (
            <EnergyColumns
              label={title}
              rows={days.map(({ day, ...figures }) => ({
                ...figures,
                id: day,
                title: formatDay(day, region),
                label: formatDayOfMonth(day, region),
              }))}
            />
          )}
        </Panel>
      )}
    </Answered>
  );
});

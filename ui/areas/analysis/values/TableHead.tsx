import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { displayUnit } from '../../../../core/units/index.ts';
import { unitSymbol } from '../../../../i18n/format/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { useFormat, useMachineName } from '../../../station/index.ts';
import { useMeasuredName } from '../useSeriesName.ts';
import type { ValueTableVm } from './valueTable.vm.ts';

/** Lines of the head. */
export const headRowCount = 2;

/** What is measured, with its unit, under the plant or the machine that it is measured at. */
export const TableHead = observer(function TableHead({ vm }: { readonly vm: ValueTableVm }) {
  const { i18n } = useLingui();
  const { units, date } = useFormat();
  const machines = useService(stores.machines);
  const machineName = useMachineName();
  const measured = useMeasuredName();
  const { groups, columns, isOneDay } = vm;
  const nameOf = (slot: number | undefined) =>
    slot === undefined ? i18n._('Station') : machineName(machines.inSlot(slot) ?? { slot, name: undefined });
  return (
    <thead>
      <tr aria-rowindex={1} className="vt-groups">
        <td className="vt-time" />
        {groups.map(({ slot, count }) => (
          <th key={slot ?? 'plant'} scope="colgroup" colSpan={count}>
            <b className="strong" title={nameOf(slot)}>
              {nameOf(slot)}
            </b>
          </th>
        ))}
      </tr>
      <tr aria-rowindex={2} className="vt-names">
        <th scope="col" className="vt-time">
          {isOneDay ? i18n._('Uhrzeit') : i18n._('Zeitpunkt')}
          <span className="unit">{isOneDay && date(vm.timeOf(0))}</span>
        </th>
        {columns.map((column) => (
          <th key={column.id} scope="col">
            {measured(column)}
            <span className="unit">{unitSymbol(displayUnit(column.quantity, units))}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
});

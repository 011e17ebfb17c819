import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { FleetStationRow, OrderResult } from '../../../../core/ports/index.ts';
import { Panel, RemoveButton } from '../../../kit/index.ts';
import { fleetPorts, fleetStores, useService } from '../../di/index.ts';
import { OrderFailure } from '../../shell/OrderFailure.tsx';
import { standingStyle } from '../../shell/standingStyle.ts';
import { StationName } from '../../shell/StationName.tsx';
import type { FleetColumn } from '../../shell/table/FleetColumn.ts';
import { FleetTable } from '../../shell/table/FleetTable.tsx';
import { sortedRows } from '../../shell/table/sortedRows.ts';
import { useFleetFormat } from '../../shell/useFleetFormat.ts';
import { useOrder } from '../../shell/useOrder.ts';
import type { AddressVm } from '../../stores/AddressVm.ts';
import { useManaged } from './useManaged.ts';

const buttonRowPx = 96;
const byName = { column: 'name', isDescending: false };

/** Stations and whose they are; one whose access is revoked sends no more, and what it brought stays. One that has brought nothing can go. */
export const TokensPanel = observer(function TokensPanel({ address }: { readonly address: AddressVm }) {
  const { i18n } = useLingui();
  const { region } = useFleetFormat();
  const api = useService(fleetPorts.people);
  const stations = useService(fleetStores.stations);
  const managed = useManaged();
  const order = useOrder<OrderResult>();
  const nameOf = (organisation: string) => managed.value?.find(({ id }) => id === organisation)?.name ?? organisation;
  const give = async (call: () => Promise<OrderResult>) => {
    if (await order.give(call)) void stations.query.refresh();
  };
  const columns: readonly FleetColumn<FleetStationRow>[] = [
    {
      id: 'name',
      head: i18n._('Station'),
      sortBy: ({ name }) => name,
      cell: ({ id, name, place }) => <StationName id={id} name={name} place={place} />,
      phone: 'title',
    },
    {
      id: 'operator',
      head: i18n._('Betreut von'),
      sortBy: ({ operator }) => nameOf(operator),
      cell: ({ operator }) => nameOf(operator),
      phone: 'note',
    },
    { id: 'owner', head: i18n._('Gehört'), sortBy: ({ owner }) => nameOf(owner), cell: ({ owner }) => nameOf(owner), from: 'tablet' },
    {
      id: 'revoke',
      head: i18n._('Zugang'),
      isNumber: true,
      cell: ({ id, name, standing, mayBeRemoved }) =>
        standing !== 'revoked' ? (
          <RemoveButton
            label={i18n._('Widerrufen')}
            question={i18n._('Zugang von {name} widerrufen? Ihre Daten bleiben.', { name })}
            onRemove={() => void give(() => api.revokeToken(id))}
          />
        ) : mayBeRemoved ? (
          <RemoveButton
            label={i18n._('Entfernen')}
            question={i18n._('{name} entfernen? Die Station hat nie Daten gebracht.', { name })}
            onRemove={() => void give(() => api.removeStation(id))}
          />
        ) : (
          <span className="dim">{i18n._(standingStyle.revoked.word)}</span>
        ),
      widthPx: 144,
      phone: 'end',
    },
  ];
  return (
    <>
      <OrderFailure failure={order.failure} />
      <Panel title={i18n._('Stationen')} bare>
        <FleetTable
          label={i18n._('Stationen')}
          rows={sortedRows(stations.rows ?? [], columns, byName, region)}
          columns={columns}
          keyOf={({ id }) => id}
          address={address}
          phoneRowPx={buttonRowPx}
          empty={i18n._('Noch keine Station ist angemeldet.')}
        />
      </Panel>
    </>
  );
});

import { observer } from 'mobx-react-lite';
import type { FleetStationRow } from '../../../../core/ports/index.ts';
import { formatAge } from '../../../../i18n/format/index.ts';
import { fleetStores, useService } from '../../di/index.ts';
import { Missing } from '../../shell/Missing.tsx';
import { useFleetFormat } from '../../shell/useFleetFormat.ts';

/** How long ago a station called; clocks that differ make nothing younger than now. */
export const AgeCell = observer(function AgeCell({ row }: { readonly row: Pick<FleetStationRow, 'seenMs' | 'standing'> }) {
  const { nowMs } = useService(fleetStores.stations);
  const { region } = useFleetFormat();
  const { seenMs, standing } = row;
  if (seenMs === undefined) return <Missing />;
  return <span className={standing === 'silent' ? 'fl-old' : 'dim'}>{formatAge(Math.max(0, nowMs - seenMs), region)}</span>;
});

import { observer } from 'mobx-react-lite';
import type { FleetStationRow } from '../../../../core/ports/index.ts';
import { fleetStores, useService } from '../../di/index.ts';
import { Missing } from '../../shell/Missing.tsx';
import { useFleetFormat } from '../../shell/useFleetFormat.ts';
import { ageText } from './ageText.ts';

/** How long ago a station called. */
export const AgeCell = observer(function AgeCell({ row }: { readonly row: Pick<FleetStationRow, 'seenMs' | 'standing'> }) {
  const { nowMs } = useService(fleetStores.stations);
  const { region } = useFleetFormat();
  const { seenMs, standing } = row;
  if (seenMs === undefined) return <Missing />;
  return <span className={standing === 'silent' ? 'fl-old' : 'dim'}>{ageText(seenMs, nowMs, region)}</span>;
});

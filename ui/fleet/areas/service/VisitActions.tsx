import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { PlannedVisit } from '../../../../core/fleet/index.ts';
import type { OrderResult } from '../../../../core/ports/index.ts';
import { plantDayOf } from '../../../../core/time/index.ts';
import { fleetPorts, fleetStores, useService } from '../../di/index.ts';
import { OrderFailure } from '../../shell/OrderFailure.tsx';
import { readersZone } from '../../shell/useFleetFormat.ts';
import { useOrder } from '../../shell/useOrder.ts';

interface VisitActionsProps {
  readonly visit: PlannedVisit;
  readonly onChange: () => void;
  readonly onDone: () => void;
}

/** Closes a visit today, or opens one again; changes one that is open. */
export const VisitActions = observer(function VisitActions({ visit, onChange, onDone }: VisitActionsProps) {
  const { i18n } = useLingui();
  const insight = useService(fleetPorts.insight);
  const { nowMs } = useService(fleetStores.stations);
  const order = useOrder<OrderResult>();
  const { id, planned, note, stations, done } = visit;
  const open = () => insight.planVisit({ visit: id, planned, note, stations: stations.map(({ station }) => station) });
  const close = () => insight.closeVisit(id, plantDayOf(nowMs, readersZone));
  const give = async () => {
    if (await order.give(done === undefined ? close : open)) onDone();
  };
  return (
    <div className="fl-tools vs-tools">
      <button type="button" className="btn sm" disabled={order.isUnderWay} onClick={() => void give()}>
        {done === undefined ? i18n._('Erledigt') : i18n._('Wieder öffnen')}
      </button>
      {done === undefined && (
        <button type="button" className="btn sm" onClick={onChange}>
          {i18n._('Ändern')}
        </button>
      )}
      <OrderFailure failure={order.failure} />
    </div>
  );
});

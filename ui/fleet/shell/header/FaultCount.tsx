import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { fleetStores, useService } from '../../di/index.ts';

/** How many faults are up at all stations; nothing without one. */
export const FaultCount = observer(function FaultCount() {
  const { i18n } = useLingui();
  const { faultsUp } = useService(fleetStores.stations);
  if (faultsUp === 0) return null;
  return (
    <span className="count s-error">
      {faultsUp}
      <span className="vh"> {i18n._('stehen an')}</span>
    </span>
  );
});

import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { classNames } from '../../../kit/index.ts';
import { fleetStores, useService } from '../../di/index.ts';
import { countTone } from '../countTone.ts';

/** How many faults are up at all stations, in the colour of the worst; nothing without one. */
export const FaultCount = observer(function FaultCount() {
  const { i18n } = useLingui();
  const { faultsUp, worstUp } = useService(fleetStores.stations);
  if (faultsUp === 0) return null;
  return (
    <span className={classNames('count', countTone(worstUp))}>
      {faultsUp}
      <span className="vh"> {i18n._('stehen an')}</span>
    </span>
  );
});

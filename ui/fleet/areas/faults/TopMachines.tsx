import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { FleetFaultsView } from '../../../../core/ports/index.ts';
import { Link, Panel } from '../../../kit/index.ts';
import { stationPath } from '../../shell/fleetPages.ts';
import { useFaultText } from '../../shell/useFaultText.ts';

/** Machines with most warnings and errors of the last seven days. */
export const TopMachines = observer(function TopMachines({ machines }: Pick<FleetFaultsView, 'machines'>) {
  const { i18n } = useLingui();
  const words = useFaultText();
  return (
    <Panel title={i18n._('Was immer wieder kommt')}>
      {machines.length === 0 ? (
        <p className="t14 dim">{i18n._('In dieser Zeit kam keine Störung.')}</p>
      ) : (
        <ol className="kv">
          {machines.map(({ station, name, slot, machine, faults }) => (
            <li key={`${station} ${slot}`} className="fl-line">
              <Link to={stationPath(station)}>
                {name}, {words.source({ source: slot, machine })}
              </Link>
              <span>{i18n._('{count, plural, one {#-mal} other {#-mal}}', { count: faults })}</span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
});

import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { compressorChannel } from '../../../../core/samples/index.ts';
import { cssVars, MachineDrawing } from '../../../kit/index.ts';
import { LiveFigure, StateMark, useMachineName } from '../../../station/index.ts';
import { machineDrawn } from '../machineDrawn.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';

/** So many cards stand beside each other at most. */
const maxColumns = { portrait: 2, landscape: 5 } as const;

/** Each machine with what it does and draws. */
export const WallMachines = observer(function WallMachines({
  vm,
  isPortrait,
}: {
  readonly vm: OverviewMasterVm;
  readonly isPortrait: boolean;
}) {
  const { i18n } = useLingui();
  const nameOf = useMachineName();
  const max = maxColumns[isPortrait ? 'portrait' : 'landscape'];
  const rows = Math.ceil(vm.slots.length / max);
  const columns = Math.max(1, Math.ceil(vm.slots.length / Math.max(1, rows)));
  return (
    <ul className="wl-machines" style={cssVars({ '--columns': columns })}>
      {vm.slots.map((slot) => {
        const machine = vm.lookOf(slot);
        return (
          machine !== undefined && (
            <li key={slot}>
              <MachineDrawing {...machineDrawn(machine)} />
              <b className="wl-name">{nameOf(machine)}</b>
              <StateMark state={machine.state} short />
              <span className="wl-power">
                <LiveFigure
                  channels={[compressorChannel('electricalPowerKW', slot)]}
                  quantity="power"
                  value={() => vm.machineIn(slot)?.powerKW}
                />
              </span>
              <span className="wl-heat">
                <span className="vh">{i18n._('Temperatur')} </span>
                <LiveFigure
                  channels={[compressorChannel('temperatureDegC', slot)]}
                  quantity="temperature"
                  value={() => vm.machineIn(slot)?.temperatureDegC}
                />
              </span>
            </li>
          )
        );
      })}
    </ul>
  );
});

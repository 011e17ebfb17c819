import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { FaultSource } from '../../../../core/faults/index.ts';
import { classNames, Link, MachineDrawing } from '../../../kit/index.ts';
import { StateMark, useMachineName } from '../../../station/index.ts';
import { compressorPath } from '../../../shell/index.ts';
import type { ErrorLogVm } from '../errorLog.vm.ts';

export interface MachinesThenProps {
  readonly vm: ErrorLogVm;
  /** Whose entry it is. */
  readonly faulty: FaultSource;
}

/** Every machine as it was at the entry. */
export const MachinesThen = observer(function MachinesThen({ vm, faulty }: MachinesThenProps) {
  const { i18n } = useLingui();
  const machineName = useMachineName();
  const machines = vm.machinesThen;
  if (machines.length === 0) return null;
  return (
    <section className="el-part">
      <h3>{i18n._('Verdichter')}</h3>
      <ul className="el-machines">
        {machines.map((machine) => (
          <li key={machine.slot} className={classNames(machine.slot === faulty && 'faulty')}>
            {machine.picture ? (
              <MachineDrawing
                kind={machine.picture.kind}
                make={machine.picture.make}
                chamber={machine.chamber}
                motor={machine.motor}
                valve={machine.valve}
                frequencyConverter={machine.frequencyConverter}
                lost={machine.isLost}
              />
            ) : (
              <span />
            )}
            {vm.isLinked(machine.slot) ? (
              <Link className="el-link" to={compressorPath(machine.slot)}>
                {machineName(machine)}
              </Link>
            ) : (
              <span className="el-machine-name">{machineName(machine)}</span>
            )}
            <StateMark state={machine.state} short />
          </li>
        ))}
      </ul>
    </section>
  );
});

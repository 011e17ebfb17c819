import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { missing } from '../../../../i18n/format/index.ts';
import { classNames, cssVars, Icon, MachineDrawing } from '../../../kit/index.ts';
import { stateStyle } from '../../../station/index.ts';
import { machineDrawn } from '../machineDrawn.ts';
import { MachineName } from '../MachineName.tsx';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';
import { CellPipe } from './CellPipe.tsx';
import { Riser } from './Riser.tsx';
import { RowDetails } from './RowDetails.tsx';

export interface MachineCellProps {
  readonly vm: OverviewMasterVm;
  /** 1..10 */
  readonly slot: number;
  /** Place in its row, from 1. */
  readonly column: number;
  readonly isLower: boolean;
  readonly hasChevron: boolean;
}

const unknownStyle = { icon: 'i-none', tone: 's-off', word: undefined, shortWord: undefined, filled: false } as const;

/** A machine under its piece of the header pipe; a row of its own in the narrow picture. */
export const MachineCell = observer(function MachineCell({ vm, slot, column, isLower, hasChevron }: MachineCellProps) {
  const { i18n } = useLingui();
  const machine = vm.lookOf(slot);
  if (machine === undefined) return null;
  const { icon, tone, word, shortWord, filled } = machine.state === undefined ? unknownStyle : stateStyle[machine.state];
  return (
    <li
      className={classNames('sp-machine', column === 1 && 'sp-first', isLower && 'sp-lower')}
      style={cssVars({ '--column': column })}
      data-slot={slot}
    >
      <CellPipe vm={vm} slot={slot} hasChevron={hasChevron} />
      <Riser vm={vm} slot={slot} />
      <MachineDrawing className="sp-drawing" {...machineDrawn(machine)} />
      <span className={classNames('sp-badge', tone)}>
        <Icon name={icon} />
      </span>
      <span className="sp-title">
        <MachineName machine={machine} className="sp-name" />
        <Icon name="g-right" />
      </span>
      <span className="sp-state">
        <span className={classNames('sp-word', filled && 'sp-report', tone)}>
          <span className="vh">{word === undefined ? missing : i18n._(word)}</span>
          <span aria-hidden>{word === undefined ? missing : i18n._(shortWord ?? word)}</span>
        </span>
      </span>
      {vm.hasRows && <RowDetails vm={vm} slot={slot} />}
    </li>
  );
});

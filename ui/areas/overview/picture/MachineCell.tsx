import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { missing } from '../../../../i18n/format/index.ts';
import { classNames, cssVars, Icon, MachineDrawing, QuantityFigure, stateLook, useFormat } from '../../../kit/index.ts';
import { MachineName } from '../MachineName.tsx';
import type { MachineView } from '../../../stores/index.ts';
import type { Segment } from '../model/pipeFlow.ts';
import { Pipe } from './Pipe.tsx';
import { Riser } from './Riser.tsx';
import { useSpokenMachine } from './useSpokenMachine.ts';

export interface MachineCellProps {
  readonly machine: MachineView;
  /** Place in its row, from 1. */
  readonly column: number;
  readonly isLower: boolean;
  readonly hasChevron: boolean;
  readonly own: number;
  readonly run: Segment;
  readonly branch: Segment;
}

const unknownLook = { icon: 'i-none', tone: 's-off', word: undefined, shortWord: undefined, filled: false } as const;

/** A machine under its piece of the header pipe; a row of its own in the narrow picture. */
export const MachineCell = observer(function MachineCell({ machine, column, isLower, hasChevron, own, run, branch }: MachineCellProps) {
  const { i18n } = useLingui();
  const { quantity } = useFormat();
  const spoken = useSpokenMachine();
  const { icon, tone, word, shortWord, filled } = machine.state === undefined ? unknownLook : stateLook[machine.state];
  const { kind, make } = machine.technology ?? { kind: 'screw', make: 'own' };
  return (
    <li className={classNames('sp-machine', column === 1 && 'sp-first', isLower && 'sp-lower')} style={cssVars({ '--column': column })}>
      <Pipe branch={branch} run={run} hasChevron={hasChevron} />
      <Riser flow={own} figure={quantity('volumeFlow', machine.deliveryM3min)} />
      <MachineDrawing
        className="sp-drawing"
        kind={kind}
        make={make}
        chamber={machine.chamber}
        motor={machine.motor}
        valve={machine.valve}
        frequencyConverter={machine.frequencyConverter}
        lost={machine.isLost || machine.technology === undefined}
      />
      <span className={classNames('sp-badge', tone)}>
        <Icon name={icon} />
      </span>
      <MachineName machine={machine} className="sp-name" />
      <span className="vh">{spoken(machine)}</span>
      <span className={classNames('sp-word', filled && 'sp-report', tone)} aria-hidden>
        {word === undefined ? missing : i18n._(shortWord ?? word)}
      </span>
      <span className="sp-figures" aria-hidden>
        <QuantityFigure quantity="volumeFlow" value={machine.deliveryM3min} size="s" keepUnit />
        <QuantityFigure className="sp-aside" quantity="power" value={machine.powerKW} keepUnit />
        <QuantityFigure className="sp-aside" quantity="temperature" value={machine.temperatureDegC} keepUnit />
      </span>
    </li>
  );
});

import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { InputSource } from '../../../../core/inputs/index.ts';
import { masterState } from '../../../../core/master/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { Icon, Link, LookMark, MachineDrawing, masterStyle } from '../../../kit/index.ts';
import { StateMark } from '../../../station/index.ts';
import { MachineName } from '../MachineName.tsx';

export interface PlaceProps {
  readonly source: InputSource;
}

/** What inputs are wired to, leading to its page. */
export const PlaceLink = observer(function PlaceLink({ source }: PlaceProps) {
  const { i18n } = useLingui();
  const machine = useMachine(source);
  return machine === undefined ? <Link to="/overview/master">{i18n._('Steuerung')}</Link> : <MachineName machine={machine} />;
});

/** What inputs are wired to, drawn small beside its name. */
export const PlaceTitle = observer(function PlaceTitle({ source }: PlaceProps) {
  const machine = useMachine(source);
  const { kind, make } = machine?.picture ?? { kind: 'screw', make: 'own' };
  return (
    <span className="ac-title">
      {machine === undefined ? <Icon name="g-station" /> : <MachineDrawing {...machine} kind={kind} make={make} lost={machine.isLost} />}
      <PlaceLink source={source} />
    </span>
  );
});

/** The state of what inputs are wired to. */
export const PlaceState = observer(function PlaceState({ source }: PlaceProps) {
  const { snapshot } = useService(stores.plant);
  const machine = useMachine(source);
  if (machine !== undefined) return <StateMark state={machine.state} short />;
  const state = masterState(snapshot?.master.status);
  return <LookMark look={state && masterStyle[state]} />;
});

/** Undefined for the master. Only inside an observer. */
function useMachine(source: InputSource) {
  const machines = useService(stores.machines);
  return source === 'master' ? undefined : machines.inSlot(source);
}

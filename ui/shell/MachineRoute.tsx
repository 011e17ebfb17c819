import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { slotCount } from '../../core/compressor/index.ts';
import { stores, useService } from '../di/index.ts';
import type { MachineView } from '../stores/index.ts';
import { Pending } from './Pending.tsx';
import { nowhere } from './refusal.ts';

interface MachineRouteProps {
  /** Where the first installed machine is asked for. */
  readonly base: string;
  readonly page: (machine: MachineView) => ReactNode;
}

/** The page of the machine whose slot the address names; an empty slot leads to the first machine, and what is no slot to the start. */
export const MachineRoute = observer(function MachineRoute({ base, page }: MachineRouteProps) {
  const { slot = '' } = useParams();
  const machines = useService(stores.machines);
  if (!/^[1-9]\d?$/.test(slot) || Number(slot) > slotCount) return <Navigate to="/" replace state={nowhere} />;
  const machine = machines.inSlot(Number(slot));
  return machine === undefined ? <Navigate to={base} replace /> : page(machine);
});

interface FirstMachineProps {
  readonly pathOf: (slot: number) => string;
  /** Where to go in a station without machines. */
  readonly otherwise: string;
}

/** Leads on to the first installed machine, as soon as it is known. */
export const FirstMachine = observer(function FirstMachine({ pathOf, otherwise }: FirstMachineProps) {
  const machines = useService(stores.machines);
  if (!machines.isKnown) return <Pending />;
  const first = machines.list[0];
  return <Navigate to={first === undefined ? otherwise : pathOf(first.slot)} replace />;
});

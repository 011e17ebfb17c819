import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import type { Area } from '../../core/access/index.ts';
import { slotCount } from '../../core/compressor/index.ts';
import { stores, useService } from '../di/index.ts';
import type { MachineView } from '../stores/index.ts';
import { lazyPage } from './lazyPage.ts';
import { Pending } from './Pending.tsx';
import { nowhere } from './refusal.ts';

/** Loads the page of an empty slot. */
export const emptySlot = () => import('./EmptySlot.tsx');
const EmptySlot = lazyPage(async () => (await emptySlot()).EmptySlot);

interface MachineRouteProps {
  readonly area: Area;
  /** The same page of another machine, by slot 1..10. */
  readonly pathOf: (slot: number) => string;
  readonly page: (machine: MachineView) => ReactNode;
}

/** The page of the machine whose slot the address names; that of an empty slot says so, and what is no slot to the start. */
export const MachineRoute = observer(function MachineRoute({ area, pathOf, page }: MachineRouteProps) {
  const { slot = '' } = useParams();
  const machines = useService(stores.machines);
  if (!/^[1-9]\d?$/.test(slot) || Number(slot) > slotCount) return <Navigate to="/" replace state={nowhere} />;
  const machine = machines.inSlot(Number(slot));
  return machine === undefined ? <EmptySlot area={area} slot={Number(slot)} pathOf={pathOf} /> : page(machine);
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

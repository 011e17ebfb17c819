import { compareStructural, computed, makeAutoObservable } from 'mobx';
import type { MachineShape, MachinesStore, MachineView, SlotRange } from '../../stores/index.ts';

/** A machine as the list of pages shows it. */
export type RailMachine = Pick<MachineShape, 'slot' | 'name'> & Pick<MachineView, 'state'>;

/** The machines as a list of pages; another one only when a name or a state changed. */
export class OverviewRailVm {
  private readonly store: MachinesStore;

  constructor(store: MachinesStore) {
    this.store = store;
    makeAutoObservable<this, 'store'>(this, { store: false, machines: computed({ equals: compareStructural }) }, { autoBind: true });
  }

  /** Installed machines by number. */
  get machines(): readonly RailMachine[] {
    return this.store.list.map(({ slot, name, state }) => ({ slot, name, state }));
  }

  /** Empty while it is not known what is installed. */
  get emptySlots(): readonly SlotRange[] {
    return this.store.emptySlots;
  }

  /** Analog inputs of the master and of all machines; undefined while it is not known what is installed. */
  get inputCount(): number | undefined {
    return this.store.inputCount;
  }
}

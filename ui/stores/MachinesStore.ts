import { compareShallow, compareStructural, computed, type IComputedValue, makeAutoObservable } from 'mobx';
import { slotCount } from '../../core/compressor/index.ts';
import { serviceDue } from '../../core/maintenance/index.ts';
import { emptySlots, type SlotRange } from './emptySlots.ts';
import { machineStyle, type MachineStyle, machineView, type MachineView } from './MachineView.ts';
import type { PlantStore } from './PlantStore.ts';
import type { StationStore } from './StationStore.ts';
import { type StationShape, unknownMachine, unknownShape } from './StationShape.ts';
import { frameByFrame, held, type Turns } from './turns.ts';

/** Drawn until the station reported how many machines it has. */
const defaultMachineCount = 4;

/** Of a machine that is not there, or was or is lost, everything changes at once with its values. */
const isUnknown = (style: MachineStyle | undefined) => style?.isLost !== false;

/** The station's machines as pages show them; one that did not change stays the same object. */
export class MachinesStore {
  /** In which turn what is drawn follows the values. */
  readonly turns: Turns;
  private readonly plant: PlantStore;
  private readonly station: StationStore;
  private readonly bySlot: readonly IComputedValue<MachineView | undefined>[];
  private readonly styleBySlot: readonly { get(): MachineStyle | undefined }[];

  constructor(plant: PlantStore, station: StationStore, turns = frameByFrame()) {
    this.turns = turns;
    this.plant = plant;
    this.station = station;
    this.bySlot = Array.from({ length: slotCount }, (_, i) => computed(() => this.viewOf(i + 1), { equals: compareStructural }));
    this.styleBySlot = Array.from({ length: slotCount }, (_, i) =>
      held(
        turns,
        () => {
          const machine = this.inSlot(i + 1);
          return machine && machineStyle(machine);
        },
        { isUrgent: (before, after) => isUnknown(before) || isUnknown(after) },
      ),
    );
    makeAutoObservable<this, 'plant' | 'station' | 'bySlot' | 'styleBySlot' | 'viewOf'>(
      this,
      {
        turns: false,
        plant: false,
        station: false,
        bySlot: false,
        styleBySlot: false,
        viewOf: false,
        list: computed({ equals: compareShallow }),
      },
      { autoBind: true },
    );
  }

  /** The station has reported what is installed. */
  get isKnown(): boolean {
    return this.plant.shape !== undefined;
  }

  get shape(): StationShape {
    return this.plant.shape ?? unknownShape(this.station.facts?.compressorCount ?? defaultMachineCount);
  }

  /** Installed machines by number. */
  get list(): readonly MachineView[] {
    return this.shape.machines.map(({ slot }) => this.inSlot(slot)).filter((machine) => machine !== undefined);
  }

  /** Empty while it is not known what is installed. */
  get emptySlots(): readonly SlotRange[] {
    return this.isKnown ? emptySlots(this.shape.machines.map(({ slot }) => slot)) : [];
  }

  /** Analog inputs of the master and of all machines; undefined while it is not known what is installed. */
  get inputCount(): number | undefined {
    return this.plant.shape?.inputs.length;
  }

  /** The machine of a slot, 1..10; undefined for an empty one. While it is not known what is installed, none is empty. */
  inSlot(slot: number): MachineView | undefined {
    return this.bySlot[slot - 1]?.get();
  }

  /** The same without its measured values: another one only when something else changed, one machine after the other. */
  styleIn(slot: number): MachineStyle | undefined {
    return this.styleBySlot[slot - 1]?.get();
  }

  private viewOf(slot: number): MachineView | undefined {
    const machine = this.isKnown ? this.shape.machines.find((each) => each.slot === slot) : unknownMachine(slot);
    const { compressors = [], maintenance = [] } = this.plant.snapshot ?? {};
    return (
      machine &&
      machineView(
        machine,
        compressors.find(({ index }) => index === slot),
        maintenance.some(({ index, remainingH }) => index === slot && serviceDue(remainingH) === 'overdue'),
      )
    );
  }
}

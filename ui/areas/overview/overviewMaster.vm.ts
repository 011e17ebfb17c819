import { compareShallow, compareStructural, computed, type IComputedValue, makeAutoObservable } from 'mobx';
import { slotCount } from '../../../core/compressor/index.ts';
import { activeFaults, type ActiveFault } from '../../../core/faults/index.ts';
import { masterState, type MasterState, type SdCardState, specificPowerKWperM3min } from '../../../core/master/index.ts';
import {
  held,
  type HistoryStore,
  type MachinesStore,
  type MachineStyle,
  type MachineView,
  type PlantStore,
  type PointValues,
  pointValues,
  type StationShape,
  type TrendsStore,
  turnsInView,
  type TurnsInView,
} from '../../stores/index.ts';
import { LastDayVm } from './lastDay.vm.ts';
import { LastHourVm } from './lastHour.vm.ts';
import { type CellFlow, type Extent, fullPipeM3min, looksAlike, pipeFlow, type PipeFlow, stillCell } from '../../../core/plot/index.ts';
import { type PlantValue, plantValues } from './model/dayTrends.ts';
import { type Headline, headlineOf } from './model/headline.ts';
import { type KnownPart, knownPart, partialSum, type PartialSum } from '../../../core/figures/index.ts';
import { type PictureLayout, pictureLayout } from './model/pictureLayout.ts';
import { type ReportCount, reportCounts } from './model/reportCounts.ts';

export interface OverviewMasterParts {
  readonly plant: PlantStore;
  readonly log: HistoryStore;
  readonly machines: MachinesStore;
  readonly trends: TrendsStore;
}

const noValues: PointValues = {
  delivery: undefined,
  receiverPressure: undefined,
  dewPoint: undefined,
  networkPressure: undefined,
  networkFlow: undefined,
};

/** Which layout a page has room for, on a large screen all machines in one row; both rows and tiles where it is not known. */
export type ShownLayout = 'screen' | 'wide' | 'narrow' | 'both';

const noFaults: readonly ActiveFault[] = [];
const structural = computed({ equals: compareStructural });

/** The station at a glance: its picture, its machines and its master controller. What did not change stays the same object. */
export class OverviewMasterVm {
  readonly lastHour: LastHourVm;
  readonly lastDay: LastDayVm;
  shown: ShownLayout = 'both';
  private readonly plant: PlantStore;
  private readonly store: MachinesStore;
  private readonly heldFlow: { get(): PipeFlow };
  private readonly tileTurns: TurnsInView;
  private readonly heldMachines: { get(): readonly MachineView[] };
  private readonly tileBySlot: readonly IComputedValue<MachineView | undefined>[];
  private readonly flowBySlot: readonly IComputedValue<CellFlow>[];
  private readonly faultsBySlot: readonly IComputedValue<readonly ActiveFault[]>[];
  private readonly extentByValue: ReadonlyMap<PlantValue, IComputedValue<Extent | undefined>>;
  private readonly knownByValue: ReadonlyMap<PlantValue, IComputedValue<KnownPart | undefined>>;

  constructor({ plant, log, machines, trends }: OverviewMasterParts) {
    this.plant = plant;
    this.lastHour = new LastHourVm(plant, log, trends);
    this.lastDay = new LastDayVm(log, trends);
    this.store = machines;
    const bySlot = <T>(of: (slot: number) => T) =>
      Array.from({ length: slotCount }, (_, i) => computed(() => of(i + 1), { equals: compareStructural }));
    this.heldFlow = held(machines.turns, () => this.newestFlow(), { equals: looksAlike, isUrgent: () => !this.isLive });
    this.tileTurns = turnsInView(machines.turns);
    this.heldMachines = held(this.tileTurns.turns, () => this.machines, { equals: compareShallow, isUrgent: isOneLostOrFound });
    this.tileBySlot = Array.from({ length: slotCount }, (_, i) =>
      computed(() => this.heldMachines.get().find(({ slot }) => slot === i + 1)),
    );
    this.flowBySlot = bySlot((slot) => this.flow.cells[this.slots.indexOf(slot)] ?? stillCell);
    this.faultsBySlot = bySlot((slot) => {
      const reported = plant.faults.find(({ source }) => source === slot);
      return reported === undefined ? noFaults : activeFaults(reported);
    });
    const byValue = <T>(of: (value: PlantValue) => T) =>
      new Map(plantValues.map((value) => [value, computed(() => of(value), { equals: compareStructural })]));
    this.extentByValue = byValue((value) => this.lastDay.extentOf(value, this.plantValue(value).value));
    this.knownByValue = byValue((value) => knownPart(this.plantValue(value)));
    makeAutoObservable<
      this,
      | 'plant'
      | 'store'
      | 'heldFlow'
      | 'newestFlow'
      | 'tileTurns'
      | 'heldMachines'
      | 'tileBySlot'
      | 'flowBySlot'
      | 'faultsBySlot'
      | 'extentByValue'
      | 'knownByValue'
    >(
      this,
      {
        lastHour: false,
        lastDay: false,
        plant: false,
        store: false,
        heldFlow: false,
        newestFlow: false,
        tileTurns: false,
        heldMachines: false,
        tileBySlot: false,
        flowBySlot: false,
        faultsBySlot: false,
        extentByValue: false,
        knownByValue: false,
        slots: structural,
        reports: structural,
        points: structural,
        specificPowerParts: structural,
        flow: false,
        powerKW: structural,
        deliveryM3min: structural,
      },
      { autoBind: true },
    );
  }

  get isLive(): boolean {
    return this.plant.snapshot !== undefined;
  }

  /** Values were there and are gone now. */
  get isStale(): boolean {
    return !this.isLive && this.headline !== 'loading';
  }

  get headline(): Headline {
    return headlineOf(this.plant.connection, this.plant.snapshot, this.machines);
  }

  /** Moment of the last values, once they are gone; undefined when there were none. */
  get lastSeenMs(): number | undefined {
    return this.isLive ? undefined : finite(this.plant.lastSeenMs);
  }

  get shape(): StationShape {
    return this.store.shape;
  }

  /** Installed machines by number. */
  get machines(): readonly MachineView[] {
    return this.store.list;
  }

  /** Slots of the installed machines, ascending. */
  get slots(): readonly number[] {
    return this.shape.machines.map(({ slot }) => slot);
  }

  /** The machine of a slot, 1..10. */
  machineIn(slot: number): MachineView | undefined {
    return this.store.inSlot(slot);
  }

  /** The same for the tiles, whose figures follow those of the picture in a frame of their own, or later while nobody sees them. */
  tileOf(slot: number): MachineView | undefined {
    return this.tileBySlot[slot - 1]?.get();
  }

  /** The same without its measured values, in its turn. */
  lookOf(slot: number): MachineStyle | undefined {
    return this.store.styleIn(slot);
  }

  show(layout: ShownLayout): void {
    this.shown = layout;
    // paper shows all of the tiles
    if (layout === 'both') this.tileTurns.catchUp();
  }

  /** Out of view the tiles' figures follow some seconds behind. */
  showTiles(isInView: boolean): void {
    this.tileTurns.show(isInView);
  }

  get layout(): PictureLayout {
    return pictureLayout(this.slots.length, this.shown === 'screen');
  }

  /** The picture may be the narrow one, of a row a machine. */
  get hasRows(): boolean {
    return this.shown === 'narrow' || this.shown === 'both';
  }

  /** Undefined while no machine states what it does. */
  get inLoadCount(): number | undefined {
    const known = this.machines.filter(({ running }) => running !== undefined);
    return known.length === 0 ? undefined : known.filter(({ running }) => running === 'load').length;
  }

  /** How many machines report something, worst first; without the states that no machine is in. */
  get reports(): readonly ReportCount[] {
    return reportCounts(this.machines);
  }

  /** What a machine reports, by slot 1..10, worst first. */
  faultsOf(slot: number): readonly ActiveFault[] {
    return this.faultsBySlot[slot - 1]?.get() ?? noFaults;
  }

  get points(): PointValues {
    return this.plant.snapshot === undefined ? noValues : pointValues(this.plant.snapshot);
  }

  /** Flow that fills the header pipe of the picture, m3/min. */
  get fullPipeM3min(): number {
    return fullPipeM3min(
      this.shape.machines.map(({ technology }) => technology?.kind),
      this.lastHour.largestDeliveryM3min,
    );
  }

  /** Through the pipes of the picture; another one in its turn, and only when it is seen. */
  get flow(): PipeFlow {
    return this.heldFlow.get();
  }

  private newestFlow(): PipeFlow {
    return pipeFlow({
      deliveriesM3min: this.machines.map(({ deliveryM3min }) => deliveryM3min),
      networkFlowM3min: this.points.networkFlow,
      upperCount: this.layout.upperCount,
      fullPipeM3min: this.fullPipeM3min,
    });
  }

  /** Around the machine of a slot, 1..10. */
  flowOf(slot: number): CellFlow {
    return this.flowBySlot[slot - 1]?.get() ?? stillCell;
  }

  get masterState(): MasterState | undefined {
    return masterState(this.plant.snapshot?.master.status);
  }

  get sdCard(): SdCardState | undefined {
    return this.plant.sdCard;
  }

  /** 0..1 */
  get loadRatio(): number | undefined {
    return this.plant.snapshot?.master.loadRatio;
  }

  get powerKW(): PartialSum {
    return partialSum(
      this.machines.map(({ powerKW }) => powerKW),
      this.plant.snapshot?.master.powerKW,
    );
  }

  get deliveryM3min(): PartialSum {
    return partialSum(
      this.machines.map(({ deliveryM3min }) => deliveryM3min),
      this.plant.snapshot?.master.deliveryVolumeM3min,
    );
  }

  /** Of the plant as a whole: sums of the machines that happen to be known are not related to each other. */
  get specificPowerKWperM3min(): number | undefined {
    const { powerKW, deliveryM3min } = this.specificPowerParts;
    return specificPowerKWperM3min(powerKW, deliveryM3min);
  }

  /** What the plant's specific power is calculated from. */
  get specificPowerParts(): { readonly powerKW: number | undefined; readonly deliveryM3min: number | undefined } {
    const { powerKW, deliveryVolumeM3min: deliveryM3min } = this.plant.snapshot?.master ?? {};
    return { powerKW, deliveryM3min };
  }

  /** A plant value of this moment, and over how many machines it goes. */
  plantValue(value: PlantValue): PartialSum {
    return plantSums[value](this);
  }

  /** Over how many machines it goes, when not over all of them. */
  knownPartOf(value: PlantValue): KnownPart | undefined {
    return this.knownByValue.get(value)?.get();
  }

  /** Its least and greatest value of the last day, this moment included. */
  dayExtentOf(value: PlantValue): Extent | undefined {
    return this.extentByValue.get(value)?.get();
  }
}

/** A value that no machines were added up for. */
const whole = (value: number | undefined): PartialSum => ({ value, known: 0, of: 0 });

const plantSums: Readonly<Record<PlantValue, (vm: OverviewMasterVm) => PartialSum>> = {
  systemPressureBar: ({ points }) => whole(points.networkPressure),
  deliveryVolumeM3min: ({ deliveryM3min }) => deliveryM3min,
  volumeFlowM3min: ({ points }) => whole(points.networkFlow),
  powerKW: ({ powerKW }) => powerKW,
  loadRatio: ({ loadRatio }) => whole(loadRatio),
  specificPowerKWperM3min: (vm) => whole(vm.specificPowerKWperM3min),
};

/** Machines came or went, or the connection to one did. */
const isOneLostOrFound = (before: readonly MachineView[], after: readonly MachineView[]) =>
  before.length !== after.length || before.some(({ slot, isLost }, i) => slot !== after[i]!.slot || isLost !== after[i]!.isLost);

const finite = (value: number | undefined): number | undefined => (Number.isFinite(value) ? value : undefined);

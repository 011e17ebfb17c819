import { makeAutoObservable, observableRef, reaction } from 'mobx';
import {
  masterState,
  type MasterState,
  sdCardState,
  type SdCardState,
  specificPowerKWperM3min,
  type StationSnapshot,
} from '../../../core/master/index.ts';
import { plantChannel, type SampleTable, type StateSeconds, stateSeconds } from '../../../core/samples/index.ts';
import { msPerHour, msPerMinute } from '../../../core/time/index.ts';
import type { LogStore, PlantStore, StationStore } from '../../stores/index.ts';
import { emptySlots, type SlotRange } from './model/emptySlots.ts';
import { type Headline, headlineOf } from './model/headline.ts';
import { machineView, type MachineView } from './model/MachineView.ts';
import { partialSum, type PartialSum } from './model/partialSum.ts';
import { fullPipeM3min } from './model/fullPipe.ts';
import { type PressureHistory, pressureHistory } from './model/pressureHistory.ts';
import { type ReportCount, reportCounts } from './model/reportCounts.ts';
import { type PointValues, pointValues, stationShape, type StationShape, unknownShape } from './model/StationShape.ts';

const trendMs = 30 * msPerMinute;
/** The gap at the end of a trend that is no longer fed. */
const staleGapMs = 2 * msPerMinute;
/** Drawn until the station told how many machines it has. */
const usualMachineCount = 4;

export interface OverviewMasterParts {
  readonly plant: PlantStore;
  readonly log: LogStore;
  readonly station: StationStore;
}

interface Hour {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly table: SampleTable;
}

const noValues: PointValues = {
  delivery: undefined,
  receiverPressure: undefined,
  dewPoint: undefined,
  networkPressure: undefined,
  networkFlow: undefined,
};

/** The station at a glance: its picture, its machines and its master controller. Call follow() while it is shown. */
export class OverviewMasterVm {
  /** What stood in the station when it was last heard. */
  private lastShape: StationShape | undefined;
  private readonly plant: PlantStore;
  private readonly log: LogStore;
  private readonly station: StationStore;

  constructor({ plant, log, station }: OverviewMasterParts) {
    this.plant = plant;
    this.log = log;
    this.station = station;
    makeAutoObservable<this, 'lastShape' | 'plant' | 'log' | 'station'>(
      this,
      { lastShape: observableRef, plant: false, log: false, station: false },
      { autoBind: true },
    );
  }

  /** Keeps the station's shape for the time when its values are gone. Returns the call that ends it. */
  follow(): () => void {
    return reaction(
      () => this.plant.snapshot,
      (snapshot) => this.keepShape(snapshot),
      { fireImmediately: true },
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
    const { snapshot } = this.plant;
    if (snapshot !== undefined) return stationShape(snapshot, this.lastShape);
    return this.lastShape ?? unknownShape(this.station.facts?.compressorCount ?? usualMachineCount);
  }

  /** Installed machines by number. */
  get machines(): readonly MachineView[] {
    const live = this.plant.snapshot?.compressors;
    return this.shape.machines.map((machine) =>
      machineView(
        machine,
        live?.find(({ index }) => index === machine.slot),
      ),
    );
  }

  /** Undefined while no machine tells what it does. */
  get inLoadCount(): number | undefined {
    const known = this.machines.filter(({ running }) => running !== undefined);
    return known.length === 0 ? undefined : known.filter(({ running }) => running === 'load').length;
  }

  /** How many machines report something, worst first; without the states that no machine is in. */
  get reports(): readonly ReportCount[] {
    return reportCounts(this.machines);
  }

  /** Empty while it is not known what is installed. */
  get emptySlots(): readonly SlotRange[] {
    return this.isLive || this.lastShape !== undefined ? emptySlots(this.shape.machines.map(({ slot }) => slot)) : [];
  }

  get points(): PointValues {
    return this.plant.snapshot === undefined ? noValues : pointValues(this.plant.snapshot);
  }

  /** Flow that fills the header pipe of the picture, m3/min. */
  get fullPipeM3min(): number {
    const logged = this.hour?.table.columns.get(plantChannel('deliveryVolumeM3min')) ?? [];
    let largest = this.points.delivery ?? 0;
    for (const flow of logged) if (flow > largest) largest = flow;
    return fullPipeM3min(this.shape.machines, largest);
  }

  get masterState(): MasterState | undefined {
    return masterState(this.plant.snapshot?.master.status);
  }

  get sdCard(): SdCardState | undefined {
    return sdCardState(this.plant.snapshot?.master.sdCard);
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
    const { powerKW, deliveryVolumeM3min } = this.plant.snapshot?.master ?? {};
    return specificPowerKWperM3min(powerKW, deliveryVolumeM3min);
  }

  /** Network pressure of the last half hour; when the connection is gone its past stays and ends in a gap. */
  get trend(): PressureHistory | undefined {
    if (this.hour === undefined) return undefined;
    const untilMs = this.hour.untilMs + (this.isStale ? staleGapMs : 0);
    return pressureHistory(this.hour.table, untilMs - trendMs, untilMs, this.points.networkPressure);
  }

  /** Network pressure of the last hour. */
  get hourPressure(): PressureHistory | undefined {
    return this.hour && pressureHistory(this.hour.table, this.hour.fromMs, this.hour.untilMs, this.points.networkPressure);
  }

  /** How long each machine was in each state during the last hour, by slot; without those that have no data. */
  get hourStates(): ReadonlyMap<number, StateSeconds> {
    const { hour } = this;
    if (hour === undefined) return new Map();
    return new Map(
      this.shape.machines
        .map(({ slot }) => [slot, stateSeconds(hour.table, slot, hour.fromMs, hour.untilMs)] as const)
        .filter(([, { coverage }]) => coverage > 0),
    );
  }

  /** The log of the hour up to the last values; it stands still while there are none. */
  private get hour(): Hour | undefined {
    const { snapshot, clockMs, lastSeenMs } = this.plant;
    const untilMs = finite(snapshot?.atMs) ?? finite(lastSeenMs) ?? finite(clockMs) ?? this.log.latestMs;
    if (untilMs === undefined) return undefined;
    const fromMs = untilMs - msPerHour;
    return { fromMs, untilMs, table: this.log.table(fromMs, untilMs) };
  }

  private keepShape(snapshot: StationSnapshot | undefined): void {
    if (snapshot !== undefined) this.lastShape = stationShape(snapshot, this.lastShape);
  }
}

const finite = (value: number | undefined): number | undefined => (Number.isFinite(value) ? value : undefined);

import { makeAutoObservable } from 'mobx';
import { masterState, type MasterState, sdCardState, type SdCardState, specificPowerKWperM3min } from '../../../core/master/index.ts';
import {
  type LogStore,
  type PlantStore,
  type PointValues,
  pointValues,
  type StationShape,
  type StationStore,
  unknownShape,
} from '../../stores/index.ts';
import { LastHourVm } from './lastHour.vm.ts';
import { emptySlots, type SlotRange } from './model/emptySlots.ts';
import { type Headline, headlineOf } from './model/headline.ts';
import { machineView, type MachineView } from './model/MachineView.ts';
import { partialSum, type PartialSum } from './model/partialSum.ts';
import { fullPipeM3min } from './model/fullPipe.ts';
import { type ReportCount, reportCounts } from './model/reportCounts.ts';

/** Drawn until the station told how many machines it has. */
const usualMachineCount = 4;

export interface OverviewMasterParts {
  readonly plant: PlantStore;
  readonly log: LogStore;
  readonly station: StationStore;
}

const noValues: PointValues = {
  delivery: undefined,
  receiverPressure: undefined,
  dewPoint: undefined,
  networkPressure: undefined,
  networkFlow: undefined,
};

/** The station at a glance: its picture, its machines and its master controller. */
export class OverviewMasterVm {
  readonly lastHour: LastHourVm;
  private readonly plant: PlantStore;
  private readonly station: StationStore;

  constructor({ plant, log, station }: OverviewMasterParts) {
    this.plant = plant;
    this.lastHour = new LastHourVm(plant, log);
    this.station = station;
    makeAutoObservable<this, 'plant' | 'station'>(this, { lastHour: false, plant: false, station: false }, { autoBind: true });
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
    return this.plant.shape ?? unknownShape(this.station.facts?.compressorCount ?? usualMachineCount);
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
    return this.plant.shape !== undefined ? emptySlots(this.shape.machines.map(({ slot }) => slot)) : [];
  }

  get points(): PointValues {
    return this.plant.snapshot === undefined ? noValues : pointValues(this.plant.snapshot);
  }

  /** Flow that fills the header pipe of the picture, m3/min. */
  get fullPipeM3min(): number {
    return fullPipeM3min(this.shape.machines, this.lastHour.largestDeliveryM3min);
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
}

const finite = (value: number | undefined): number | undefined => (Number.isFinite(value) ? value : undefined);

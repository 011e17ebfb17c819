import { makeAutoObservable } from 'mobx';
import { masterState, type MasterState, sdCardState, type SdCardState, specificPowerKWperM3min } from '../../../core/master/index.ts';
import {
  type LogStore,
  type MachinesStore,
  type MachineView,
  type PlantStore,
  type PointValues,
  pointValues,
  type StationShape,
} from '../../stores/index.ts';
import { LastHourVm } from './lastHour.vm.ts';
import { type Headline, headlineOf } from './model/headline.ts';
import { partialSum, type PartialSum } from './model/partialSum.ts';
import { fullPipeM3min } from './model/fullPipe.ts';
import { type ReportCount, reportCounts } from './model/reportCounts.ts';

export interface OverviewMasterParts {
  readonly plant: PlantStore;
  readonly log: LogStore;
  readonly machines: MachinesStore;
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
  private readonly store: MachinesStore;

  constructor({ plant, log, machines }: OverviewMasterParts) {
    this.plant = plant;
    this.lastHour = new LastHourVm(plant, log);
    this.store = machines;
    makeAutoObservable<this, 'plant' | 'store'>(this, { lastHour: false, plant: false, store: false }, { autoBind: true });
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

  /** Undefined while no machine tells what it does. */
  get inLoadCount(): number | undefined {
    const known = this.machines.filter(({ running }) => running !== undefined);
    return known.length === 0 ? undefined : known.filter(({ running }) => running === 'load').length;
  }

  /** How many machines report something, worst first; without the states that no machine is in. */
  get reports(): readonly ReportCount[] {
    return reportCounts(this.machines);
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

import { compareStructural, computed, makeAutoObservable, observableRef, reaction } from 'mobx';
import { blankTypePlate, type Compressor, statusBit, type TypePlate } from '../../../../core/compressor/index.ts';
import { activeFaults, litIndicators, type ActiveFault, type MachineFaults } from '../../../../core/faults/index.ts';
import type { ListedService } from '../../../../core/maintenance/index.ts';
import { loadShareOf, type StateSeconds, stateSeconds } from '../../../../core/totals/index.ts';
import { weekBufferSpacingMs } from '../../../../core/samples/index.ts';
import type { MachinesStore, MachineView, PlantStore, ServicesStore, Trend, TrendsStore } from '../../../stores/index.ts';
import { FaultRotationVm } from './faultRotation.vm.ts';
import { figureSources, type FigurePast, hourFigures, type LiveFigure } from './model/hourFigures.ts';
import { type LitLamp, litLamps } from './model/litLamps.ts';
import { type MachinePoint, pointsOf, pointValuesOf } from '../../../cutaway/machinePoints.ts';

export interface CompressorParts {
  readonly plant: PlantStore;
  readonly machines: MachinesStore;
  readonly trends: TrendsStore;
  readonly services: ServicesStore;
  /** 1..10 */
  readonly slot: number;
}

const noFaults: readonly ActiveFault[] = [];

/** One machine: what it does, measures and reports, and what is printed on its plate. Call follow() while it is shown. */
export class CompressorVm {
  readonly slot: number;
  readonly rotation: FaultRotationVm;
  private readonly plant: PlantStore;
  private readonly machines: MachinesStore;
  private readonly trends: TrendsStore;
  private readonly services: ServicesStore;
  private knownPoints: readonly MachinePoint[] = pointsOf(undefined);

  constructor({ plant, machines, trends, services, slot }: CompressorParts) {
    this.slot = slot;
    this.plant = plant;
    this.machines = machines;
    this.trends = trends;
    this.services = services;
    makeAutoObservable<this, 'plant' | 'machines' | 'trends' | 'services' | 'knownPoints'>(
      this,
      {
        slot: false,
        rotation: false,
        plant: false,
        machines: false,
        trends: false,
        services: false,
        knownPoints: observableRef,
        plate: computed({ equals: compareStructural }),
        faults: computed({ equals: compareStructural }),
        lamps: computed({ equals: compareStructural }),
        points: computed({ equals: compareStructural }),
        service: computed({ equals: compareStructural }),
      },
      { autoBind: true },
    );
    this.rotation = new FaultRotationVm(this.faults);
  }

  /** Notes faults that come, and the points that it measures at. Returns the call that ends it. */
  follow(): () => void {
    const ends = [
      reaction(
        () => this.faults,
        (faults) => this.rotation.receive(faults),
        { fireImmediately: true },
      ),
      reaction(
        () => this.points,
        (points) => this.rememberPoints(points),
        { fireImmediately: true },
      ),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  /** Undefined for an empty slot. */
  get machine(): MachineView | undefined {
    return this.machines.inSlot(this.slot);
  }

  get isLive(): boolean {
    return this.plant.snapshot !== undefined;
  }

  /** Moment of the last values, once they are gone; undefined when there were none. */
  get lastSeenMs(): number | undefined {
    return this.isLive ? undefined : this.plant.lastSeenMs;
  }

  get plate(): TypePlate {
    return this.live?.typePlate ?? blankTypePlate;
  }

  /** What it is called in the catalogue. */
  get model(): string | undefined {
    return this.plate.model ?? this.live?.productType;
  }

  /** Whether a service is due, by its own control or by the hours left; undefined while nothing is known of it. */
  get needsMaintenance(): boolean | undefined {
    const { status } = this.reporting ?? {};
    return status === undefined ? undefined : (status & statusBit.maintenance) !== 0 || this.isServiceOverdue;
  }

  /** No hours are left for one of its services. */
  get isServiceOverdue(): boolean {
    return this.services.dueOf(this.slot) === 'overdue';
  }

  /** Undefined while its status is not known. */
  get symbols(): { readonly motor: boolean; readonly valve: boolean } | undefined {
    const { machine } = this;
    return machine?.running === undefined ? undefined : { motor: machine.motor, valve: machine.valve };
  }

  /** Most severe first. */
  get faults(): readonly ActiveFault[] {
    return this.reports === undefined ? noFaults : activeFaults(this.reports);
  }

  get lamps(): readonly LitLamp[] {
    return this.reports === undefined ? [] : litLamps(litIndicators(this.reports), this.slot);
  }

  /** The points that it measures at; they stay while its values are gone. */
  get points(): readonly MachinePoint[] {
    return this.reporting === undefined ? this.knownPoints : pointsOf(this.reporting);
  }

  get pointValues(): Readonly<Record<MachinePoint, number | undefined>> {
    return pointValuesOf(this.reporting);
  }

  /** Undefined while nothing is known of it. */
  get inputCount(): number | undefined {
    return this.reporting?.inputs.length;
  }

  /** Undefined where services are not reported, or none is known. */
  get service(): ListedService | undefined {
    return this.services.nextOf(this.slot);
  }

  /** The hour up to the newest sample; undefined while nothing is logged. */
  get trend(): Trend | undefined {
    return this.trends.machineHour(this.slot);
  }

  /** That hour is there as far as the station has it. */
  get isPastKnown(): boolean {
    return this.trend !== undefined && !this.trends.isFilling;
  }

  /** How long it was in each state within that hour. */
  get states(): StateSeconds | undefined {
    return this.trend && stateSeconds(this.trend.table, this.slot, this.trend.fromMs, this.trend.untilMs, weekBufferSpacingMs);
  }

  /** Load of load and no-load running within that hour, 0..1; undefined when it did not run. */
  get loadShare(): number | undefined {
    return this.states && loadShareOf(this.states);
  }

  get past(): Readonly<Record<LiveFigure, FigurePast>> | undefined {
    return this.trend && hourFigures(this.trend.table, this.slot);
  }

  valueOf(figure: LiveFigure): number | undefined {
    return this.machine && figureSources[figure].of(this.machine);
  }

  private rememberPoints(points: readonly MachinePoint[]): void {
    this.knownPoints = points;
  }

  private get live(): Compressor | undefined {
    return this.plant.snapshot?.compressors.find(({ index }) => index === this.slot);
  }

  /** A machine without the connection to it says nothing, even if some values were still sent. */
  private get reporting(): Compressor | undefined {
    return this.machine?.isLost === false ? this.live : undefined;
  }

  private get reports(): MachineFaults | undefined {
    return this.plant.faults.find(({ source }) => source === this.slot);
  }
}

import type { FaultSeverity, FaultWordsByLanguage } from '../../faults/index.ts';
import type { DataFinding, FleetFault, MapPosition, PlannedVisit, StationStanding } from '../../fleet/index.ts';
import type { Month, PlantDay } from '../../time/index.ts';

/** Money of a year, in the currency's label; never added across currencies. */
export interface FleetMoney {
  readonly lowPerYear: number;
  readonly highPerYear: number;
  readonly currency: string;
  /** The true amount is at most this. */
  readonly isUpperBound: boolean;
}

/** What a list shows of a station's last 30 days by comparison with others and with its master data; undefined where it can't be said. */
export interface StationInsight {
  /** Maintenance items that are due within 30 days. */
  readonly serviceDue: number | undefined;
  /** Of its specific energy from that of stations at like load; 0.1 is 10 % more. */
  readonly deviationShare: number | undefined;
  readonly leak: FleetMoney | undefined;
}

/** A fault with what people call it. */
export interface NamedFault extends FleetFault {
  readonly severity: FaultSeverity;
  /** Of the product's catalogue; undefined for a fault that it does not have. */
  readonly words: FaultWordsByLanguage | undefined;
  /** Name of its machine as the station sent it; undefined without one. */
  readonly machine: string | undefined;
}

/** The part of a station's row that changes at each beat. */
export interface FleetLiveRow {
  readonly id: string;
  readonly standing: StationStanding;
  /** By the fleet's clock; undefined when it was never heard of. */
  readonly seenMs: number | undefined;
  /** These two undefined while it is not heard of. */
  readonly pressureBar: number | undefined;
  readonly powerKW: number | undefined;
  readonly faultsUp: number;
  /** The most severe one of them. */
  readonly worst: NamedFault | undefined;
}

/** A station in the list of today. */
export interface FleetStationRow extends FleetLiveRow, StationInsight {
  readonly name: string;
  readonly place: string;
  /** On the map; undefined while nobody has entered it. */
  readonly position: MapPosition | undefined;
  readonly operator: string;
  readonly owner: string;
  /** Ratio of sums of the last 30 days that have figures; undefined without delivered air. */
  readonly specificKWhPerM3: number | undefined;
  /** Part of the last 30 days, 0..1, of which there is data. */
  readonly coverageShare: number;
  /** End of the newest day with figures. */
  readonly dataUntilMs: number | undefined;
  /** Its access is revoked, and it has brought neither days nor faults. */
  readonly mayBeRemoved: boolean;
}

/** Figures of a range of time; a missing extreme is undefined, a sum is 0 where nothing is known: see the share. */
export interface FleetFigures {
  readonly fromMs: number;
  /** Not included. */
  readonly untilMs: number;
  readonly energyKWh: number;
  readonly deliveredM3: number;
  readonly volumeFlowM3: number;
  /** Undefined without delivered air. */
  readonly specificKWhPerM3: number | undefined;
  readonly pressureMinBar: number | undefined;
  readonly pressureMeanBar: number | undefined;
  readonly pressureMaxBar: number | undefined;
  readonly powerMaxKW: number | undefined;
  /** Of all machines. */
  readonly loadS: number;
  readonly noLoadS: number;
  readonly offS: number;
  readonly errorS: number;
  /** Part of the range, 0..1, of which there is data. */
  readonly coverageShare: number;
}

/** Figures of a month, as far as its days are there. */
export interface FleetMonthFigures extends FleetFigures {
  readonly month: Month;
  /** Days of it that are there. */
  readonly days: number;
}
/** Figures of a day. */
export interface FleetDayFigures extends FleetFigures {
  readonly day: PlantDay;
}

/** A compressor, now and in the last 30 days. */
export interface FleetMachine {
  /** From 1. */
  readonly slot: number;
  /** As the station sent it; undefined without one. */
  readonly name: string | undefined;
  readonly status: number | undefined;
  readonly powerKW: number | undefined;
  readonly deliveryM3min: number | undefined;
  readonly temperatureDegC: number | undefined;
  readonly loadS: number;
  readonly noLoadS: number;
  readonly energyKWh: number;
  readonly volumeM3: number;
  readonly motorStarts: number;
}

/** Who has seen a fault that is up, and why it may stay. */
export interface Acknowledgement {
  readonly by: string;
  readonly atMs: number;
  readonly why: string;
}

/** A fault of a station that is up now. */
export interface FaultUp extends NamedFault {
  readonly station: string;
  readonly name: string;
  /** When it came, by the station's clock; undefined where no event of it was received. */
  readonly sinceMs: number | undefined;
  readonly acknowledgement: Acknowledgement | undefined;
}

/** One station by itself. */
export interface FleetStationView {
  readonly row: FleetStationRow;
  readonly zone: string;
  readonly dashboardLink: string | undefined;
  readonly software: string;
  readonly enrolledMs: number;
  readonly volumeFlowM3min: number | undefined;
  readonly todayKWh: number | undefined;
  readonly todayM3: number | undefined;
  readonly machines: readonly FleetMachine[];
  readonly faults: readonly FaultUp[];
  /** The last 13, oldest first; those without a day are missing. */
  readonly months: readonly FleetMonthFigures[];
  readonly findings: readonly DataFinding[];
  /** Open ones, and those of the last 13 months. */
  readonly visits: readonly PlannedVisit[];
}

/** Faults of all stations that somebody sees. */
export interface FleetFaultsView {
  /** Most severe first. */
  readonly up: readonly FaultUp[];
  /** Of the last 7 days, newest first, at most 1,000. */
  readonly week: readonly (NamedFault & { readonly station: string; readonly name: string; readonly atMs: number })[];
  /** Machines with most warnings and errors of the last 7 days; a source that is no machine is not in it. */
  readonly machines: readonly {
    readonly station: string;
    readonly name: string;
    readonly slot: number;
    readonly machine: string | undefined;
    readonly faults: number;
  }[];
}

/** Whether a station's figures can be believed. */
export interface FleetDataRow {
  readonly id: string;
  readonly name: string;
  readonly findings: readonly DataFinding[];
  readonly seenMs: number | undefined;
  /** How far its clock is ahead of the fleet's. */
  readonly clockOffsetMs: number | undefined;
  /** Of the last 30 days, 0..1. */
  readonly coverageShare: number;
  readonly dataUntilMs: number | undefined;
  readonly software: string;
  /** Days that were not taken in the last 30 days, newest first, each with the reason. */
  readonly refusedDays: readonly { readonly day: PlantDay; readonly atMs: number; readonly reason: string }[];
}

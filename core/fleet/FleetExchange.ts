import type { TechnologyCode } from '../compressor/index.ts';
import type { MaintenanceItem } from '../maintenance/index.ts';
import type { FleetEvent, FleetState } from './FleetState.ts';
import type { EventPlace } from './exchangeWants.ts';
import type { InventoryDay } from './wantedDays.ts';

/** What a station is, for people who look at many. */
export interface FleetPlant {
  readonly name: string;
  /** Empty where none is entered. */
  readonly place: string;
  /** IANA name. */
  readonly zone: string;
  /** Of its own dashboard; undefined where none is entered. */
  readonly dashboardLink: string | undefined;
  /** Left out by a station that says no more of itself. */
  readonly details?: FleetPlantDetails | undefined;
}

/** What a station says of itself besides: its prices, machines and services. */
export interface FleetPlantDetails {
  /** As entered, without entries of a calendar. */
  readonly tariff: {
    /** Label of the currency; nothing is converted. */
    readonly currency: string;
    readonly electricityRatePerKWh: number;
    readonly electricityCo2KgPerKWh: number;
  };
  readonly machines: readonly FleetMachine[];
  readonly maintenance: readonly MaintenanceItem[];
  /** What consumers take at night, as entered; left out where nothing is. */
  readonly nightUseM3min?: number | undefined;
}

/** What a compressor is; a missing value is undefined. */
export interface FleetMachine {
  /** 1..10 */
  readonly slot: number;
  readonly name: string | undefined;
  readonly technology: TechnologyCode | undefined;
  /** Of its type plate. */
  readonly model: string | undefined;
  readonly factoryNumber: string | undefined;
  readonly softwareVersion: string | undefined;
}

/** An event with the number that the station's fault log counts it by. */
export interface NumberedEvent extends FleetEvent {
  readonly id: number;
}

/** What a station says at each beat. */
export interface FleetExchange {
  /** By the station's clock. */
  readonly sentMs: number;
  /** Random name of this run of the controller. */
  readonly boot: string;
  readonly software: string;
  readonly state: FleetState | undefined;
  readonly plantRev: string;
  readonly plant: FleetPlant | undefined;
  readonly inventoryRev: string;
  readonly inventory: readonly InventoryDay[] | undefined;
  readonly eventLog: EventPlace;
  /** Oldest first. */
  readonly events: readonly NumberedEvent[];
  /** The fleet answered a day with another digest than the station has. */
  readonly isDigestRefused: boolean;
  /** How long the fleet may hold its answer while it wants nothing, s; left out for not at all. */
  readonly waitS?: number | undefined;
  /** How often it calls at most, s; left out for as the fleet asks. */
  readonly beatS?: number | undefined;
}

/** What the fleet answers. */
export interface FleetAnswer {
  /** By the fleet's clock. */
  readonly nowMs: number;
  /** When the next exchange is due. */
  readonly everyS: number;
  readonly wantsPlant: boolean;
  readonly wantsInventory: boolean;
  /** Newest first. */
  readonly days: readonly string[];
  /** Of events, all behind this number; undefined for none. */
  readonly eventsAfter: number | undefined;
  /** Codes of what is wrong with the way to the fleet. */
  readonly problems: readonly string[];
  /** Takes the place of the station's token, which ends once this one was used. */
  readonly token?: string | undefined;
}

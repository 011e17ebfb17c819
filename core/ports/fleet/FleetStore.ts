import type {
  BootHistory,
  EventPlace,
  FleetEvent,
  FleetFault,
  FleetPlant,
  FleetState,
  KeptVisit,
  MapPosition,
  MapTiles,
  NumberedEvent,
  Satisfied,
  VisitFacts,
} from '../../fleet/index.ts';
import type { Month, PlantDay } from '../../time/index.ts';
import type { FleetComparison, FleetDerivation, InsightReading } from './FleetInsight.ts';
import type { RangeTotals } from '../../totals/index.ts';
import type { FleetIssuers } from './FleetIssuers.ts';
import type { FleetPeople } from './FleetAccounts.ts';
import type { FleetMails } from './FleetMails.ts';
import type { Organisation } from './Organisation.ts';

/** Leave to enrol stations; a person types the code, of which only the hash is kept. */
export interface EnrolmentLeave {
  readonly codeHash: Uint8Array;
  /** Who runs the contract, and whose plant it is. */
  readonly operator: string;
  readonly owner: string;
  /** Not valid from then on, by the fleet's clock. */
  readonly expiresMs: number;
  /** How many stations may use it. */
  readonly uses: number;
  /** The station whose controller is replaced, so that its history goes on; undefined for a new one. */
  readonly station?: string | undefined;
}

/** A station that asks to be enrolled. */
export interface Enrolment {
  readonly codeHash: Uint8Array;
  /** Of the token that it is given. */
  readonly tokenHash: Uint8Array;
  /** The name of a new station, in the database. */
  readonly newId: string;
  /** Random name of its database. */
  readonly installation: string;
  readonly name: string;
  readonly software: string;
  readonly nowMs: number;
}

/** A day record as it came. */
export interface ReceivedDay {
  readonly day: PlantDay;
  readonly digest: string;
  readonly format: number;
  readonly receivedMs: number;
  /** Packed: so that it is small where this program reads its format, else as it came. */
  readonly body: Uint8Array;
  /** Undefined for a format that is not known yet. */
  readonly figures: RangeTotals | undefined;
}

/** A kept day whose figures are of an older version of the formulas, or missing. */
export interface DayBehind {
  readonly station: string;
  readonly day: PlantDay;
  readonly digest: string;
  readonly body: Uint8Array;
}

/** What is known of a station's last exchange. */
export interface KeptExchange {
  readonly seenMs: number;
  readonly sentMs: number;
  readonly software: string;
  readonly boots: BootHistory;
  readonly plantRev: string | undefined;
  /** Of the inventory whose days were all there; undefined once a day of it was replaced. */
  readonly inventoryRev: string | undefined;
  readonly events: EventPlace | undefined;
  readonly isDigestRefused: boolean;
  /** How often it calls at most, as it says, s. */
  readonly beatS?: number | undefined;
}

/** An exchange to be kept: what is undefined stays as it is. */
export interface ExchangeToKeep {
  readonly seenMs: number;
  readonly sentMs: number;
  readonly software: string;
  readonly boots: BootHistory;
  readonly isDigestRefused: boolean;
  /** How often it calls at most, as it says, s. */
  readonly beatS?: number | undefined;
  readonly state: FleetState | undefined;
  readonly plant: { readonly rev: string; readonly plant: FleetPlant } | undefined;
  /** Kept unless one of its days has been replaced meanwhile. */
  readonly satisfied: Satisfied | undefined;
  readonly events: { readonly place: EventPlace; readonly events: readonly NumberedEvent[] } | undefined;
}

/** So many days that were not taken are remembered of a station, the latest. */
export const maxRefusedDays = 50;

/** A day of a station that was not taken. */
export interface RefusedDay {
  readonly day: PlantDay;
  readonly atMs: number;
  readonly reason: string;
}

/** What a fleet has to say to a station besides its wants. */
export interface StationAttention {
  /** Somebody looks at it until then, by the fleet's clock; undefined for nobody ever. */
  readonly watchedUntilMs: number | undefined;
  /** When its token was made; undefined for a station without one. */
  readonly tokenMadeMs: number | undefined;
}

/** Who looks at which station, known to all processes of a fleet. */
export interface FleetWatches {
  /** Somebody looks at a station, until then by the fleet's clock. */
  watch(station: string, untilMs: number): Promise<void>;
  /** Calls back when somebody looks at a station; gives the call that ends it. */
  onWatch(listener: (station: string) => void): () => void;
}

/** What stations bring. Each call is one transaction, done when its promise is. */
export interface FleetIngest {
  /** The station's name in the database; undefined for a code that is unknown, used up or expired. */
  enrol(enrolment: Enrolment): Promise<string | undefined>;
  /** Whose token it is. */
  stationOf(tokenHash: Uint8Array): Promise<string | undefined>;
  /** A token that takes the place of the station's once it is used; one that was kept before and never used ends. */
  keepNextToken(station: string, tokenHash: Uint8Array, nowMs: number): Promise<void>;
  /** Undefined before the first. */
  lastExchange(station: string): Promise<KeptExchange | undefined>;
  /** Of all days of a station that are there. */
  digests(station: string): Promise<ReadonlyMap<PlantDay, string>>;
  /** Gives what the station is to hear besides. */
  saveExchange(station: string, exchange: ExchangeToKeep): Promise<StationAttention>;
  /** Remembers a day that was not taken, the latest of each; one that is taken later is forgotten. */
  noteRefusal(station: string, refused: RefusedDay): Promise<void>;
  /** Replaces a day with its figures, and calculates its month again; `same` when this very record is there. */
  saveDay(station: string, day: ReceivedDay): Promise<'saved' | 'same'>;
  /** Days whose figures want to be derived again, at most so many; those of an unknown format are left out. */
  daysBehind(formats: readonly number[], count: number): Promise<readonly DayBehind[]>;
  /** Figures of a day that is still the same; undefined for a record that can't be read any more: it is not asked for again, and keeps those it has. */
  saveFigures(of: Omit<DayBehind, 'body'>, figures: RangeTotals | undefined): Promise<void>;
}

/** What the fleet's own people do. */
export interface FleetAdmin {
  /** One that is there already stays as it is. */
  addOrganisation(organisation: Organisation): Promise<void>;
  addLeave(leave: EnrolmentLeave): Promise<void>;
  /** Its token ends; what it brought stays. */
  revoke(station: string): Promise<void>;
  /** Takes a station away that is revoked and has brought neither days nor faults; `false` for any other. */
  removeStation(station: string): Promise<boolean>;
  /** Forgets the quarter hours of days before one; figures of days and months stay, and so does what names the record. Gives of how many days. */
  dropQuarters(before: PlantDay): Promise<number>;
}

/** A station as its people see it. */
export interface FleetStation {
  readonly id: string;
  readonly operator: string;
  readonly owner: string;
  readonly plant: FleetPlant;
  readonly software: string;
  readonly enrolledMs: number;
  readonly exchange: KeptExchange | undefined;
  /** As it said last; undefined once it is revoked. */
  readonly state: FleetState | undefined;
  readonly isRevoked: boolean;
  /** Its access is revoked, and it has brought neither days nor faults. */
  readonly mayBeRemoved: boolean;
  /** As somebody entered it; undefined before. */
  readonly position: MapPosition | undefined;
  /** Newest day with figures. */
  readonly newestDay: PlantDay | undefined;
  /** Records of a format that is not known yet. */
  readonly newerDays: number;
}

/** Figures of a station's day or month. */
export interface StationFigures {
  readonly station: string;
  readonly figures: RangeTotals;
}

/** Sums of the days of a range that are there. */
export interface StationSums {
  readonly energyKWh: number;
  readonly deliveredM3: number;
  /** Energy of those days that delivered air. */
  readonly energyWithAirKWh: number;
  /** With a pressure, a flow or a delivery, of the plant. */
  readonly coveredS: number;
}

/** A fault, and what somebody says of it who has seen it. */
export interface SeenFaultOf extends FleetFault {
  readonly station: string;
  readonly by: string;
  readonly atMs: number;
  readonly why: string;
}

/** What the members of some organisations may see: stations that any of them runs or owns, and what those brought. */
export interface FleetReading extends InsightReading {
  stations(): Promise<readonly FleetStation[]>;
  station(id: string): Promise<FleetStation | undefined>;
  /** Those that called at an instant or later. */
  stationsSeen(fromMs: number): Promise<readonly FleetStation[]>;
  /** By station, of the days from one to another, both included; a station without a day is not in it. */
  sums(from: PlantDay, until: PlantDay): Promise<ReadonlyMap<string, StationSums>>;
  /** As `days` and `months`, of one station. */
  daysOf(station: string, from: PlantDay, until: PlantDay): ReturnType<FleetReading['days']>;
  monthsOf(station: string, from: Month, until: Month): ReturnType<FleetReading['months']>;
  /** When each fault came last, of those that came from one instant to another, both included. */
  lastEvents(fromMs: number, untilMs: number): Promise<readonly (FleetEvent & { readonly station: string })[]>;
  faultsSeen(): Promise<readonly SeenFaultOf[]>;
  /** Visits that are open, or done on a day or later. */
  visits(doneFrom: PlantDay): Promise<readonly KeptVisit[]>;
  /** Newest first. */
  refusedDays(fromMs: number): Promise<readonly (RefusedDay & { readonly station: string })[]>;
  /** Of the days from one to another, both included, by station and day. */
  days(from: PlantDay, until: PlantDay): Promise<readonly (StationFigures & { readonly day: PlantDay })[]>;
  /** Likewise of months, each with the number of its days that are there. */
  months(from: Month, until: Month): Promise<readonly (StationFigures & { readonly month: Month; readonly days: number })[]>;
  /** A record as it is kept; undefined once its quarter hours were dropped. */
  body(station: string, day: PlantDay): Promise<Uint8Array | undefined>;
  /** From one instant to another, both included, newest first; a wrong clock may have made some that are to come. */
  events(fromMs: number, untilMs: number): Promise<readonly (FleetEvent & { readonly station: string })[]>;
}

/** A visit as somebody plans it. */
export interface VisitToSave extends Omit<VisitFacts, 'done'> {
  /** At least one. */
  readonly stations: readonly string[];
}

/** What members of some organisations do to stations that they see; `false` for any other. */
export interface FleetActs {
  /** Replaces what was said of the fault before. */
  saveSeen(fault: SeenFaultOf): Promise<boolean>;
  /** Says where a station is; undefined for nowhere. */
  placeStation(station: string, position: MapPosition | undefined): Promise<boolean>;
  /** Plans a visit, or replaces one of that name with its stations; it is open then. All of the stations, or nothing. */
  saveVisit(visit: VisitToSave): Promise<boolean>;
  /** Closes a visit; the stations of it, none where there is no such visit. */
  endVisit(visit: Pick<VisitFacts, 'id' | 'by'> & { readonly done: PlantDay }): Promise<readonly string[]>;
  /** Takes a visit away; the stations that it had. */
  removeVisit(id: string): Promise<readonly string[]>;
}

/** What holds for the whole fleet. */
export interface FleetWideSettings {
  /** Undefined for a map without pictures. */
  mapTiles(): Promise<MapTiles | undefined>;
  saveMapTiles(tiles: MapTiles | undefined): Promise<void>;
}

/** Many stations in one database. */
export interface FleetStore {
  readonly ingest: FleetIngest;
  readonly admin: FleetAdmin;
  readonly watches: FleetWatches;
  readonly comparison: FleetComparison;
  readonly derivation: FleetDerivation;
  readonly people: FleetPeople;
  readonly mails: FleetMails;
  readonly issuers: FleetIssuers;
  readonly settings: FleetWideSettings;
  seenBy(organisations: readonly string[]): FleetReading;
  actsOf(organisations: readonly string[]): FleetActs;
  close(): Promise<void>;
}

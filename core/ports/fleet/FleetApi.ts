import type { FaultSource } from '../../faults/index.ts';
import type {
  EnergyRanking,
  IssuerTrial,
  LeakRanking,
  LoginRefusal,
  MapPosition,
  MapTiles,
  MemberRole,
  ModelBenchmark,
  VisitPlan,
} from '../../fleet/index.ts';
import type { DayRangeChoice, Month, PlantDay } from '../../time/index.ts';
import type { CallResult, OrderResult } from '../CallResult.ts';
import type { Waiting } from '../Download.ts';
import type { OrganisationIssuer } from './FleetIssuers.ts';
import type { AuditRow, FleetPerson, FleetSession, ManagedOrganisation, OpenCode } from './FleetPeople.ts';
import type {
  FleetDataRow,
  FleetDayFigures,
  FleetFaultsView,
  FleetFigures,
  FleetLiveRow,
  FleetStationRow,
  FleetStationView,
} from './FleetScreen.ts';

/** What became of a login, or of the link of a set-up; `refused`: password or link are wrong. */
export type FleetLoginAnswer =
  { readonly outcome: 'opened'; readonly session: FleetSession } | { readonly outcome: 'refused' | 'tooMany' | 'unreachable' | 'failed' };

/** What a person chooses who was invited. */
export interface FleetSetUp {
  /** Of the link. */
  readonly token: string;
  /** Of the first person of a fleet alone. */
  readonly email?: string;
  readonly name: string;
  readonly password: string;
}

/** Who is logged in at a fleet. */
export interface FleetSessionApi {
  session(waiting?: Waiting): Promise<CallResult<FleetSession>>;
  login(email: string, password: string): Promise<FleetLoginAnswer>;
  setUp(setUp: FleetSetUp): Promise<FleetLoginAnswer>;
  /** Name of the organisation whose issuer an e-mail address logs in by; undefined for a password. */
  loginWay(email: string, waiting?: Waiting): Promise<CallResult<{ readonly organisation: string | undefined }>>;
  /** Address of the issuer for the log-in of an e-mail address, after which a page is shown; or why there is none. */
  beginLogin(email: string, to: string): Promise<CallResult<BegunAt>>;
  logout(): Promise<OrderResult>;
}

/** Where a log-in by an issuer goes on, or why it does not. */
export interface BegunAt {
  readonly url: string | undefined;
  readonly refusal: LoginRefusal | undefined;
}

/** What became of an issuer that was to be saved: `domainTaken` by another organisation; a new issuer needs a secret of its own. */
export type IssuerSaving = 'saved' | 'domainTaken' | 'secretMissing';

/** The issuers that vouch for people of organisations. */
export interface FleetIssuersApi {
  issuers(waiting?: Waiting): Promise<CallResult<readonly OrganisationIssuer[]>>;
  /** Without a secret it keeps that of before. */
  saveIssuer(issuer: OrganisationIssuer & { readonly clientSecret?: string }): Promise<CallResult<{ readonly saving: IssuerSaving }>>;
  testIssuer(organisation: string): Promise<CallResult<{ readonly trial: IssuerTrial }>>;
  removeIssuer(organisation: string): Promise<OrderResult>;
}

/** A fault that somebody has seen, and why it may stay. */
export interface FaultSeen {
  readonly station: string;
  readonly source: FaultSource;
  readonly bitIndex: number;
  readonly why: string;
}

/** The stations of a fleet that somebody may see. */
export interface FleetStationsApi {
  stations(waiting?: Waiting): Promise<CallResult<readonly FleetStationRow[]>>;
  station(id: string, waiting?: Waiting): Promise<CallResult<FleetStationView>>;
  days(id: string, range: DayRangeChoice, waiting?: Waiting): Promise<CallResult<readonly FleetDayFigures[]>>;
  quarters(id: string, day: PlantDay, waiting?: Waiting): Promise<CallResult<readonly FleetFigures[]>>;
  faults(waiting?: Waiting): Promise<CallResult<FleetFaultsView>>;
  acknowledge(seen: FaultSeen): Promise<OrderResult>;
  data(waiting?: Waiting): Promise<CallResult<readonly FleetDataRow[]>>;
}

/** A visit as somebody plans or changes it. */
export interface VisitPlanning {
  /** Of the one that is changed. */
  readonly visit?: string;
  readonly stations: readonly string[];
  readonly planned: PlantDay;
  readonly note: string;
}

/** What is calculated over all stations, and the visits that people plan by it. */
export interface FleetInsightApi {
  service(waiting?: Waiting): Promise<CallResult<VisitPlan>>;
  planVisit(visit: VisitPlanning): Promise<OrderResult>;
  closeVisit(visit: string, done: PlantDay): Promise<OrderResult>;
  removeVisit(visit: string): Promise<OrderResult>;
  /** Of the last whole month without one. */
  energy(month: Month | undefined, waiting?: Waiting): Promise<CallResult<EnergyRanking>>;
  leaks(waiting?: Waiting): Promise<CallResult<LeakRanking>>;
  models(waiting?: Waiting): Promise<CallResult<ModelBenchmark>>;
}

/** Where stations are, and what their map is made of. */
export interface FleetMapApi {
  /** Undefined for a map without pictures. */
  tiles(waiting?: Waiting): Promise<CallResult<{ readonly tiles: MapTiles | undefined }>>;
  saveTiles(tiles: MapTiles | undefined): Promise<OrderResult>;
  /** Undefined for nowhere. */
  place(station: string, position: MapPosition | undefined): Promise<OrderResult>;
}

/** A person with a role in an organisation, as an admin enters it. */
export interface PersonToSave {
  readonly email: string;
  readonly name: string;
  readonly organisation: string;
  readonly role: MemberRole;
}

/** A link that works once; undefined where the person has a password already. */
export interface InvitationLink {
  readonly link: string | undefined;
  readonly expiresMs: number | undefined;
}

/** A code for stations of an operator and an owner. */
export interface CodeToMake {
  readonly operator: string;
  readonly owner: string;
  readonly uses: number;
  /** Whose controller is replaced. */
  readonly station?: string;
}

/** A code in clear: it is shown once. */
export interface MadeCode {
  readonly code: string;
  readonly expiresMs: number;
}

/** The people, codes and organisations of a fleet. */
export interface FleetPeopleApi {
  people(waiting?: Waiting): Promise<CallResult<readonly FleetPerson[]>>;
  savePerson(person: PersonToSave): Promise<CallResult<InvitationLink>>;
  removePerson(account: string, organisation: string): Promise<OrderResult>;
  codes(waiting?: Waiting): Promise<CallResult<readonly OpenCode[]>>;
  makeCode(code: CodeToMake): Promise<CallResult<MadeCode>>;
  removeCode(id: string): Promise<OrderResult>;
  revokeToken(station: string): Promise<OrderResult>;
  /** Of one that is revoked and has brought nothing. */
  removeStation(station: string): Promise<OrderResult>;
  organisations(waiting?: Waiting): Promise<CallResult<readonly ManagedOrganisation[]>>;
  makeOrganisation(name: string): Promise<CallResult<{ readonly id: string }>>;
  /** Newest first, before an instant. */
  audit(beforeMs: number | undefined, waiting?: Waiting): Promise<CallResult<readonly AuditRow[]>>;
}

/** Hears how stations stand as that changes. */
export interface FleetLiveListener {
  readonly onRows: (rows: readonly FleetLiveRow[]) => void;
  /** What came before is not repeated: whoever hears this asks for all again. */
  readonly onOpened: () => void;
  readonly onLost: () => void;
}

/** Changes of stations as they come. */
export interface FleetLive {
  /** Until the returned function is called. */
  follow(listener: FleetLiveListener): () => void;
}

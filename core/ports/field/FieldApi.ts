import type {
  Adjustment,
  DeviceModel,
  FieldConfig,
  FieldConnection,
  FieldUnit,
  MissingReason,
  ModbusTable,
  MqttSubscription,
  Order,
  PointType,
  Profile,
  Quality,
  ValueInOrder,
} from '../../field/index.ts';
import type { CallResult, SaveResult } from '../CallResult.ts';
import type { Waiting } from '../Download.ts';
import type { SessionToken } from '../SessionToken.ts';
import type { CounterEvent } from '../repositories/CounterRepository.ts';
import type { DoorProblem, DoorReport } from './FieldDoor.ts';

/** A point of a device as it is now. */
export interface ShownReading {
  readonly key: string;
  /** In `unit`. */
  readonly value: number | undefined;
  /** The base unit of what is measured. */
  readonly unit: FieldUnit;
  readonly text?: string;
  readonly words: readonly number[];
  /** Undefined where it was never read. */
  readonly ageMs: number | undefined;
  readonly quality: Quality;
  readonly missing?: MissingReason;
  /** Resolution of a counter at this value, in `unit`; left out where it is no counter or its registers do not say. */
  readonly counterStep?: number;
}

/** `changed`: it identifies itself as another version than before and is not read. */
export type DeviceState = 'fresh' | 'stale' | 'silent' | 'unknownProfile' | 'changed';

/** What a counter did but count on, with what it said before and after. */
export interface ShownCounterEvent extends Pick<CounterEvent, 'key' | 'kind' | 'before' | 'after'> {
  /** Of the station's clock. */
  readonly atMs: number;
  readonly unit: FieldUnit;
}

/** A device with what it said last. */
export interface DeviceReport {
  readonly id: string;
  readonly state: DeviceState;
  /** Since its last answer; undefined where it never answered. */
  readonly ageMs: number | undefined;
  readonly readings: readonly ShownReading[];
  /** Of its counters, newest first, the last ones only; left out without any. */
  readonly counterEvents?: readonly ShownCounterEvent[];
}

/** A kind of device that may be chosen. */
export interface ModelChoice extends Pick<DeviceModel, 'id' | 'vendor' | 'model' | 'variant' | 'role' | 'maturity' | 'sources' | 'notes'> {
  /** Added at this station; one of the same id in front of the shipped one. */
  readonly isOwn: boolean;
  readonly problem?: string;
}

/** The field as it is now. */
export interface FieldReport {
  /** Whether the station's values come from the field at present. */
  readonly isSource: boolean;
  /** Given as a file at the start, so it cannot be changed here. */
  readonly isReadOnly: boolean;
  readonly canUndo: boolean;
  /** Undefined for sessions without write access. */
  readonly config: FieldConfig | undefined;
  /** Ids of the connections whose password is set; empty for sessions without write access. */
  readonly passwords: readonly string[];
  /** What is wrong with the stored configuration or a profile, in the language that was asked for; empty when nothing is. */
  readonly problems: readonly string[];
  readonly connections: readonly (DoorReport & { readonly id: string })[];
  readonly devices: readonly DeviceReport[];
  readonly models: readonly ModelChoice[];
}

/** Where a Modbus device keeps a value, and how its words are put together. */
export interface PointPlace {
  readonly table: ModbusTable;
  readonly at: number;
  readonly type: PointType;
  readonly wordOrder: Order;
  readonly byteOrder: Order;
}

/** A reading of a trial, with its words in each order. */
export interface TriedReading extends ShownReading {
  /** Undefined for what does not come over Modbus. */
  readonly place?: PointPlace;
  /** Of a point longer than one word. */
  readonly orders: readonly ValueInOrder[];
}

/** A test of a connection, or of a device behind it. */
export interface FieldTrial {
  readonly connection: FieldConnection;
  /** Undefined to test the connection only. */
  readonly device?: {
    readonly unit?: number;
    readonly profile?: string;
    readonly mqtt?: MqttSubscription;
    readonly adjust?: Readonly<Record<string, Adjustment>>;
  };
  /** For this trial only; undefined for the stored one. */
  readonly password?: string;
}

/** What a trial came to. */
export interface TrialResult {
  readonly isConnected: boolean;
  readonly connectMs: number | undefined;
  /** Why it failed; undefined when it did not. */
  readonly problem: DoorProblem | undefined;
  /** What the device says it is: maker, product, revision. */
  readonly identification: readonly string[];
  readonly readings: readonly TriedReading[];
  /** Of a compressor, by `statusBit`; undefined where what its rules need is missing. */
  readonly status?: number;
}

/** A search of units behind a connection; one call takes 30 s at most, so longer ranges are asked in parts. */
export interface UnitSearch {
  readonly connection: FieldConnection;
  readonly fromUnit: number;
  /** The last one. */
  readonly toUnit: number;
}

/** A search for addresses of one private IPv4 network that answer Modbus on port 502, likewise in parts. */
export interface NetworkSearch {
  /** Its first three numbers, as in 192.168.40. */
  readonly network: string;
  /** 1 to 254. */
  readonly fromHost: number;
  /** The last one. */
  readonly toHost: number;
}

/** Where devices are looked for. */
export type FieldSearch = UnitSearch | NetworkSearch;

/** A unit that answers. */
export interface FoundDevice {
  /** Of a search of a network. */
  readonly host?: string;
  readonly unit: number;
  readonly identification: readonly string[];
  /** Ids of profiles whose marks it has. */
  readonly profiles: readonly string[];
}

/** What the page of devices asks of the station. */
export interface FieldApi {
  report(token: SessionToken, language: string, waiting?: Waiting): Promise<CallResult<FieldReport>>;
  /** Passwords by connection; an empty one is removed, one that is left out stays. */
  save(config: FieldConfig, secrets: Readonly<Record<string, string>>, token: SessionToken, language: string): Promise<SaveResult>;
  /** Back to the configuration before the last save. */
  undo(token: SessionToken, language: string): Promise<SaveResult>;
  try(trial: FieldTrial, token: SessionToken, language: string, waiting?: Waiting): Promise<CallResult<TrialResult>>;
  find(search: FieldSearch, token: SessionToken, language: string, waiting?: Waiting): Promise<CallResult<readonly FoundDevice[]>>;
  /** Adds a profile, or replaces the own one of its id. */
  addProfile(profile: Profile, token: SessionToken, language: string): Promise<SaveResult>;
}

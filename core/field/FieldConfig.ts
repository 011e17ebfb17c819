import type { TechnologyCode } from '../compressor/index.ts';
import type { GasReference } from './DeviceModel.ts';
import type { FieldUnit } from './FieldUnit.ts';
import type { Order, Scaling } from './Profile.ts';

interface ConnectionBase {
  readonly id: string;
  /** What people call it; its id where it is left out. */
  readonly name?: string;
}

/** Modbus over a network; `rtu`: serial frames through a gateway that passes them on unchanged. */
export interface ModbusTcpConnection extends ConnectionBase {
  readonly kind: 'modbusTcp';
  readonly host: string;
  /** 502 where it is left out. */
  readonly port?: number;
  readonly framing?: 'tcp' | 'rtu';
  readonly pauseMs?: number;
  readonly timeoutMs?: number;
}

/** Modbus over a serial port of the station. */
export interface SerialConnection extends ConnectionBase {
  readonly kind: 'serial';
  readonly device: string;
  readonly baud: number;
  readonly parity: 'none' | 'even' | 'odd';
  readonly stopBits: 1 | 2;
  readonly pauseMs?: number;
  readonly timeoutMs?: number;
}

/** The password is kept apart, by the connection's id. */
export interface MqttConnection extends ConnectionBase {
  readonly kind: 'mqtt';
  /** mqtt:// or mqtts:// */
  readonly url: string;
  readonly user?: string;
  readonly caFile?: string;
}

/** Controllers that answer over HTTP, or over its sockets: one controller a connection. */
export const httpDoors = ['elektronikon', 'sigmaControl2', 'sigmaAirManager4'] as const;
export type HttpDoor = (typeof httpDoors)[number];

/** The password is kept apart, by the connection's id. */
export interface HttpConnection extends ConnectionBase {
  readonly kind: HttpDoor;
  readonly host: string;
  readonly port?: number;
  readonly user?: string;
}

/** A way to one or more devices. */
export type FieldConnection = ModbusTcpConnection | SerialConnection | MqttConnection | HttpConnection;
/** How a connection speaks. */
export type ConnectionKind = FieldConnection['kind'];

/** What a device's values are for. */
export type Serves =
  | { readonly compressor: number }
  | { readonly powerOf: readonly number[] }
  | { readonly stationPower: true }
  | { readonly flowOf: readonly number[] }
  | { readonly networkFlow: true }
  /** Key of the point. */
  | { readonly systemPressure: string }
  /** Name of the master's input, and key of the point that it shows. */
  | { readonly input: string; readonly point: string };

/** What is different at this very device: a transformer's ratio, a 4..20 mA range, another word order. Scale and offset apply to the profile's value, unit and limits are those of the result. */
export interface Adjustment extends Scaling {
  readonly unit?: FieldUnit;
  readonly min?: number;
  readonly max?: number;
  readonly wordOrder?: Order;
  readonly byteOrder?: Order;
  readonly reference?: GasReference;
}

/** A value that comes by MQTT. */
export interface MqttPoint {
  readonly key: string;
  readonly topic: string;
  /** RFC 6901, into a JSON message; the whole message is the number where it is left out. */
  readonly pointer?: string;
  /** Of the time stamp, in seconds or milliseconds since 1970 or ISO 8601. */
  readonly timePointer?: string;
  readonly unit?: FieldUnit;
  readonly scale?: number;
  readonly offset?: number;
  readonly reference?: GasReference;
  readonly min?: number;
  readonly max?: number;
}

/** What of a broker's topics is a device. */
export interface MqttSubscription {
  readonly points: readonly MqttPoint[];
  readonly availability?: { readonly topic: string; readonly up: string };
  /** 60 s of age are allowed where it is left out, else three times this. */
  readonly expectedEveryS?: number;
}

/** A device of the plant: where it is, what it is, what its values are for. */
export interface FieldDevice {
  readonly id: string;
  /** What people call it; its id where it is left out. */
  readonly name?: string;
  readonly connection: string;
  /** Of a Modbus device; 1 where it is left out. */
  readonly unit?: number;
  /** Id of its profile, or of the model of its HTTP door; undefined for MQTT. */
  readonly profile?: string;
  /** Software version that it was put to use with; while it reports another one it is not read. Undefined for any that it begins with. */
  readonly version?: string;
  readonly mqtt?: MqttSubscription;
  readonly serves: readonly Serves[];
  /** By the point's key. */
  readonly adjust?: Readonly<Record<string, Adjustment>>;
}

/** Share of the highest speed 0..1, free air delivered in m3/min (ISO 1217), electrical power in kW. */
export type CurvePoint = readonly [speedShare: number, flowM3min: number, powerKW: number];

/** A compressor as its type plate and data sheet say. */
export interface FieldMachine {
  readonly slot: number;
  readonly name: string;
  readonly technology: Exclude<TechnologyCode, 0>;
  readonly variableSpeed?: boolean;
  readonly rated?: {
    readonly flowM3min: number;
    readonly loadKW: number;
    readonly noLoadKW: number;
    readonly pressureBar: number;
    /** Highest speed in 1/min, for a curve over `speed`. */
    readonly speedRpm?: number;
  };
  /** Ascending by speed share. */
  readonly curve?: readonly CurvePoint[];
}

/** Where the network's flow comes from: a meter, the compressors less what fills the receiver, or nowhere. */
export const networkFlowWays = ['measured', 'balance', 'none'] as const;

/** How a station's plant is wired. */
export interface FieldConfig {
  readonly format: 1;
  readonly connections: readonly FieldConnection[];
  readonly devices: readonly FieldDevice[];
  readonly machines: readonly FieldMachine[];
  readonly plant?: { readonly receiverM3?: number; readonly networkFlow?: (typeof networkFlowWays)[number] };
}

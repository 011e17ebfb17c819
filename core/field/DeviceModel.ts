import type { MaintenanceComponent } from '../maintenance/index.ts';
import type { FieldUnit } from './FieldUnit.ts';

/** What a device is for. */
export const deviceRoles = ['compressor', 'powerMeter', 'flowMeter', 'sensor', 'inputs'] as const;
export type DeviceRole = (typeof deviceRoles)[number];

/** How well a model is known: tried on a machine, from its maker's document, from people who use it, or a map that anybody may build. */
export const maturities = ['verified', 'documented', 'community', 'generic'] as const;
export type Maturity = (typeof maturities)[number];

/** What a volume or a volume flow is counted at: 1 bar, 20 degC (ISO 1217); 1.01325 bar, 0 degC (DIN 1343); 1.01325 bar, 15 degC (ISO 2533). */
export const gasReferences = ['iso1217', 'din1343', 'iso2533'] as const;
export type GasReference = (typeof gasReferences)[number];

/** How often a point is read: every 2 s, every minute, or once a connection. */
export const readRhythms = ['fast', 'slow', 'once'] as const;
export type ReadRhythm = (typeof readRhythms)[number];

/** A condition on one point: a bit of its raw integer, or its raw number in a list. */
export type When =
  | { readonly point: string; readonly bit: number; readonly not?: boolean }
  | { readonly point: string; readonly in: readonly number[]; readonly not?: boolean };

/** What a compressor's state rules set, as in `statusBit`. */
export const stateFlags = ['on', 'running', 'loaded', 'maintenance', 'warning', 'error', 'starting', 'runOn'] as const;
export type StateFlag = (typeof stateFlags)[number];

/** Sets a flag of the state; of several rules of a flag any one is enough. */
export interface StateRule {
  readonly set: StateFlag;
  readonly when: When;
}

/** A fault of the device, with the index of its bit at the compressor. */
export interface FaultRule {
  readonly when: When;
  readonly severity: 'maintenance' | 'warning' | 'error';
  /** Within the band of its severity; see `faultSeverity`. */
  readonly index: number;
  readonly text: { readonly en: string; readonly de: string };
}

/** A part with a service interval, whose remaining hours a point holds. */
export interface MaintenanceRule {
  readonly component: MaintenanceComponent;
  readonly remaining: string;
  readonly intervalH?: number;
}

/** A value of a device, however it is asked for. */
export interface ModelPoint {
  /** See `knownPoints`; another name is shown with the device and goes no further. */
  readonly key: string;
  /** Of the value before it is converted to the base unit. */
  readonly unit?: FieldUnit;
  readonly reference?: GasReference;
  /** In `unit`; a value outside is missing. */
  readonly min?: number;
  readonly max?: number;
  readonly every?: ReadRhythm;
  /** Ever-growing; `bits` after which its raw value begins again at 0. */
  readonly counter?: { readonly bits?: 16 | 32 | 64 };
}

/** What is known of a kind of device, apart from how it is asked. */
export interface DeviceModel {
  readonly id: string;
  readonly vendor: string;
  readonly model: string;
  readonly variant?: string;
  readonly role: DeviceRole;
  readonly maturity: Maturity;
  /** Where each number comes from. */
  readonly sources: readonly [string, ...string[]];
  readonly points: readonly ModelPoint[];
  readonly states?: readonly StateRule[];
  readonly faults?: readonly FaultRule[];
  readonly maintenance?: readonly MaintenanceRule[];
  readonly notes?: readonly string[];
}

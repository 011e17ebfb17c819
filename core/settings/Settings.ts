import type { Area, Rights } from '../access/index.ts';
import type { UnitChoice } from '../units/index.ts';

export interface UserSettings {
  /** The area shown after login. */
  readonly startPage: Extract<Area, 'overview' | 'maintenance' | 'settings'>;
}

export interface UnitSettings extends UnitChoice {
  /** Currency per kWh. */
  readonly electricityRatePerKWh: number;
  /** kg CO2 per kWh. */
  readonly electricityCo2KgPerKWh: number;
  /** Currency per litre. */
  readonly oilPricePerL: number;
  readonly oilHeatingValueKWhPerL: number;
  readonly oilCo2KgPerL: number;
  /** Currency per m3. */
  readonly gasPricePerM3: number;
  readonly gasHeatingValueKWhPerM3: number;
  readonly gasCo2KgPerM3: number;
}

export interface TimeSettings {
  /** Host name; empty for none. */
  readonly ntpServer: string;
  /** IANA name of the plant's zone. */
  readonly zone: string;
}

export interface CustomerSettings {
  readonly stationName: string;
  readonly customer: string;
  readonly plantAddress: string;
  readonly supportContact: string;
  readonly supportPhone: string;
  /** http(s), mailto or tel. */
  readonly contactLink: string;
}

/** The station's settings, by group. */
export interface Settings {
  readonly user: UserSettings;
  readonly rights: Rights;
  readonly units: UnitSettings;
  readonly time: TimeSettings;
  readonly customer: CustomerSettings;
}

export type SettingsGroup = keyof Settings;
export const settingsGroups = ['user', 'rights', 'units', 'time', 'customer'] as const satisfies readonly SettingsGroup[];

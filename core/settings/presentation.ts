import type { Area } from '../access/index.ts';
import type { UnitChoice } from '../units/index.ts';

/** Areas that can be shown after login. */
export const startPages = ['overview', 'maintenance', 'settings'] as const satisfies readonly Area[];
/** How printed paper lies. */
export const orientations = ['landscape', 'portrait'] as const;
/** Sizes of printed paper. */
export const paperSizes = ['a4', 'letter'] as const;
/** How a chart chooses its range of time. */
export const xModes = ['auto', 'manual', '10min', '30min', '1h', 'max'] as const;
/** How a chart chooses its range of values. */
export const yModes = ['auto', 'manual'] as const;

export type Orientation = (typeof orientations)[number];
export type PaperSize = (typeof paperSizes)[number];
export type XMode = (typeof xModes)[number];
export type YMode = (typeof yModes)[number];

/** What a login begins with. */
export interface UserSettings {
  /** The area shown after login. */
  readonly startPage: (typeof startPages)[number];
}

/** Units of display and the tariffs that money and CO2 are calculated with. */
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

/** Paper, margins and image resolution of print and PDF. */
export interface PrintSettings {
  readonly orientation: Orientation;
  readonly paperSize: PaperSize;
  readonly leftMarginMm: number;
  readonly topMarginMm: number;
  readonly rightMarginMm: number;
  readonly bottomMarginMm: number;
  readonly imageResolutionDpi: number;
}

/** What a chart begins with. */
export interface ChartSettings {
  /** Ids of the lines that a chart begins with. */
  readonly defaultSeries: readonly string[];
  readonly xMode: XMode;
  readonly yMode: YMode;
}

/** Whose station it is and whom to ask about it. */
export interface CustomerSettings {
  readonly stationName: string;
  readonly customer: string;
  readonly plantAddress: string;
  /** Of the plant's wiring diagram; written into day files and archives. */
  readonly schematicNumber: string;
  readonly supportContact: string;
  readonly supportPhone: string;
  /** http(s), mailto or tel; empty for none. */
  readonly contactLink: string;
}

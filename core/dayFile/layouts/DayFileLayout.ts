import type { CompressorQuantity, PlantQuantity } from '../../samples/index.ts';

/** A column of numbers. */
export interface DayFileColumn<Quantity extends PlantQuantity | CompressorQuantity> {
  /** As the file names it; a compressor's without its `comp1_`. */
  readonly name: string;
  readonly quantity: Quantity;
  /** Written, and assumed when a file states none; undefined for a number without unit. */
  readonly unit: string | undefined;
  /** Decimals written. */
  readonly digits: number;
}

/** One version of the day file: all that differs between versions. */
export interface DayFileLayout {
  /** The first software version that writes it; it lasts until the next layout's. */
  readonly version: string;
  readonly delimiter: ',' | ';';
  readonly decimalSign: '.' | ',';
  /** `iso`: 2026-11-20T00:00:00Z; `german`: 20.11.2026 00:00:00, UTC as well. */
  readonly timeFormat: 'iso' | 'german';
  /** In brackets behind each column name, or alone on the line below. */
  readonly unitsIn: 'columnLine' | 'ownLine';
  readonly plant: readonly DayFileColumn<PlantQuantity>[];
  /** Repeated for each of the ten slots. */
  readonly compressor: readonly DayFileColumn<CompressorQuantity>[];
}

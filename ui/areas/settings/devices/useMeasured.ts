import type { FieldUnit } from '../../../../core/field/index.ts';
import { displayUnit, type Quantity, toDisplay } from '../../../../core/units/index.ts';
import { formatMeasured, unitSymbol } from '../../../../i18n/format/index.ts';
import { useFormat } from '../../../station/index.ts';
import { fieldUnitSymbol } from './fieldWords.ts';

/** A number that a device gave, in the units that the reader has chosen. */
export interface Measured {
  readonly text: string;
  /** As it is written beside the number; empty for none. */
  readonly symbol: string;
}

const quantities: Readonly<Partial<Record<FieldUnit, Quantity>>> = {
  bar: 'pressure',
  degC: 'temperature',
  'm3/min': 'volumeFlow',
  m3: 'volume',
};

/** What a number is of: a quantity, or a base unit of the field. */
export type MeasuredAs = { readonly unit: FieldUnit } | { readonly quantity: Quantity };

const measuredDigits = 6;

/** Returns the function that writes a value with so many digits that count. Only inside an observer. */
export function useMeasured(digits = measuredDigits): (value: number | undefined, of: MeasuredAs) => Measured {
  const { units, region } = useFormat();
  return (value, of) => {
    const quantity = 'quantity' in of ? of.quantity : quantities[of.unit];
    const shown = value === undefined || quantity === undefined ? value : toDisplay(quantity, value, units);
    return {
      text: formatMeasured(shown === undefined ? undefined : Number(shown.toPrecision(digits)), region, digits),
      symbol: quantity !== undefined ? unitSymbol(displayUnit(quantity, units)) : 'unit' in of ? fieldUnitSymbol(of.unit) : '',
    };
  };
}

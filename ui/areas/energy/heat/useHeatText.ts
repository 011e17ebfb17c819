import { useLingui } from '@lingui/react';
import { type Figure, projection } from '../../../../core/figures/index.ts';
import type { HeatParameters } from '../../../../core/heat/index.ts';
import { type AnyQuantity, displayValue } from '../../../../core/units/index.ts';
import { formatDisplayValue, type FormattedValue } from '../../../../i18n/format/index.ts';
import { useFormat } from '../../../station/index.ts';
import { figureNames, savedFuelNames } from './heatWords.ts';
import type { HeatRow } from './model/heatRows.ts';

/** Amounts of a day are small: they have a decimal more than those of a year. */
const finerQuantities: ReadonlySet<AnyQuantity> = new Set(['oilVolume', 'gasVolume', 'volume', 'mass']);

export interface HeatText {
  /** With its unit; only `---` when missing. */
  readonly whole: (quantity: AnyQuantity, value: Figure) => string;
  readonly perDay: (quantity: AnyQuantity, value: Figure) => FormattedValue;
  readonly wholePerDay: (quantity: AnyQuantity, value: Figure) => string;
  /** A figure of a year, projected with a spread (0..1): no more digits than are known. */
  readonly perYear: (quantity: AnyQuantity, value: Figure, spread: number) => FormattedValue;
  /** Its range, with its unit; only `---` when missing. */
  readonly rangePerYear: (quantity: AnyQuantity, value: Figure, spread: number) => { readonly number: string; readonly text: string };
  readonly rowName: (figure: HeatRow['figure'], parameters: HeatParameters) => string;
}

/** How the figures of the page are written. Only inside an observer. */
export function useHeatText(): HeatText {
  const { i18n } = useLingui();
  const { quantity, units, region } = useFormat();
  const perDay = (of: AnyQuantity, value: Figure) => {
    const shown = displayValue(of, value, units);
    return formatDisplayValue({ ...shown, digits: shown.digits + (finerQuantities.has(of) ? 1 : 0) }, region);
  };
  const ends = (of: AnyQuantity, value: Figure, spread: number) => {
    const shown = displayValue(of, value, units);
    const { value: middle = shown.value, low, high, decimals: digits = 0 } = projection(shown.value, spread) ?? {};
    const figure = (end: number | undefined) => formatDisplayValue({ value: end, unit: shown.unit, digits }, region);
    return { middle: figure(middle), low: figure(low ?? middle), high: figure(high ?? middle) };
  };
  const whole = (of: AnyQuantity, value: Figure) => quantity(of, value).text;
  return {
    whole,
    perDay,
    perYear: (of, value, spread) => ends(of, value, spread).middle,
    rangePerYear: (of, value, spread) => {
      const { low, high } = ends(of, value, spread);
      if (low.number === high.number) return { number: high.number, text: high.text };
      const range = (least: string, most: string) => i18n._('{least} bis {most}', { least, most });
      // a sign in front stands at both ends
      return { number: range(low.number, high.number), text: range(low.figure, high.text) };
    },
    wholePerDay: (of, value) => perDay(of, value).text,
    rowName: (figure, { fuel, warmWaterDegC }) => {
      if (figure === 'fuelAmount') return i18n._(savedFuelNames[fuel]);
      if (figure === 'hotWaterKg') return i18n._('Warmwasser mit {temperature}', { temperature: whole('temperature', warmWaterDegC) });
      return i18n._(figureNames[figure]);
    },
  };
}

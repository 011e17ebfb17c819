import type { UnitSettings } from '../../../../core/settings/index.ts';
import {
  type AnyQuantity,
  currencies,
  displayUnit,
  pressureUnits,
  type SimpleUnit,
  temperatureUnits,
  volumeUnits,
} from '../../../../core/units/index.ts';
import { unitSymbol } from '../../../../i18n/format/index.ts';
import type { FormWords } from '../form/index.ts';

/** The unit of a tariff, in the currency that stands in the form. */
const unitOf = (quantity: AnyQuantity) => (values: UnitSettings) => unitSymbol(displayUnit(quantity, values));

/** Units are named by their symbols, in every language. */
const symbolsOf = (units: readonly SimpleUnit[]) => Object.fromEntries(units.map((unit) => [unit, unitSymbol(unit)]));

/** Of an amount, as everywhere. */
const moneyDecimals = 2;

/** Units, prices and factors. */
export const dimensionWords: FormWords<'units'> = {
  pressure: { label: /*i18n*/ 'Druck', symbols: symbolsOf(pressureUnits) },
  temperature: { label: /*i18n*/ 'Temperatur', symbols: symbolsOf(temperatureUnits) },
  volume: { label: /*i18n*/ 'Volumen', symbols: symbolsOf(volumeUnits) },
  currency: { label: /*i18n*/ 'Währung', symbols: symbolsOf(currencies) },
  electricityRatePerKWh: { label: /*i18n*/ 'Strompreis', leastDecimals: moneyDecimals, unit: unitOf('energyPrice') },
  electricityCo2KgPerKWh: { label: /*i18n*/ 'CO₂-Faktor Strom', unit: unitOf('energyCo2') },
  oilPricePerL: { label: /*i18n*/ 'Heizölpreis', leastDecimals: moneyDecimals, unit: unitOf('oilPrice') },
  oilHeatingValueKWhPerL: { label: /*i18n*/ 'Heizwert Heizöl', unit: unitOf('oilHeatingValue') },
  oilCo2KgPerL: { label: /*i18n*/ 'CO₂-Faktor Heizöl', unit: unitOf('oilCo2') },
  gasPricePerM3: { label: /*i18n*/ 'Erdgaspreis', leastDecimals: moneyDecimals, unit: unitOf('gasPrice') },
  gasHeatingValueKWhPerM3: { label: /*i18n*/ 'Heizwert Erdgas', unit: unitOf('gasHeatingValue') },
  gasCo2KgPerM3: { label: /*i18n*/ 'CO₂-Faktor Erdgas', unit: unitOf('gasCo2') },
};

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
/** As many as the defaults of a kind have at most, so that they stand in line. */
const co2Decimals = 2;
const heatingValueDecimals = 1;

/** Units, prices and factors. */
export const dimensionWords: FormWords<'units'> = {
  pressure: { label: /*i18n*/ 'Druck', symbols: symbolsOf(pressureUnits) },
  temperature: { label: /*i18n*/ 'Temperatur', symbols: symbolsOf(temperatureUnits) },
  volume: { label: /*i18n*/ 'Volumen', symbols: symbolsOf(volumeUnits) },
  currency: { label: /*i18n*/ 'Währung', symbols: symbolsOf(currencies) },
  electricityRatePerKWh: { label: /*i18n*/ 'Strompreis', minDecimals: moneyDecimals, unit: unitOf('energyPrice') },
  electricityCo2KgPerKWh: { label: /*i18n*/ 'CO₂-Faktor Strom', minDecimals: co2Decimals, unit: unitOf('energyCo2') },
  oilPricePerL: { label: /*i18n*/ 'Heizölpreis', minDecimals: moneyDecimals, unit: unitOf('oilPrice') },
  oilHeatingValueKWhPerL: { label: /*i18n*/ 'Heizwert Heizöl', minDecimals: heatingValueDecimals, unit: unitOf('oilHeatingValue') },
  oilCo2KgPerL: { label: /*i18n*/ 'CO₂-Faktor Heizöl', minDecimals: co2Decimals, unit: unitOf('oilCo2') },
  gasPricePerM3: { label: /*i18n*/ 'Gaspreis', minDecimals: moneyDecimals, unit: unitOf('gasPrice') },
  gasHeatingValueKWhPerM3: { label: /*i18n*/ 'Heizwert Gas', minDecimals: heatingValueDecimals, unit: unitOf('gasHeatingValue') },
  gasCo2KgPerM3: { label: /*i18n*/ 'CO₂-Faktor Gas', minDecimals: co2Decimals, unit: unitOf('gasCo2') },
};

export { convertUnit, convertDifference } from './convertUnit.ts';
export { displayUnit, displayValue, fromDisplay, toDisplay, type DisplayValue } from './display.ts';
export { displayDifference } from './display.ts';
export { quantities, type AnyQuantity, type Quantity, type ReportQuantity } from './quantity.ts';
export {
  currencies,
  pressureUnits,
  temperatureUnits,
  volumeUnits,
  type Currency,
  type PressureUnit,
  type SimpleUnit,
  type TemperatureUnit,
  type Unit,
  type UnitChoice,
  type VolumeUnit,
} from './Unit.ts';
export { kelvinOffset, unitScale, type UnitScale } from './unitScale.ts';

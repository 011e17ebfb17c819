export { convertUnit, convertDifference } from './convertUnit.ts';
export { displayUnit, displayValue, fromDisplay, toDisplay, type DisplayValue } from './display.ts';
export { quantities, reportQuantities, type AnyQuantity, type Quantity, type ReportQuantity } from './quantity.ts';
export {
  currencies,
  pressureUnits,
  simpleUnits,
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
export { cubicFeetPerM3, kelvinOffset, mpaPerBar, psiPerBar, unitScale, type UnitScale } from './unitScale.ts';

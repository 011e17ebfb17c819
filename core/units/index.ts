export { cubicFeetPerM3, displayDigits, displayUnit, fromDisplay, kelvinOffset, mpaPerBar, psiPerBar, toDisplay } from './convert.ts';
export {
  currencies,
  pressureUnits,
  quantities,
  temperatureUnits,
  volumeUnits,
  type Currency,
  type PressureUnit,
  type Quantity,
  type TemperatureUnit,
  type Unit,
  type UnitChoice,
  type VolumeUnit,
} from './Unit.ts';

export { decentralPressure, inputFunctions, inputNamed, measuringPoint, type AnalogInput, type InputFunction } from './AnalogInput.ts';

export { decentralPressure, inputFunctions, inputNamed, measuringPoint, type AnalogInput, type InputFunction } from './AnalogInput.ts';
export type { InputSource } from './InputSource.ts';

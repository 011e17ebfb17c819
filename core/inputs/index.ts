export { decentralPressure, inputNamed, measuringPoint, type AnalogInput, type InputFunction } from './AnalogInput.ts';

export { emptySlot, slotCount, type Compressor } from './Compressor.ts';
export { compressorState, runningState, type CompressorState, type RunningState } from './compressorState.ts';
export { pictureOf } from './pictureOf.ts';
export { severities, severityOf, type Severity } from './severity.ts';
export { statusBit } from './statusBit.ts';
export { machineSymbols, symbolBit, type MachineSymbols } from './symbols.ts';
export {
  isTechnologyCode,
  notInstalled,
  technologyOf,
  type MachineKind,
  type Make,
  type Technology,
  type TechnologyCode,
} from './technology.ts';
export { blankTypePlate, type TypePlate } from './TypePlate.ts';

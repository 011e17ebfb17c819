export { energyTargetOf } from './energyTargetOf.ts';
export {
  type CompressorEra,
  type DataSheet,
  type EnergyTarget,
  type EraEvent,
  eraEvents,
  type FlowSensor,
  maxPlantEntries,
  type NightUse,
  type PlantData,
  type PlantWindow,
  type ReceiverVolume,
  type SinceDay,
  type WindowKind,
  windowKinds,
} from './PlantData.ts';

export {
  type EnteredHeat,
  type EnteredHeatField,
  enteredHeatFields,
  type HeatCircuit,
  heatCircuits,
  type HeatSource,
} from './HeatSource.ts';
export { heatSourceOn } from './heatSourceOn.ts';
export type { SinceDay } from './SinceDay.ts';
export { energyTargetOf } from './energyTargetOf.ts';
export { namedSeries } from './namedSeries.ts';
export {
  type CompressorEra,
  type DataSheet,
  type DayTypeName,
  type EnergyTarget,
  type EraEvent,
  eraEvents,
  type FlowSensor,
  maxPlantEntries,
  type NightUse,
  type PlantAdjustment,
  type SeenLeakChange,
  type PlantBaseline,
  type PlantData,
  type PlantWindow,
  type ReceiverVolume,
  type SiteMeter,
  type WindowKind,
  windowKinds,
} from './PlantData.ts';

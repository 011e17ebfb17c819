export {
  type EnteredHeat,
  type EnteredHeatField,
  enteredHeatFields,
  type HeatCircuit,
  heatCircuits,
  type HeatSource,
  heatSourceOn,
} from './HeatSource.ts';
export { type MeasureEntry, type MeasureId, measureIds, type MeasureState, measureStates, type Valuation } from './MeasureEntry.ts';
export type { SinceDay } from './SinceDay.ts';
export { energyTargetOf } from './energyTargetOf.ts';
export {
  type CompressorEra,
  type DataSheet,
  type DayTypeName,
  type EnergyTarget,
  type EraEvent,
  eraEvents,
  type FlowSensor,
  maxPlantEntries,
  namedSeries,
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

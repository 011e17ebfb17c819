import type { PlantData } from '../plantData/index.ts';
import type { SettingsRows } from './rows.ts';

/** What people enter about a plant. */
export type PlantSettings = { readonly [List in keyof PlantData]: SettingsRows<PlantData[List][number]> };

/** The entries themselves. */
export const plantDataOf = ({
  receivers,
  flowSensors,
  nightUse,
  windows,
  eras,
  dataSheets,
  tariffs,
  co2,
  targets,
  siteMeters,
  baselines,
  adjustments,
  leakChanges,
  dayTypes,
  heat,
  measures,
  valuations,
}: PlantSettings): PlantData => ({
  receivers: receivers.rows,
  flowSensors: flowSensors.rows,
  nightUse: nightUse.rows,
  windows: windows.rows,
  eras: eras.rows,
  dataSheets: dataSheets.rows,
  tariffs: tariffs.rows,
  co2: co2.rows,
  targets: targets.rows,
  siteMeters: siteMeters.rows,
  baselines: baselines.rows,
  adjustments: adjustments.rows,
  leakChanges: leakChanges.rows,
  dayTypes: dayTypes.rows,
  heat: heat.rows,
  measures: measures.rows,
  valuations: valuations.rows,
});

import type { PlantData } from '../plantData/index.ts';
import { keysOf, recordOf } from '../records/index.ts';
import type { SettingsRows } from './rows.ts';

/** What people enter about a plant. */
export type PlantSettings = { readonly [List in keyof PlantData]: SettingsRows<PlantData[List][number]> };

/** The lists themselves. */
export const plantDataOf = (settings: PlantSettings): PlantData =>
  recordOf<keyof PlantData, readonly unknown[]>(keysOf(settings), (list) => settings[list].rows) as unknown as PlantData;

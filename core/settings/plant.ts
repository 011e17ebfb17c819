import type { PlantData } from '../plantData/index.ts';
import type { SettingsRows } from './rows.ts';

/** What people enter about a plant. */
export type PlantSettings = { readonly [List in keyof PlantData]: SettingsRows<PlantData[List][number]> };

import * as z from 'zod/mini';
import type { EnteredMeasures } from '../../core/measures/index.ts';
import { maxPlantEntries, type NightUse } from '../../core/plantData/index.ts';
import { plantEntrySchemas } from '../plantData/index.ts';
import { type Entered, loadEntered } from './loadEntered.ts';

/** What a file has of measures, and of consumers that take air at known hours. */
export interface EnteredOfMeasures extends EnteredMeasures {
  readonly nightUse: readonly NightUse[];
}

const schema: z.ZodMiniType<EnteredOfMeasures> = z.strictObject({
  nightUse: z._default(z.array(plantEntrySchemas.nightUse).check(z.maxLength(maxPlantEntries.nightUse)), []),
  measures: z.array(plantEntrySchemas.measures).check(z.maxLength(maxPlantEntries.measures)),
  valuations: z.array(plantEntrySchemas.valuations).check(z.maxLength(maxPlantEntries.valuations)),
});

/**
 * A file with what people entered of measures: their states, costs and lives, and what money of later years is valued by, and the consumers that are known, as the settings of a
 * plant have it. Else what is wrong with it, and where.
 */
export const loadMeasures = (path: string): Promise<Entered<EnteredOfMeasures>> => loadEntered(path, schema);

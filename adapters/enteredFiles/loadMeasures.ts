import * as z from 'zod/mini';
import type { EnteredMeasures } from '../../core/measures/index.ts';
import { maxPlantEntries } from '../../core/plantData/index.ts';
import { plantEntrySchemas } from '../plantData/index.ts';
import { type Entered, loadEntered } from './loadEntered.ts';

const schema: z.ZodMiniType<EnteredMeasures> = z.strictObject({
  measures: z.array(plantEntrySchemas.measures).check(z.maxLength(maxPlantEntries.measures)),
  valuations: z.array(plantEntrySchemas.valuations).check(z.maxLength(maxPlantEntries.valuations)),
});

/**
 * A file with what people entered of measures: their states, costs and lives, and what money of later years is valued by, as the settings of a
 * plant have it. Else what is wrong with it, and where.
 */
export const loadMeasures = (path: string): Promise<Entered<EnteredMeasures>> => loadEntered(path, schema);

import * as z from 'zod/mini';
import type { DataSheet } from '../../core/plantData/index.ts';
import { plantEntrySchemas } from '../plantData/index.ts';
import { type Entered, loadEntered } from './loadEntered.ts';

const maxSheets = 200;
const schema: z.ZodMiniType<readonly DataSheet[]> = z.array(plantEntrySchemas.dataSheets).check(z.maxLength(maxSheets));

/** A file with a list of data sheets as the settings of a plant have them, or what is wrong with it. */
export const loadDataSheets = (path: string): Promise<Entered<readonly DataSheet[]>> => loadEntered(path, schema);

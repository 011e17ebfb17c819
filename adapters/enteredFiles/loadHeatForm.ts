import * as z from 'zod/mini';
import { type EnteredHeat, enteredHeatFields } from '../../core/plantData/index.ts';
import { recordOf } from '../../core/records/index.ts';
import { type Entered, loadEntered } from './loadEntered.ts';

const maxLength = 500;
const text = z.exactOptional(z.string().check(z.minLength(1), z.maxLength(maxLength)));

const schema = z.strictObject({
  ...recordOf(enteredHeatFields, () => text),
  temperatureDegC: z.exactOptional(z.number()),
  companyGWh: z.exactOptional(z.number().check(z.gte(0))),
});

/** What a person enters for the report of waste heat. */
export interface HeatFormFile extends EnteredHeat {
  /** Of the medium that carries the heat, not of the compressor. */
  readonly temperatureDegC?: number;
  /** Final energy of a year of the company. */
  readonly companyGWh?: number;
}

/** A file of it, or what is wrong with it. */
export const loadHeatForm = (path: string): Promise<Entered<HeatFormFile>> => loadEntered(path, schema);

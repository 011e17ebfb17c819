import type { PlantData } from '../../core/plantData/index.ts';
import { plantEntrySchemas } from '../plantData/index.ts';
import { listOr } from './lenient.ts';

/** The entries of a list of the plant that can be read. */
export function plantEntriesOr<List extends keyof PlantData>(list: List, wire: unknown): PlantData[List] {
  const read = listOr(wire).flatMap((each) => {
    const entry = plantEntrySchemas[list].safeParse(each);
    return entry.success ? [entry.data] : [];
  });
  return read as readonly object[] as PlantData[List];
}

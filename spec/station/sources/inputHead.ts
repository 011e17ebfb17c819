import { inputFileHead } from '../../../core/inputFile/index.ts';
import type { PlantDay } from '../../../core/time/index.ts';

/** What a file of analog inputs begins with. */
export const inputHead = (date: PlantDay): string => inputFileHead({ date, schematicNumber: 'S-1', zone: 'Europe/Berlin' });

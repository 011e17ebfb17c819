export { plantEntrySchemas } from './plantEntrySchemas.ts';
export { type TariffFile, tariffFileSchema } from './tariffSchema.ts';

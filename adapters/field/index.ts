export { profileJsonSchema } from './profileSchema.ts';
export { type Read, readWith } from './Read.ts';
export { problemText, problemWords } from './problemText.ts';
export { readOnce, type ReadOnceParts } from './readOnce.ts';
export { readAdjustments, readConnection, readFieldConfig, readSubscription } from './readFieldConfig.ts';
export { readProfile } from './readProfile.ts';

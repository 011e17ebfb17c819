import * as z from 'zod/mini';
import { profileSchema } from './profileSchema.ts';

/** The JSON Schema of profile files, for editors. */
export function profileJsonSchema(): object {
  return z.toJSONSchema(profileSchema, { io: 'input', target: 'draft-2020-12', unrepresentable: 'any' });
}

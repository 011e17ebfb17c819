import * as z from 'zod/mini';

/** Beside values: which of them were not measured. */
export const estimatedFields = z.optional(
  z.array(z.string()).check(z.describe('Names of the fields beside it whose value was calculated and not measured; left out without any')),
);

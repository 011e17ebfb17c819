import * as z from 'zod/mini';

/** Beside values: which of them were not measured. */
export const estimatedFields = z.optional(
  z.array(z.string()).check(z.describe('Names of the fields beside it whose value was calculated and not measured; left out without any')),
);

/** Beside figures of a range: what of it was not measured. */
export const estimatedChannels = z.optional(
  z
    .array(z.string())
    .check(
      z.describe(
        'Channels behind the figures that were estimated, if only in part, as day files name them: electricalPowerKW@2. Left out without any',
      ),
    ),
);

import * as z from 'zod/mini';

const share = z.nullable(z.number());

/** How much of a range is known. */
export const coverageSchema = z
  .strictObject({ state: share, power: share, delivery: share })
  .check(z.describe('Share of the range that is known, 0..1'));

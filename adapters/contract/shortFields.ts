import * as z from 'zod/mini';
import { dataNeedNames } from '../../core/figures/index.ts';

/** Beside figures: what their data falls short of. */
export const shortFields = z.optional(
  z
    .array(z.enum(dataNeedNames))
    .check(
      z.describe(
        'What the data behind the figures falls short of, so that they do not stand for what they are called: an hour of running time (ratios), a whole week (leakage, years), the whole of the period being recorded (sums). Left out without any',
      ),
    ),
);

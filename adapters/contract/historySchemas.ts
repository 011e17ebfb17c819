import * as z from 'zod/mini';
import { maxHistoryChannels } from '../../core/ports/index.ts';
import { type SummedChannel, summedChannels } from '../../core/totals/index.ts';
import { rangeChecks, rangeFields } from './rangeSchema.ts';

const known: ReadonlySet<string> = new Set(summedChannels);
const isSummed = (text: string): text is SummedChannel => known.has(text);

/** POST /trend/steps */
export const historyRequest = z
  .object({
    ...rangeFields,
    channels: z
      .array(
        z.string().check(
          z.refine(isSummed, {
            error:
              'must be a quantity and its slot, such as systemPressureBar@0 or electricalPowerKW@3, or load, noLoad or error of a slot, such as load@3',
          }),
          z.describe(
            'Quantity and slot (0 for the plant), such as systemPressureBar@0; load, noLoad and error of a slot, such as load@3, are the shares of time in that state, without min and max',
          ),
        ),
      )
      .check(z.maxLength(maxHistoryChannels)),
  })
  .check(...rangeChecks);
export type HistoryRequest = z.infer<typeof historyRequest>;

const column = z.array(z.nullable(z.number()));

export const historyResponse = z.object({
  step_s: z.number().check(z.describe("A quarter hour or longer; 86400 stands for a day of the plant's zone")),
  days: z.int().check(z.describe('Days of the range that were recorded')),
  summed_days: z.int().check(z.describe('Those of them that are in the answer; the others come when the call is made again later')),
  times_ms: z.array(z.number()).check(z.describe('Begin of each step that has a value, in ms since 1970')),
  coverages_s: z
    .array(z.array(z.number()))
    .check(z.describe('Seconds of each step with a value; channels with the same ones share a column')),
  channels: z.array(
    z.object({
      channel: z.string(),
      mean: column.check(z.describe('Weighted with time; bar, m3/min, kW, degC, shares of 1')),
      min: column,
      max: column,
      coverage: z.int().check(z.describe('Which of coverages_s is that of the channel, from 0')),
      estimated_days: z
        .optional(z.int())
        .check(
          z.describe(
            'Days of the range on which it was estimated, if only in part; left out without any, and in ranges of more than two years',
          ),
        ),
    }),
  ),
});
export type WireHistory = z.infer<typeof historyResponse>;

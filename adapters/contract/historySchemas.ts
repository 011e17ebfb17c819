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
  channels: z.array(
    z.object({
      channel: z.string(),
      mean: column.check(z.describe('Weighted with time; bar, m3/min, kW, degC, shares of 1')),
      min: column,
      max: column,
      covered_s: z.array(z.number()).check(z.describe('Seconds of the step with a value')),
    }),
  ),
});
export type WireHistory = z.infer<typeof historyResponse>;

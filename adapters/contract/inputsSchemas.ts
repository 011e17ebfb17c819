import * as z from 'zod/mini';
import { slotCount } from '../../core/compressor/index.ts';
import { inputOfId } from '../../core/inputFile/index.ts';
import { inputFunctions } from '../../core/inputs/index.ts';
import { maxInputHours, maxInputs } from '../../core/ports/index.ts';
import { msPerHour } from '../../core/time/index.ts';
import { rangeChecks, rangeFields } from './rangeSchema.ts';

const inputIds = z.array(
  z.string().check(
    z.refine((id) => inputOfId(id) !== undefined, { error: 'must be an input such as 0-temperature-DEW_POINT' }),
    z.describe('Slot (0 for the master control), function and name of an input, such as 0-temperature-DEW_POINT'),
  ),
);

/** POST /inputs/minutes */
export const inputsRequest = z
  .object({
    ...rangeFields,
    inputs: inputIds.check(z.maxLength(maxInputs), z.describe('Whose minutes are wanted; those of the others are left out')),
  })
  .check(
    ...rangeChecks,
    z.refine(({ from_ms, until_ms }) => until_ms - from_ms <= maxInputHours * msPerHour, {
      path: ['until_ms'],
      error: `must be at most ${maxInputHours} hours later than from_ms`,
    }),
  );
export type InputsRequest = z.infer<typeof inputsRequest>;

const value = z.nullable(z.number());

/** Time in ms since 1970, seconds with a value, mean, min, max. */
const minute = z.tuple([z.number(), z.number(), value, value, value]);

export const inputsResponse = z.array(
  z.object({
    slot: z.int().check(z.gte(0), z.lte(slotCount)).check(z.describe('A compressor, 1..10, or 0 for the master control')),
    name: z.string(),
    function: z.enum(inputFunctions).check(z.describe('Values are in bar, m3/min, degC')),
    minutes: z.optional(
      z
        .array(minute)
        .check(
          z.describe(
            'Begin of the minute in ms since 1970, seconds with a value, mean weighted with time, min, max; left out unless asked for',
          ),
        ),
    ),
  }),
);
export type WireInputs = z.infer<typeof inputsResponse>;

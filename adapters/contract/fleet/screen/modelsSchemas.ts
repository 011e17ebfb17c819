import * as z from 'zod/mini';
import { slotCount } from '../../../../core/compressor/index.ts';
import { type ModelBenchmark, noModelReasons } from '../../../../core/fleet/index.ts';
import { amountSchema, labelFields } from './amountSchema.ts';
import { maybeNumber } from './screenParts.ts';

const figuresOf = <Figure extends z.ZodMiniType>(of: Figure) =>
  z.object({ onLoadKWhPerM3: of, noLoadShare: of, startsPerH: of, faultsPer1000H: of });

const model = z.object({
  model: z.string(),
  machines: z.int(),
  stations: z.int(),
  medians: figuresOf(amountSchema(noModelReasons)),
  counts: figuresOf(z.int()),
});

const machine = z.object({
  ...labelFields,
  slot: z.int().check(z.gte(1), z.lte(slotCount)),
  machine: z.string(),
  model: z.string(),
  runningH: z.number(),
  coverage: z.number(),
  isEstimated: z.boolean(),
  figures: figuresOf(maybeNumber),
  deviations: figuresOf(maybeNumber),
});

export const modelsAnswer: z.ZodMiniType<ModelBenchmark> = z.object({ models: z.array(model), machines: z.array(machine) });

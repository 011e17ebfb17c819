import * as z from 'zod/mini';
import { annexCovers, annexFigureIds, annexForms, annexSections } from '../../core/annex/index.ts';
import { slotCount } from '../../core/compressor/index.ts';
import { heatCircuits, measureIds } from '../../core/plantData/index.ts';
import { keysOf } from '../../core/records/index.ts';
import { messageLanguages } from '../../core/settings/index.ts';
import { insightRangeChecks, insightRangeFields } from './insightRange.ts';

/** GET /insight/annex, and of its files */
export const annexQuery = z.object(insightRangeFields).check(...insightRangeChecks);
export const annexParams = z.object({ language: z.enum(messageLanguages) });

const figure = z.nullable(z.number());

export const annexResponse = z.strictObject({
  recorded_days: z.int().check(z.describe('Days of the range that are over and have a file')),
  evaluated_days: z.int().check(z.describe('Those of them that are evaluated by now; the others come later')),
  outline: z
    .nullable(
      z.strictObject({
        range: z.strictObject({ from_ms: z.number(), until_ms: z.number().check(z.describe('Not included')) }),
        currency: z.string(),
        sections: z.array(
          z.strictObject({
            id: z.enum(keysOf(annexSections)),
            covered: z.enum(annexCovers).check(z.describe('Whether the log has it')),
            figures: z.array(
              z.strictObject({
                id: z.enum(annexFigureIds),
                slot: z.nullable(z.int().check(z.gte(1), z.lte(slotCount))),
                circuit: z.nullable(z.enum(heatCircuits)),
                measure: z.nullable(z.enum(measureIds)),
                kind: z.enum(['none', 'measured', 'fitted', 'rule', 'entered', 'upperBound']),
                value: figure,
                low: figure,
                high: figure,
                unit: z.string(),
                method: z.string(),
                reason: z.string().check(z.describe('Why there is none; empty for a figure')),
                n: figure,
                coverage_percent: z.number(),
                from_ms: z.number(),
                until_ms: z.number(),
                command: z.string().check(z.describe('Of `pressluft`, which says the same of the same day files')),
                path: z.string().check(z.describe('Where its JSON has it')),
              }),
            ),
            tables: z.array(z.strictObject({ id: z.string(), part: z.nullable(z.int()), lines: z.int() })),
            forms: z.array(z.enum(keysOf(annexForms))).check(z.describe('What is left to people')),
          }),
        ),
      }),
    )
    .check(z.describe('Null while days are being evaluated, and where there are none')),
});
export type WireAnnex = z.infer<typeof annexResponse>;

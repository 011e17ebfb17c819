import * as z from 'zod/mini';
import { viewed, viewedFile } from './amountSchema.ts';
import { energyAnswer, energyQuery } from './energySchemas.ts';
import { leaksAnswer } from './leaksSchemas.ts';
import { modelsAnswer } from './modelsSchemas.ts';
import type { ScreenCallSpec } from './screenParts.ts';
import { serviceAnswer } from './serviceSchemas.ts';

const language = z.object({ language: z.optional(z.enum(['de', 'en'])) });

/** Calls that compare the stations and plan visits; the tables are CSV as programs read it, the visits are a calendar file, too. */
export const insightScreenCalls = {
  service: viewed('service', serviceAnswer),
  serviceTable: viewedFile('service.csv'),
  serviceCalendar: { ...viewedFile('service.ics'), query: language },
  energy: { ...viewed('energy', energyAnswer), query: energyQuery },
  energyTable: { ...viewedFile('energy.csv'), query: energyQuery },
  leaks: viewed('leaks', leaksAnswer),
  leaksTable: viewedFile('leaks.csv'),
  models: viewed('models', modelsAnswer),
  modelsTable: viewedFile('models.csv'),
} as const satisfies Readonly<Record<string, ScreenCallSpec>>;

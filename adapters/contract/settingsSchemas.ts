import * as z from 'zod/mini';
import { maxPlantEntries } from '../../core/plantData/index.ts';
import { recordOf } from '../../core/records/index.ts';
import { type SettingsGroup, settingsGroups } from '../../core/settings/index.ts';
import { plantEntrySchemas } from '../plantData/index.ts';
import { zoneOr } from './lenient.ts';
import { settingsCodecs, type SettingsShape } from './settingsCodecs.ts';

/** Longest text of a setting, in UTF-16 units. */
const longestText = 65_536;
const maxSeries = 100;

const text = z.string().check(z.maxLength(longestText));

function schemaOf(shape: SettingsShape): z.ZodMiniType {
  switch (shape.is) {
    case 'text':
      return text;
    case 'zone':
      return z.string().check(z.refine((name) => zoneOr(name) !== undefined, { error: 'must be a known time zone' }));
    case 'number':
      return z.number();
    case 'flag':
      return z.boolean();
    case 'texts':
      return z.array(text).check(z.maxLength(maxSeries));
    case 'secret':
      return z.nullable(text);
    case 'choice':
      return z.enum(shape.of);
    case 'rows':
      return z.array(plantEntrySchemas[shape.of]).check(z.maxLength(maxPlantEntries[shape.of]));
    case 'list':
      return z.array(schemaOf(shape.of)).check(z.maxLength(shape.longest));
    case 'record':
      return z.strictObject(Object.fromEntries(Object.entries(shape.of).map(([field, of]) => [field, z.optional(schemaOf(of))])));
  }
}

/** PUT /settings/{group}: a field that is left out stays as it is. */
export const settingsSchemas = recordOf<SettingsGroup, z.ZodMiniType<Readonly<Record<string, unknown>>>>(
  settingsGroups,
  (group) => schemaOf(settingsCodecs[group].shape) as z.ZodMiniType<Readonly<Record<string, unknown>>>,
);

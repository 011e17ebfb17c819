import * as z from 'zod/mini';
import { isOneOf } from '../../core/records/index.ts';
import { openGroups, type SettingsGroup, settingsGroups } from '../../core/settings/index.ts';
import { plantEntrySchemas } from '../plantData/index.ts';
import { partialGroups, settingsCodecs, type SettingsShape } from './settingsCodecs.ts';

function shown(shape: SettingsShape): z.ZodMiniType {
  switch (shape.is) {
    case 'text':
    case 'zone':
      return z.string();
    case 'number':
      return z.number();
    case 'flag':
      return z.boolean();
    case 'texts':
      return z.array(z.string());
    case 'secret':
      return z.strictObject({ is_set: z.boolean() });
    case 'choice':
      return z.enum(shape.of);
    case 'rows':
      return z.array(plantEntrySchemas[shape.of]);
    case 'list':
      return z.array(shown(shape.of));
    case 'record':
      return shownRecord(shape.of, shape.isPartial === true);
  }
}

const shownRecord = (fields: Readonly<Record<string, SettingsShape>>, isPartial: boolean) =>
  z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([field, shape]) => [field, isPartial ? z.optional(shown(shape)) : shown(shape)])),
  );

const shownGroup = (group: SettingsGroup): z.ZodMiniType => {
  const { shape } = settingsCodecs[group];
  return shape.is === 'record' ? shownRecord(shape.of, partialGroups.has(group)) : shown(shape);
};

const isOpen = (group: SettingsGroup) => isOneOf(openGroups, group);

/** The settings as they are pushed: all groups to a session that may write, the open ones to the others; of secrets only whether they are set. */
export const settingsMessage = z.strictObject(
  Object.fromEntries(settingsGroups.map((group) => [group, isOpen(group) ? shownGroup(group) : z.optional(shownGroup(group))])),
);

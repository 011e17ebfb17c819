import { type AreaRights, areas, type Rights } from '../../core/access/index.ts';
import { isObject, recordOf } from '../../core/records/index.ts';
import {
  isRows,
  limitSeverities,
  messageLanguages,
  orientations,
  paperSizes,
  type Settings,
  type SettingsGroup,
  startPages,
  xModes,
  yModes,
} from '../../core/settings/index.ts';
import { zoneOffsetMs } from '../../core/time/index.ts';
import { currencies, pressureUnits, temperatureUnits, volumeUnits } from '../../core/units/index.ts';
import { plantEntrySchemas } from '../plantData/index.ts';

type Row = Readonly<Record<string, unknown>>;

const rowOr = (value: unknown): Row => (isObject(value) ? value : {});
const oneOf = (allowed: readonly string[]) => (value: string) => allowed.includes(value);

function isZone(name: string): boolean {
  try {
    zoneOffsetMs(0, name);
    return true;
  } catch {
    return false;
  }
}

/** Texts that can't be just any, by their path; another version or runtime may know other ones. */
const isKnown: Readonly<Record<string, (text: string) => boolean>> = {
  'user.startPage': oneOf(startPages),
  'units.pressure': oneOf(pressureUnits),
  'units.temperature': oneOf(temperatureUnits),
  'units.volume': oneOf(volumeUnits),
  'units.currency': oneOf(currencies),
  'email.receivers.language': oneOf(messageLanguages),
  'sms.receivers.language': oneOf(messageLanguages),
  'print.orientation': oneOf(orientations),
  'print.paperSize': oneOf(paperSizes),
  'time.zone': isZone,
  'chart.xMode': oneOf(xModes),
  'chart.yMode': oneOf(yModes),
  'mqtt.language': oneOf(messageLanguages),
  'webhook.language': oneOf(messageLanguages),
  'limits.points.severity': oneOf(limitSeverities),
};

/** Entries that this version can't read are left out. */
function rowsOf(stored: unknown, fallback: unknown, path: string): unknown {
  const { rows } = rowOr(stored);
  const schema = Object.entries(plantEntrySchemas).find(([list]) => path === `plant.${list}`)?.[1];
  return Array.isArray(rows) ? { rows: rows.filter((row) => schema?.safeParse(row).success) } : fallback;
}

/** What is stored, in the shape of the fallback, which stands wherever nothing of its kind is stored. */
function readLike(stored: unknown, fallback: unknown, path: string): unknown {
  if (isRows(fallback)) return rowsOf(stored, fallback, path);
  if (Array.isArray(fallback)) {
    const items: readonly unknown[] = Array.isArray(stored) ? stored : [];
    if (fallback.some((item) => typeof item === 'object')) return fallback.map((item, i) => readLike(items[i], item, path));
    return Array.isArray(stored) && items.every((item) => typeof item === 'string') ? items : fallback;
  }
  if (typeof fallback === 'object' && fallback !== null) {
    return Object.fromEntries(
      Object.entries(fallback).map(([name, value]) => [name, readLike(rowOr(stored)[name], value, `${path}.${name}`)]),
    );
  }
  if (typeof stored !== typeof fallback) return fallback;
  return typeof stored !== 'string' || isKnown[path]?.(stored) !== false ? stored : fallback;
}

const areaRights = (stored: unknown): AreaRights | undefined =>
  isObject(stored) ? recordOf(areas, (area) => stored[area] === true) : undefined;

/** Rights that were never given allow nothing, whatever the defaults say. */
const rightsOf = ({ demo, read }: Row): Rights => ({ demo: areaRights(demo), read: areaRights(read) });

/** A group from its row; what is missing there or of another kind is that of the defaults. */
export function settingsOfRow<G extends SettingsGroup>(group: G, json: string, defaults: Settings): Settings[G] {
  const stored: unknown = JSON.parse(json);
  return (group === 'rights' ? rightsOf(rowOr(stored)) : readLike(stored, defaults[group], group)) as Settings[G];
}

/** A group as its row has it: core's names, so that the wire can change without the database. */
export const rowOfSettings = (values: Settings[SettingsGroup]): string => JSON.stringify(values);

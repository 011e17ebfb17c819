import { isRecord } from '../../records/index.ts';
import type { FieldConfig } from '../FieldConfig.ts';

/** Whether a file or a station gives a configuration; its parts are checked by the station alone. */
export function isFieldConfig(value: unknown): value is FieldConfig {
  if (!isRecord(value) || value['format'] !== 1) return false;
  const { connections, devices, machines, plant } = value;
  const areLists = [connections, devices, machines].every((list) => Array.isArray(list) && list.every(isRecord));
  return areLists && (plant === undefined || isRecord(plant));
}

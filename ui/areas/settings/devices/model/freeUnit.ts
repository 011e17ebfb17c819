import type { FieldConfig } from '../../../../../core/field/index.ts';

/** The first unit of a connection that no device has. */
export function freeUnit({ devices }: FieldConfig, connection: string): number {
  const taken = new Set(devices.filter((device) => device.connection === connection).map(({ unit = 1 }) => unit));
  let unit = 1;
  while (taken.has(unit)) unit++;
  return unit;
}

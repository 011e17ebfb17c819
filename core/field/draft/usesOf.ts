import type { Serves, FieldConfig, FieldDevice } from '../FieldConfig.ts';

/** What an entry is for, each with a name that is the same for the same use. */
export function usesOf(serves: Serves): readonly string[] {
  if ('compressor' in serves) return [`compressor ${serves.compressor}`];
  if ('powerOf' in serves) return serves.powerOf.map((slot) => `power ${slot}`);
  if ('flowOf' in serves) return serves.flowOf.map((slot) => `flow ${slot}`);
  if ('input' in serves) return [`input ${serves.input}`];
  return [Object.keys(serves)[0]!];
}

/** Whether one device only may be for it: two controllers of a compressor, or two values of an input, would contradict each other. */
export const isForOne = (serves: Serves): boolean => 'compressor' in serves || 'input' in serves;

/** Other devices that a use of a device has in common with it: their powers and flows are added up, of pressures the first that has a value counts. */
export function alsoServing(config: FieldConfig, deviceId: string, serves: Serves): readonly FieldDevice[] {
  const uses = new Set(usesOf(serves));
  return config.devices.filter(({ id, serves: all }) => id !== deviceId && all.flatMap(usesOf).some((use) => uses.has(use)));
}

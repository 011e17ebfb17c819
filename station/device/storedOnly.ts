import type { DeviceConfig } from './DeviceConfig.ts';

/** A device that is set up by other means: settings are stored and nothing else. */
export function storedOnly(): DeviceConfig {
  return { changesMachine: false, apply: () => Promise.resolve(undefined), close: () => Promise.resolve() };
}

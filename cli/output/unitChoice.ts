import { defaultSettings } from '../../core/settings/index.ts';
import type { UnitChoice } from '../../core/units/index.ts';
import type { ValuesOf } from '../../adapters/options/index.ts';
import type { unitOptions } from '../options/sharedOptions.ts';

/** The units that are asked for, the usual ones for the rest. */
export function unitChoice({ units, currency }: ValuesOf<typeof unitOptions>): UnitChoice {
  const { pressure, temperature, volume } = defaultSettings.units;
  return units.reduce<UnitChoice>((choice, unit) => ({ ...choice, ...unit }), { pressure, temperature, volume, currency });
}

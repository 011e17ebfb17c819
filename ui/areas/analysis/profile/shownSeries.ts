import { profileSeries, type ProfileSeries } from '../../../../core/loadProfile/index.ts';
import { displayUnit, displayValue, type UnitChoice } from '../../../../core/units/index.ts';
import { unitSymbol } from '../../../../i18n/format/index.ts';

/** How the values of a series are shown: their unit, and what a value is in it. */
export interface ShownSeries {
  readonly unit: string;
  readonly digits: number;
  readonly of: (value: number) => number;
}

export function shownSeries(of: ProfileSeries, units: UnitChoice): ShownSeries {
  // a share is read as percent
  if (of === 'noLoadShare') return { unit: '%', digits: 0, of: (value) => value * 100 };
  const { quantity } = profileSeries[of];
  const { digits } = displayValue(quantity, undefined, units);
  return { unit: unitSymbol(displayUnit(quantity, units)), digits, of: (value) => displayValue(quantity, value, units).value ?? NaN };
}

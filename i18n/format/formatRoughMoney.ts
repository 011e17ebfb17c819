import { roughAmount } from '../../core/estimate/index.ts';
import type { UnitChoice } from '../../core/units/index.ts';
import type { Region } from '../Region.ts';
import { formatNumber } from './formatNumber.ts';
import { type FormattedValue, formattedValueOf } from './formattedValueOf.ts';
import { unitSymbol } from './unitSymbol.ts';

/** Estimated money, no more exactly than it is meant, with the sign of its currency. */
export const formatRoughMoney = (value: number | undefined, { currency }: Pick<UnitChoice, 'currency'>, region: Region): FormattedValue =>
  formattedValueOf(formatNumber(value === undefined ? undefined : roughAmount(value), 0, region), unitSymbol(currency), region);

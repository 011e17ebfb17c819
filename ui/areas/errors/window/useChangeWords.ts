import { useLingui } from '@lingui/react';
import type { BaselineRange } from '../../../../core/blackBox/index.ts';
import { displayUnit, displayValue } from '../../../../core/units/index.ts';
import { unitSymbol } from '../../../../i18n/format/index.ts';
import { useFormat } from '../../../station/index.ts';
import { useSeriesName } from './useSeriesName.ts';

/** A value that has just left its range looks like one in it with the usual digits. */
const moreDigits = 1;

/** What is said of a line around a fault. */
export interface ChangeWords {
  readonly name: (range: BaselineRange) => string;
  /** How a value stands to its range: `89 °C statt 78 bis 88`. */
  readonly range: (range: BaselineRange, value: number) => string;
}

/** Only inside an observer. */
export function useChangeWords(): ChangeWords {
  const { i18n } = useLingui();
  const { number, units } = useFormat();
  const seriesName = useSeriesName();
  return {
    name: ({ series }) => seriesName(series),
    range({ series, low, high }, value) {
      const shown = (each: number) => {
        const { value: converted, digits } = displayValue(series.quantity, each, units);
        return number(converted, digits + moreDigits);
      };
      const unit = unitSymbol(displayUnit(series.quantity, units));
      // the room that sensors are given reaches below nothing
      const least = series.quantity === 'temperature' || value < 0 ? low : Math.max(0, low);
      return i18n._('{value} {unit} statt {low} bis {high}', { value: shown(value), unit, low: shown(least), high: shown(high) });
    },
  };
}

import { useLingui } from '@lingui/react';
import { type DayRange, type PerformanceFinding, roughly, roughStep } from '../../../../core/performance/index.ts';
import { displayUnit, displayValue } from '../../../../core/units/index.ts';
import { formatDay, type FormattedValue, formattedValueOf, missing, unitSymbol } from '../../../../i18n/format/index.ts';
import { useFormat } from '../../../station/index.ts';
import { reasonWords } from './performanceWords.ts';

const enpiDigits = 3;
const specificDigits = 4;

/** How a figure of the page is written. */
export type Written = 'energy' | 'money' | 'mass' | 'ratio' | 'specific';

/** Figures against a baseline as they are written. Only inside an observer. */
export function usePerformanceText() {
  const { i18n } = useLingui();
  const { region, units, number } = useFormat();
  const amount = (as: 'energy' | 'mass') => (value: number | undefined, step: number) => {
    const shown = displayValue(as, value === undefined ? undefined : roughly(value, step), units).value;
    return formattedValueOf(shown === undefined ? missing : number(shown, 0), unitSymbol(displayUnit(as, units)), region);
  };
  /** With the step that amounts are rounded to. */
  const writers: Readonly<Record<Written, (value: number | undefined, step: number) => FormattedValue>> = {
    energy: amount('energy'),
    money: (value, step) => formattedValueOf(value === undefined ? missing : number(roughly(value, step), 0), units.currency, region),
    mass: amount('mass'),
    ratio: (value) => formattedValueOf(number(value, enpiDigits), '', region),
    specific: (value) => formattedValueOf(number(value, specificDigits), 'kWh/m³', region),
  };
  return {
    value: (as: Written, finding: PerformanceFinding | undefined) =>
      finding === undefined || finding.kind === 'none' ? writers[as](undefined, 1) : writers[as](finding.value, roughStep(finding)),
    figure: (as: 'ratio' | 'specific', value: number) => writers[as](value, 1).figure,
    /** The interval in words, or why there is none. */
    between: (as: Written, finding: PerformanceFinding) =>
      finding.kind === 'none'
        ? i18n._(reasonWords[finding.reason])
        : i18n._('{low} bis {high}', {
            low: writers[as](finding.low, roughStep(finding)).figure,
            high: writers[as](finding.high, roughStep(finding)).figure,
          }),
    days: ({ first, last }: DayRange) =>
      first === last
        ? formatDay(first, region)
        : i18n._('{from} bis {until}', { from: formatDay(first, region), until: formatDay(last, region) }),
  };
}

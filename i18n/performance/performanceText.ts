import type { I18n } from '@lingui/core';
import { type DayRange, type PerformanceFinding, roughly, roughStep } from '../../core/performance/index.ts';
import { displayUnit, displayValue, type UnitChoice } from '../../core/units/index.ts';
import { formatDay, formatNumber, type FormattedValue, formattedValueOf, missing, unitSymbol } from '../format/index.ts';
import type { Region } from '../Region.ts';
import { noPerformanceWords } from './performanceWords.ts';

const enpiDigits = 3;
const specificDigits = 4;

/** How a figure against a baseline is written. */
export type PerformanceWritten = 'energy' | 'money' | 'mass' | 'ratio' | 'specific';

/** Returns what writes figures against a baseline, on screen and on paper. */
export function performanceText(i18n: I18n, units: UnitChoice, region: Region) {
  const number = (value: number | undefined, digits: number) => formatNumber(value, digits, region);
  const amount = (as: 'energy' | 'mass') => (value: number | undefined, step: number) => {
    const shown = displayValue(as, value === undefined ? undefined : roughly(value, step), units).value;
    return formattedValueOf(shown === undefined ? missing : number(shown, 0), unitSymbol(displayUnit(as, units)), region);
  };
  /** With the step that amounts are rounded to. */
  const writers: Readonly<Record<PerformanceWritten, (value: number | undefined, step: number) => FormattedValue>> = {
    energy: amount('energy'),
    money: (value, step) =>
      formattedValueOf(value === undefined ? missing : number(roughly(value, step), 0), unitSymbol(units.currency), region),
    mass: amount('mass'),
    ratio: (value) => formattedValueOf(number(value, enpiDigits), '', region),
    specific: (value) => formattedValueOf(number(value, specificDigits), 'kWh/m³', region),
  };
  const value = (as: PerformanceWritten, finding: PerformanceFinding | undefined) =>
    finding === undefined || finding.kind === 'none' ? writers[as](undefined, 1) : writers[as](finding.value, roughStep(finding));
  /** The interval in words, or why there is none. */
  const between = (as: PerformanceWritten, finding: PerformanceFinding) =>
    finding.kind === 'none'
      ? i18n._(noPerformanceWords[finding.reason])
      : i18n._('{low} bis {high}', {
          low: writers[as](finding.low, roughStep(finding)).figure,
          high: writers[as](finding.high, roughStep(finding)).figure,
        });
  return {
    value,
    between,
    figure: (as: 'ratio' | 'specific', of: number) => writers[as](of, 1).figure,
    /** The figure with its interval behind it, or why there is none. */
    interval: (as: PerformanceWritten, finding: PerformanceFinding) =>
      finding.kind === 'none'
        ? i18n._(noPerformanceWords[finding.reason])
        : i18n._('{value} ({low} bis {high})', {
            value: value(as, finding).text,
            low: writers[as](finding.low, roughStep(finding)).figure,
            high: writers[as](finding.high, roughStep(finding)).figure,
          }),
    days: ({ first, last }: DayRange) =>
      first === last
        ? formatDay(first, region)
        : i18n._('{from} bis {until}', { from: formatDay(first, region), until: formatDay(last, region) }),
  };
}

/** What writes figures against a baseline. */
export type PerformanceText = ReturnType<typeof performanceText>;

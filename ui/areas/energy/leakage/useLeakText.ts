import { useLingui } from '@lingui/react';
import type { Found } from '../../../../core/estimate/index.ts';
import type { LeakCostFinding } from '../../../../core/leakCost/index.ts';
import type { LeakFinding } from '../../../../core/leakage/index.ts';
import { displayUnit, displayValue } from '../../../../core/units/index.ts';
import { formattedValueOf, type FormattedValue, missing, signedText, unitSymbol } from '../../../../i18n/format/index.ts';
import { useFormat } from '../../../station/index.ts';
import { countWords, reasonWords, testCountWords } from './leakageWords.ts';

type Interval = Pick<Found<string>, 'low' | 'high'>;

/** Figures of leaks as they are written. Only inside an observer. */
export function useLeakText() {
  const { i18n } = useLingui();
  const { region, units, number, quantity, roughMoney } = useFormat();
  const unit = unitSymbol(displayUnit('volumeFlow', units));
  const { digits } = displayValue('volumeFlow', undefined, units);
  /** One digit more than a measured flow has, without its unit. */
  const fine = (m3min: number | undefined) =>
    m3min === undefined ? missing : number(displayValue('volumeFlow', m3min, units).value, digits + 1);
  const between = (low: string, high: string) => i18n._('{low} bis {high}', { low, high });
  return {
    unit,
    fine,
    /** A flow with its unit, as large as a headline. */
    flow: (m3min: number | undefined): FormattedValue => formattedValueOf(fine(m3min), unit, region),
    flows: ({ low, high }: Interval) => between(fine(low), fine(high)),
    signed: (m3min: number) => signedText(fine(m3min)),
    amounts: ({ low, high }: Interval) => between(roughMoney(low).figure, roughMoney(high).text),
    /** What a figure is of, or why there is none. */
    basis: (finding: LeakFinding, isTest = false) =>
      finding.kind === 'none'
        ? i18n._(reasonWords[finding.reason])
        : i18n._((isTest ? testCountWords : countWords)[finding.method], {
            n: finding.n,
            share: quantity('share', finding.coverage).text,
          }),
    power: (finding: LeakCostFinding) => (finding.kind === 'none' ? missing : quantity('specificPower', finding.value).text),
    powers: (finding: LeakCostFinding) =>
      finding.kind === 'none'
        ? missing
        : between(quantity('specificPower', finding.low).figure, quantity('specificPower', finding.high).text),
    share: (of: number) => quantity('share', of).text,
  };
}

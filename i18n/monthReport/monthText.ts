import type { I18n } from '@lingui/core';
import { coveragePercent } from '../../core/balance/index.ts';
import type { EnergyCost } from '../../core/cost/index.ts';
import type { Finding } from '../../core/estimate/index.ts';
import type { MonthChange } from '../../core/monthReport/index.ts';
import type { AnyQuantity, UnitChoice } from '../../core/units/index.ts';
import { formatNumber, formatQuantity, formattedValueOf, missing, signedText } from '../format/index.ts';
import type { Region } from '../Region.ts';
import { kindWords } from '../texts/kindWords.ts';

/** How figures of a report are written. */
export type MonthQuantity = Extract<AnyQuantity, 'energy' | 'money' | 'mass' | 'power'>;

const percent = 100;
const shareDigits = 1;

/** Returns what writes the figures of a report, each with its interval. */
export function monthText(i18n: I18n, units: UnitChoice, region: Region) {
  const interval = (value: string, low: string, high: string) => i18n._('{value} ({low} bis {high})', { value, low, high });
  const written = (as: MonthQuantity, value: number) => formatQuantity(as, value, units, region);
  const share = (of: number) => formattedValueOf(formatNumber(of, shareDigits, region), '%', region).text;
  const signed = (of: number) => signedText(share(of * percent));
  return {
    interval,
    value: (as: MonthQuantity, value: number) => written(as, value).text,
    between: (as: MonthQuantity, finding: Finding<string, string> | undefined) =>
      finding === undefined || finding.kind === 'none'
        ? missing
        : interval(written(as, finding.value).text, written(as, finding.low).figure, written(as, finding.high).figure),
    change: (change: MonthChange | undefined) =>
      change === undefined ? missing : interval(signed(change.value), signed(change.low), signed(change.high)),
    coverage: (cost: EnergyCost | undefined) => (cost === undefined ? missing : share(coveragePercent(cost.energy.coverage))),
    kind: ({ kind }: Finding<string, string>) => (kind === 'none' ? '' : i18n._(kindWords[kind])),
  };
}

/** What writes the figures of a report. */
export type MonthText = ReturnType<typeof monthText>;

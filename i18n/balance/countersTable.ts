import type { I18n } from '@lingui/core';
import { type BalanceReport, deviationDigits, type ReportCounter } from '../../core/balance/index.ts';
import type { DocumentTable } from '../../core/report/index.ts';
import { formatDate, formatMinute, formatNumber, unitSymbol } from '../format/index.ts';
import type { Region } from '../Region.ts';
import { rowNames } from './reportWords.ts';

export const countersTitle = /*i18n*/ 'Energiezähler neben der Summe der Leistung';

/** A counter with what it counts, such as `Zähler Halle (K1, K2)`. */
export function counterName(i18n: I18n, report: Pick<BalanceReport, 'rows'>, { name, slots }: ReportCounter): string {
  const counted = slots.length === 0 ? i18n._('Station') : slots.map(rowNames(i18n, report)).join(', ');
  return `${name} (${counted})`;
}

/** Undefined where no counter was read. */
export function countersTable(report: BalanceReport, i18n: I18n, region: Region): DocumentTable | undefined {
  const { counters, zone } = report;
  if (counters.length === 0) return undefined;
  const moment = (atMs: number) => `${formatDate(atMs, zone, region)} ${formatMinute(atMs, zone, region)}`;
  const energy = unitSymbol(counters[0]!.unit);
  return {
    id: 'counters',
    title: i18n._(countersTitle),
    head: i18n._('Zähler'),
    columns: [
      { id: 'from', label: i18n._('Von'), unit: '' },
      { id: 'until', label: i18n._('Bis'), unit: '' },
      { id: 'counted', label: i18n._('Gezählt'), unit: energy },
      { id: 'summed', label: i18n._('Summiert'), unit: energy },
      { id: 'deviation', label: i18n._('Abweichung'), unit: '%' },
      { id: 'coverage', label: i18n._('Erfasst'), unit: '%' },
    ],
    rows: counters.map((counter, i) => ({
      index: i + 1,
      label: counterName(i18n, report, counter),
      cells: [
        moment(counter.fromMs),
        moment(counter.untilMs),
        formatNumber(counter.counted, counter.digits, region),
        formatNumber(counter.summed, counter.digits, region),
        formatNumber(counter.deviationPercent, deviationDigits, region),
        formatNumber(counter.coveragePercent, 1, region),
      ],
      isTotal: false,
    })),
  };
}

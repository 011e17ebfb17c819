import type { I18n } from '@lingui/core';
import { coveragePercent } from '../../core/balance/index.ts';
import { roughAmount } from '../../core/estimate/index.ts';
import type { MeasureAmount, MeasureRow } from '../../core/measures/index.ts';
import { firstMeasures, type MonthReport } from '../../core/monthReport/index.ts';
import type { DocumentSection } from '../../core/report/index.ts';
import { rowNames } from '../balance/reportWords.ts';
import { type FormattedValue, formattedValueOf, formatNumber, formatRoughMoney, missing, unitSymbol } from '../format/index.ts';
import type { Region } from '../Region.ts';
import { kindWords } from '../texts/kindWords.ts';
import { measureNames, measureStateNames } from '../texts/measureNames.ts';

/** Returns what writes the measures of a report. */
function measureText(i18n: I18n, { balance }: MonthReport, region: Region) {
  const machine = rowNames(i18n, balance);
  const amount = (of: number) => formatNumber(roughAmount(of), 0, region);
  const plain = (of: number) => ({ figure: amount(of), text: amount(of) });
  const amounts = (of: MeasureAmount | undefined, written: (end: number) => Pick<FormattedValue, 'figure' | 'text'> = plain) =>
    of === undefined
      ? missing
      : of.kind === 'upperBound'
        ? i18n._('bis {high}', { high: written(of.high).text })
        : i18n._('{low} bis {high}', { low: written(of.low).figure, high: written(of.high).text });
  return {
    title({ found: { measure, slots } }: MeasureRow) {
      const name = i18n._(measureNames[measure]);
      return slots.length === 0 || measure === 'heat' ? name : `${name}: ${slots.map(machine).join(', ')}`;
    },
    /** Without the low end where it is an upper bound. */
    amounts,
    /** Each with its unit. */
    money: (of: MeasureAmount) => amounts(of, (end) => formatRoughMoney(end, balance.units, region)),
    energy: (of: MeasureAmount) => amounts(of, (end) => formattedValueOf(amount(end), 'kWh', region)),
    kind: (of: MeasureAmount | undefined) => (of === undefined ? missing : i18n._(kindWords[of.kind])),
  };
}

/** What there is to do first, in a sentence; empty where nothing was found. */
export function measureSentence(i18n: I18n, report: MonthReport, region: Region): string {
  const [first] = firstMeasures(report.measures);
  if (first === undefined) return '';
  const { money, energy } = first.found;
  const text = measureText(i18n, report, region);
  const measure = text.title(first);
  const known = money ?? energy;
  if (known === undefined) return i18n._('Zuerst zu tun: {measure}.', { measure });
  const saving = money === undefined ? text.energy(known) : text.money(money);
  return i18n._('Zuerst zu tun: {measure}, {saving} im Jahr, {kind}.', { measure, saving, kind: text.kind(known) });
}

/** The first measures with what each of them saves in a year like the month. */
export function measureSections(i18n: I18n, report: MonthReport, region: Region): readonly DocumentSection[] {
  const title = i18n._('Zuerst tun');
  const rows = firstMeasures(report.measures);
  if (rows.length === 0) return [{ kind: 'lines', title, lines: [i18n._('Für keine Maßnahme sprechen die Tage des Monats.')] }];
  const text = measureText(i18n, report, region);
  const column = (id: string, label: string, unit = '') => ({ id, label, unit });
  return [
    {
      kind: 'table',
      table: {
        id: 'measures',
        title,
        head: i18n._('Maßnahme'),
        columns: [
          column('money', i18n._('Ersparnis im Jahr'), unitSymbol(report.balance.units.currency)),
          column('energy', i18n._('Energie im Jahr'), 'kWh'),
          column('kind', i18n._('Art')),
          column('coverage', i18n._('Daten für'), '%'),
          column('state', i18n._('Stand')),
        ],
        rows: rows.map((row, i) => {
          const { money, energy } = row.found;
          const known = money ?? energy;
          return {
            ...{ index: i + 1, isTotal: false, label: `${i + 1} ${text.title(row)}` },
            cells: [
              ...[text.amounts(money), text.amounts(energy), text.kind(known)],
              known === undefined ? missing : formatNumber(coveragePercent(known.coverage), 1, region),
              i18n._(measureStateNames[row.entry?.state ?? 'open']),
            ],
          };
        }),
      },
    },
    {
      kind: 'lines',
      lines: [
        i18n._(
          'Was jede Maßnahme in einem Jahr wie diesem Monat für sich spart, liegt zu 90 % zwischen den Enden. Maßnahmen wirken aufeinander; ihre Ersparnisse werden nicht addiert.',
        ),
      ],
    },
  ];
}

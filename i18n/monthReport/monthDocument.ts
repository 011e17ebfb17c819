import type { I18n } from '@lingui/core';
import type { MonthReport } from '../../core/monthReport/index.ts';
import type { DocumentFact, DocumentSection, DocumentTable, ReportDocument } from '../../core/report/index.ts';
import { balanceDocument } from '../balance/balanceDocument.ts';
import { formatMonth, formatNumber } from '../format/index.ts';
import type { Region } from '../Region.ts';
import { measureSections } from './monthMeasures.ts';
import { monthSentences } from './monthSentences.ts';
import { comparedTable, doneTable, dueTable, faultTable, type MonthWords } from './monthTables.ts';
import { monthText, type MonthText } from './monthText.ts';

const leakFigures = [
  { id: 'leakedAir', label: /*i18n*/ 'Leckluft im Jahr, bei mittlerer Leistung' },
  { id: 'repair', label: /*i18n*/ 'Weniger Kosten im Jahr, wenn die Lecks behoben sind' },
] as const;
const enpiDigits = 3;

function leakFacts(i18n: I18n, { leakCost }: MonthReport, text: MonthText): readonly DocumentFact[] {
  return leakFigures.flatMap(({ id, label }): readonly DocumentFact[] => {
    const finding = leakCost.figures[id];
    return finding.kind === 'none' ? [] : [{ label: i18n._(label), value: `${text.between('money', finding)}, ${text.kind(finding)}` }];
  });
}

function performanceSection(i18n: I18n, { performance }: MonthReport, text: MonthText, region: Region): readonly DocumentSection[] {
  if (performance === undefined) return [];
  const { enpi, saving } = performance.figures;
  const title = i18n._('Gegen die Basis');
  if (enpi.kind === 'none' || saving.kind === 'none')
    return [{ kind: 'lines', title, lines: [i18n._('Mit der Basis lässt sich der Monat nicht vergleichen: Die Daten reichen nicht.')] }];
  const ratio = (of: number) => formatNumber(of, enpiDigits, region);
  const facts = [
    {
      label: i18n._('Gemessene durch erwartete Energie (EnPI)'),
      value: text.interval(ratio(enpi.value), ratio(enpi.low), ratio(enpi.high)),
    },
    { label: i18n._('Eingespart'), value: text.between('energy', saving) },
  ];
  const basis = performance.isDistinct ? {} : { basis: i18n._('Die Einsparung ist nicht von 0 zu unterscheiden.') };
  return [{ kind: 'facts', title, facts, ...basis }];
}

const tableOr = (table: DocumentTable, text: string): DocumentSection =>
  table.rows.length > 0 ? { kind: 'table', table } : { kind: 'lines', title: table.title, lines: [text] };

/** The first sentences of a month's report, and all of its texts as they are printed: its result comes first. */
export function monthDocument(
  report: MonthReport,
  words: MonthWords,
  i18n: I18n,
  region: Region,
): { readonly result: string; readonly document: ReportDocument } {
  const { month, balance, targetKWh } = report;
  const text = monthText(i18n, balance.units, region);
  const printed = balanceDocument(balance, i18n, region);
  const result = monthSentences(i18n, report, text, region);
  const target: readonly DocumentSection[] =
    targetKWh === undefined
      ? []
      : [{ kind: 'facts', facts: [{ label: i18n._('Ziel für den Monat'), value: text.value('energy', targetKWh) }] }];
  const { title, facts, basis } = printed.leakage;
  const document: ReportDocument = {
    ...printed,
    title: i18n._('Monatsbericht Druckluft'),
    range: formatMonth(month, region),
    sections: [
      { kind: 'lines', lines: [result] },
      ...target,
      { kind: 'table', table: comparedTable(i18n, report, text, region) },
      ...measureSections(i18n, report, region),
      { kind: 'figures', ...printed.plant },
      { kind: 'charts', charts: printed.charts },
      ...printed.tables.map((table) => ({ kind: 'table', table }) as const).slice(0, 1),
      { kind: 'facts', title, facts: [...facts, ...leakFacts(i18n, report, text)], basis },
      ...performanceSection(i18n, report, text, region),
      tableOr(faultTable(i18n, report, words, region), i18n._('In den Störmeldungen steht nichts aus diesem Monat.')),
      tableOr(doneTable(i18n, report, region), i18n._('Keine im Monat eingetragen.')),
      tableOr(dueTable(i18n, report, region), i18n._('Keine ist überfällig oder bald fällig.')),
      { kind: 'facts', title: i18n._('Güte der Daten'), facts: printed.facts },
      { kind: 'lines', ...printed.notes },
      { kind: 'lines', ...printed.formulas },
    ],
  };
  return { result, document };
}

import type { I18n } from '@lingui/core';
import type { ValueOrigin } from '../../core/master/index.ts';
import type { PerformanceAnswer } from '../../core/ports/index.ts';
import type { DocumentFact, DocumentSection, DocumentTable, ReportDocument } from '../../core/report/index.ts';
import { daysBetween, plantDayOf, plantDayRange } from '../../core/time/index.ts';
import type { UnitChoice } from '../../core/units/index.ts';
import { formatDay, formatNumber, formattedValueOf } from '../format/index.ts';
import type { Region } from '../Region.ts';
import { kindWords } from '../texts/kindWords.ts';
import { originOnPaper } from '../texts/originText.ts';
import { adjustmentTable, checkTable, modelTable } from './auditTables.ts';
import { performanceText, type PerformanceText } from './performanceText.ts';
import { noPerformanceWords, variableWords } from './performanceWords.ts';

/** What an auditor has to know beside the figures. */
export interface AuditContext {
  /** Empty where the station has no name. */
  readonly station: string;
  /** IANA name of the plant's zone. */
  readonly zone: string;
  readonly units: UnitChoice;
  /** The software with its version. */
  readonly creator: string;
  readonly origin: ValueOrigin | undefined;
  /** Of the page at the station. */
  readonly address?: string | undefined;
}

const percent = 100;
const shareDigits = 1;
const shareText = (share: number, region: Region) => formattedValueOf(formatNumber(share * percent, shareDigits, region), '%', region).text;

interface Writing {
  readonly i18n: I18n;
  readonly answer: PerformanceAnswer;
  readonly text: PerformanceText;
  readonly region: Region;
  readonly context: AuditContext;
}

/** Whether energy was saved, in a sentence. */
function resultLine({ i18n, answer, text, region }: Writing): string {
  const { figures, savingShare = 0, isDistinct } = answer.performance;
  const { saving, enpi } = figures;
  const days = text.days(answer.report);
  if (saving.kind === 'none')
    return i18n._('Für {days} gibt es kein Ergebnis: {reason}', { days, reason: i18n._(noPerformanceWords[saving.reason]) });
  const values = {
    days,
    share: shareText(Math.abs(savingShare), region),
    saving: text.interval('energy', saving),
    enpi: text.interval('ratio', enpi),
  };
  if (!isDistinct)
    return i18n._(
      '{days}: Die Station brauchte so viel Energie wie nach der Basis zu erwarten; die Einsparung von {saving} ist nicht von 0 zu unterscheiden. EnPI {enpi}.',
      values,
    );
  return savingShare > 0
    ? i18n._('{days}: Die Station brauchte {share} weniger Energie als nach der Basis zu erwarten, {saving}. EnPI {enpi}.', values)
    : i18n._('{days}: Die Station brauchte {share} mehr Energie als nach der Basis zu erwarten, Einsparung {saving}. EnPI {enpi}.', values);
}

function scopeFacts({ i18n, answer, text, region, context: { zone } }: Writing): readonly DocumentFact[] {
  const { baseline, report, set, withPressure, volumeOf, variables } = answer;
  const orNothing = (value: string | undefined) => (value === undefined || value === '' ? i18n._('nichts angegeben') : value);
  return [
    {
      label: i18n._('Systemgrenze'),
      value: i18n._('Alle Verdichter der Station mit ihren elektrischen Antrieben; ohne Trockner und Kühlung.'),
    },
    { label: i18n._('Energieträger'), value: i18n._('Strom') },
    { label: i18n._('Kennzahl (EnPI)'), value: i18n._('Gemessene durch erwartete Energie; erwartet wird nach dem Modell der Basis') },
    { label: i18n._('Basiszeitraum'), value: text.days(baseline) },
    { label: i18n._('Berichtszeitraum'), value: text.days(report) },
    {
      label: i18n._('Basis gesetzt'),
      value:
        set === undefined
          ? i18n._('nein, für diese Auswertung gewählt')
          : i18n._('{day} von {author}: {note}', {
              day: formatDay(plantDayOf(set.enteredMs, zone), region),
              author: set.author,
              note: orNothing(set.note),
            }),
    },
    { label: i18n._('Statische Faktoren'), value: orNothing(set?.staticFactors) },
    {
      label: i18n._('Volumen'),
      value:
        volumeOf === 'flow'
          ? i18n._('Volumenstrom ins Netz, gemessen')
          : i18n._('Liefermenge, wie die Verdichter sie melden: Es gibt keinen Volumenstromsensor'),
    },
    {
      label: i18n._('Netzdruck'),
      value: withPressure ? i18n._('herausgerechnet') : i18n._('nicht herausgerechnet: ein niedrigerer spart'),
    },
    ...variables.map(({ name, unit, days, first, last, author, importedMs }) => ({
      label: i18n._(variableWords[name]),
      value: i18n._('{n} Tage, {days}, in {unit}, importiert am {day} von {author}', {
        ...{ n: days, unit, author, days: text.days({ first, last }) },
        day: formatDay(plantDayOf(importedMs, zone), region),
      }),
    })),
  ];
}

function resultFacts({ i18n, answer, text, region }: Writing): readonly DocumentFact[] {
  const { figures, fractionalUncertainty, change } = answer.performance;
  const interval = (label: string, as: Parameters<PerformanceText['interval']>[0], of: keyof typeof figures) => ({
    label,
    value: text.interval(as, figures[of]),
  });
  return [
    interval(i18n._('Gemessene durch erwartete Energie (EnPI)'), 'ratio', 'enpi'),
    interval(i18n._('Eingespart'), 'energy', 'saving'),
    interval(i18n._('Kosten'), 'money', 'cost'),
    interval(i18n._('CO₂-Äquivalent'), 'mass', 'co2'),
    interval(i18n._('Je Volumen am mittleren Tag der Basis, damals'), 'specific', 'baselineSpecific'),
    interval(i18n._('Je Volumen am mittleren Tag der Basis, jetzt'), 'specific', 'specific'),
    ...(fractionalUncertainty === undefined
      ? []
      : [
          {
            label: i18n._('Unsicherheit nach ASHRAE Guideline 14'),
            value: i18n._('{share} der Einsparung', { share: shareText(fractionalUncertainty, region) }),
          },
        ]),
    ...(change === undefined
      ? []
      : [
          {
            label: i18n._('Andere Energie seit'),
            value: i18n._('{day}, je Tag {energy} gegenüber der Erwartung', {
              day: formatDay(change.since, region),
              energy: text.interval('energy', change.perDay),
            }),
          },
        ]),
  ];
}

function dataFacts({ i18n, answer, region }: Writing): readonly DocumentFact[] {
  const { performance, baseline, report, daysWithoutVariable } = answer;
  const share = (known: number, { first, last }: { readonly first: string; readonly last: string }) => {
    const all = first > last ? 0 : daysBetween(first, last).length;
    return i18n._('{known} von {all} Tagen ({share})', { known, all, share: shareText(all === 0 ? 0 : known / all, region) });
  };
  const beyond = performance.days.filter(({ isExtrapolated }) => isExtrapolated).length;
  const { saving } = performance.figures;
  return [
    { label: i18n._('Tage der Basis mit Daten'), value: share(performance.baseline.length, baseline) },
    { label: i18n._('Tage des Berichts mit Daten'), value: share(performance.days.length, report) },
    { label: i18n._('Tage ohne eine der Größen'), value: formatNumber(daysWithoutVariable, 0, region) },
    { label: i18n._('Tage außerhalb der Volumen der Basis'), value: formatNumber(beyond, 0, region) },
    {
      label: i18n._('Leistung'),
      value: performance.isEstimated
        ? i18n._('zum Teil aus Zuständen und Nennleistungen berechnet')
        : i18n._('von den Verdichtern oder Zählern gemeldet'),
    },
    { label: i18n._('Art der Zahlen'), value: saving.kind === 'none' ? '' : i18n._(kindWords[saving.kind]) },
  ].filter(({ value }) => value !== '');
}

const methodLines: readonly string[] = [
  /*i18n*/ 'Ein Tag zählt, wenn Leistung und Volumenstrom zusammen für mindestens 95 % seiner Zeit bekannt sind; andere Tage zählen auf keiner Seite.',
  /*i18n*/ 'Das Modell ist eine Regression der Energie eines Tages auf sein Volumen und auf weitere Größen, die mehr als der Zufall erklären (|t| größer als 2, gewählt nach BIC). Einsparung = erwartete - gemessene Energie + Anpassungen, je Tag, aufsummiert.',
  /*i18n*/ 'Alle Intervalle gelten zu 90 %. Sie enthalten die Streuung der Tage, die Unsicherheit der Koeffizienten und die Autokorrelation, nicht die Abweichung der Sensoren.',
  /*i18n*/ 'Dieses Blatt nennt Zahlen und wie sie entstanden sind. Es bescheinigt keine Übereinstimmung mit einer Norm.',
];

/** Option B wants every quantity measured. */
const optionLine = ({ i18n, answer: { performance, volumeOf } }: Writing): string =>
  performance.isEstimated || volumeOf === 'delivery'
    ? i18n._('Grenze nach Option B des IPMVP, aber nicht alle Größen sind gemessen: siehe Volumen und Leistung.')
    : i18n._('Option B des IPMVP: alle Größen sind an der Grenze gemessen.');

function evidenceLines({ i18n, answer, context }: Writing): readonly string[] {
  return [
    i18n._('Software: {software}. Zeitzone der Tage: {zone}.', { software: context.creator, zone: context.zone }),
    i18n._('Fingerabdruck der Tageswerte (SHA-256): {hash}', { hash: answer.dataSha256 }),
  ];
}

const tableOr = (table: DocumentTable, text: string): DocumentSection =>
  table.rows.length > 0 ? { kind: 'table', table } : { kind: 'lines', title: table.title, lines: [text] };

/** What an auditor needs of a comparison with a baseline, on one page or two: as it is printed. */
export function auditDocument(answer: PerformanceAnswer, context: AuditContext, i18n: I18n, region: Region): ReportDocument {
  const text = performanceText(i18n, context.units, region);
  const writing: Writing = { i18n, answer, text, region, context };
  const { isProvisional, model } = answer.performance;
  const provisional = isProvisional ? { basis: i18n._('Vorläufig: Die Basis umfasst weniger als zwölf Monate.') } : {};
  const modelSections: readonly DocumentSection[] =
    model === undefined
      ? []
      : [
          { kind: 'table', table: modelTable(i18n, answer, region) },
          { kind: 'table', table: checkTable(i18n, answer, region) },
        ];
  return {
    language: i18n.locale,
    title: i18n._('Nachweis der Energieleistung'),
    station: context.station,
    range: text.days(answer.report),
    address: context.address,
    creator: context.creator,
    origin: originOnPaper(i18n, context.origin) ?? '',
    atMs: plantDayRange(answer.report.last, context.zone).untilMs,
    pageNumber: (page, pages) => i18n._('Seite {page} von {pages}', { page, pages }),
    sections: [
      { kind: 'lines', lines: [resultLine(writing)] },
      { kind: 'facts', title: i18n._('Umfang'), facts: scopeFacts(writing) },
      { kind: 'facts', title: i18n._('Ergebnis'), facts: resultFacts(writing), ...provisional },
      ...modelSections,
      { kind: 'facts', title: i18n._('Güte der Daten'), facts: dataFacts(writing) },
      tableOr(adjustmentTable(i18n, answer, context.zone, region), i18n._('Keine.')),
      {
        kind: 'lines',
        title: i18n._('Verfahren'),
        lines: [optionLine(writing), ...methodLines.map((line) => i18n._(line)), ...evidenceLines(writing)],
      },
    ],
  };
}

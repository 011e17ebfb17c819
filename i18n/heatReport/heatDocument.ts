import type { I18n } from '@lingui/core';
import { coveragePercent } from '../../core/balance/index.ts';
import type { Figure } from '../../core/figures/index.ts';
import {
  assumedShares,
  comparedThresholds,
  type HeatFinding,
  heatForm,
  type HeatThresholdName,
  isYear,
} from '../../core/heatReport/index.ts';
import type { ValueOrigin } from '../../core/master/index.ts';
import type { HeatReportAnswer } from '../../core/ports/index.ts';
import type { DocumentColumn, DocumentFact, DocumentRow, DocumentSection, ReportDocument } from '../../core/report/index.ts';
import { daysFrom, plantDayOf } from '../../core/time/index.ts';
import { formatDay, formatNumber, formattedValueOf, missing, monthNames } from '../format/index.ts';
import type { Region } from '../Region.ts';
import { kindWords } from '../texts/kindWords.ts';
import { originOnPaper } from '../texts/originText.ts';
import { circuitNames } from './circuitNames.ts';
import { noHeatWords, thresholdWords } from './heatWords.ts';

/** What the evidence of a report has to say beside its figures. */
export interface HeatContext {
  /** Empty where the station has no name. */
  readonly station: string;
  /** IANA name of the plant's zone. */
  readonly zone: string;
  /** The software with its version. */
  readonly creator: string;
  readonly origin: ValueOrigin | undefined;
  /** Of the page at the station. */
  readonly address?: string | undefined;
}

interface Writing {
  readonly i18n: I18n;
  readonly answer: HeatReportAnswer;
  readonly region: Region;
}

const percent = 100;
const column = (id: string, label: string, unit = ''): DocumentColumn => ({ id, label, unit });
const row = (index: number, label: string, cells: readonly string[]): DocumentRow => ({ index, label, cells, isTotal: false });

function figureText({ i18n, region }: Writing, finding: HeatFinding, digits = 0): string {
  if (finding.kind === 'none') return i18n._(noHeatWords[finding.reason]);
  const { value, low, high, unit, kind } = finding;
  const written = (of: number) => formatNumber(of, digits, region);
  return i18n._('{value} ({low} bis {high}), {kind}', {
    value: formattedValueOf(written(value), unit, region).text,
    ...{ low: written(low), high: written(high), kind: i18n._(kindWords[kind]) },
  });
}

function methodFacts(writing: Writing): readonly DocumentFact[] {
  const { i18n, answer, region } = writing;
  const { report } = answer;
  const share = (of: Figure) => (of === undefined ? missing : formattedValueOf(formatNumber(of * percent, 0, region), '%', region).text);
  const shares = assumedShares(report);
  const coverage = formatNumber(coveragePercent(report.heat.coverage), 1, region);
  return [
    { label: i18n._('Kreislauf'), value: i18n._(circuitNames[report.circuit]) },
    { label: i18n._('Verdichter'), value: report.machines.map((slot) => `K${slot}`).join(', ') || missing },
    { label: i18n._('Daten'), value: i18n._('für {share} der Zeit', { share: formattedValueOf(coverage, '%', region).text }) },
    {
      label: i18n._('Anteil der Energie'),
      value: `${share(shares.recoverable)}, ${i18n._(kindWords[shares.isEntered ? 'entered' : 'rule'])}`,
    },
    { label: i18n._('Schon genutzt'), value: share(shares.used) },
    {
      label: i18n._('Wärme unter 5 % der größten Leistung, nicht enthalten'),
      value: `${formatNumber(report.faintHeatKWh, 0, region)} kWh`,
    },
  ];
}

function monthsSection({ i18n, answer, region }: Writing): DocumentSection {
  const names = monthNames(region);
  const number = (value: number | undefined, digits = 0) => formatNumber(value, digits, region);
  return {
    kind: 'table',
    table: {
      id: 'months',
      title: i18n._('Leistungsprofil'),
      head: i18n._('Monat'),
      columns: [
        column('heat', i18n._('Wärme'), 'kWh'),
        column('hours', i18n._('Zeit mit Wärme'), 'h'),
        column('available', i18n._('Solange Wärme da ist'), 'kW'),
        column('mean', i18n._('Mittel über alle Stunden'), 'kW'),
        column('coverage', i18n._('Daten'), '%'),
      ],
      rows: answer.report.months.map(({ month, heatKWh, availableH, powerWhileAvailableKW, meanPowerKW, coverage }) =>
        row(month, names[month - 1]!, [
          number(heatKWh),
          number(availableH),
          number(powerWhileAvailableKW, 1),
          number(meanPowerKW, 1),
          number(coveragePercent(coverage), 1),
        ]),
      ),
    },
  };
}

function thresholdsSection({ i18n, answer, region }: Writing): DocumentSection {
  const { report, source } = answer;
  const compared = comparedThresholds(report, { temperatureDegC: source?.temperatureDegC, companyGWh: source?.companyGWh });
  const amount = (name: HeatThresholdName, value: number | undefined) => {
    const text = formatNumber(value, name === 'companyGWhPerYear' ? 1 : 0, region);
    return name === 'temperatureDegC' && value !== undefined ? formattedValueOf(text, '°C', region).text : text;
  };
  const words = (isAbove: boolean | undefined) =>
    isAbove === undefined ? i18n._('nicht bekannt') : isAbove ? i18n._('darüber') : i18n._('nicht darüber');
  return {
    kind: 'table',
    table: {
      id: 'thresholds',
      title: i18n._('Schwellen'),
      head: i18n._('Grenze'),
      columns: [
        column('limit', i18n._('Schwelle')),
        column('here', i18n._('Hier')),
        column('compared', i18n._('Vergleich')),
        column('asOf', i18n._('Stand')),
        column('source', i18n._('Quelle')),
      ],
      rows: compared.map(({ name, value, here, isAbove, asOf, source: from }, i) =>
        row(i + 1, i18n._(thresholdWords[name]), [amount(name, value), amount(name, here), words(isAbove), formatDay(asOf, region), from]),
      ),
    },
  };
}

/** The evidence behind a report of waste heat, as it is printed: figures, fields, method, coverage and the hash of the data. */
export function heatDocument(answer: HeatReportAnswer, context: HeatContext, i18n: I18n, region: Region): ReportDocument {
  const writing: Writing = { i18n, answer, region };
  const { report, source, dataSha256 } = answer;
  const { fromMs, untilMs } = report.range;
  const [first, last] = [plantDayOf(fromMs, context.zone), plantDayOf(untilMs - 1, context.zone)];
  const isWhole = isYear(daysFrom(first, last) + 1);
  const fields = isWhole ? heatForm(report, source?.form ?? {}, source?.temperatureDegC) : [];
  const figures = [
    [i18n._('Abwärme'), report.heat],
    [i18n._('Größte Leistung'), report.greatestPower],
    [i18n._('Zeit mit Wärme'), report.available],
    [i18n._('Elektrische Energie'), report.energy],
  ] as const;
  return {
    language: i18n.locale,
    title: i18n._('Nachweis zum Abwärmebericht'),
    station: context.station,
    range: i18n._('{from} bis {until}', { from: formatDay(first, region), until: formatDay(last, region) }),
    address: context.address,
    creator: context.creator,
    origin: originOnPaper(i18n, context.origin) ?? '',
    atMs: untilMs,
    pageNumber: (page, pages) => i18n._('Seite {page} von {pages}', { page, pages }),
    sections: [
      {
        kind: 'facts',
        title: i18n._('Ergebnis'),
        facts: figures.map(([label, finding]) => ({ label, value: figureText(writing, finding) })),
      },
      { kind: 'facts', title: i18n._('Wie gerechnet wurde'), facts: methodFacts(writing) },
      monthsSection(writing),
      thresholdsSection(writing),
      fields.length === 0
        ? {
            kind: 'lines',
            title: i18n._('Felder der Plattform'),
            lines: [i18n._('Die Felder gelten für ein ganzes Jahr von 365 oder 366 Tagen.')],
          }
        : {
            kind: 'table',
            table: {
              id: 'fields',
              title: i18n._('Felder der Plattform'),
              head: i18n._('Feld'),
              columns: [column('value', i18n._('Wert')), column('source', i18n._('Woher'))],
              rows: fields.map(({ label, value, source: from }, i) =>
                row(i + 1, `${i + 1} ${label}`, [value || missing, from === 'log' ? i18n._('Protokoll') : i18n._('eingegeben')]),
              ),
            },
          },
      {
        kind: 'lines',
        title: i18n._('Verfahren'),
        lines: [
          i18n._(
            'Wärme = elektrische Energie im Lauf × Anteil des Kreislaufs, abzüglich dessen, was schon genutzt wird, je Viertelstunde. Wärme gilt als vorhanden, solange ihre Leistung über einem Zwanzigstel der größten liegt.',
          ),
          i18n._(
            'Zeiten ohne Daten zählen wie die bekannten desselben Monats. Intervalle gelten zu 90 %. Dieses Blatt informiert und ist keine Rechtsauskunft.',
          ),
          i18n._('Software: {software}. Zeitzone der Tage: {zone}.', { software: context.creator, zone: context.zone }),
          i18n._('Fingerabdruck der Viertelstunden (SHA-256): {hash}', { hash: dataSha256 }),
        ],
      },
    ],
  };
}

import type { Figure } from '../../core/figures/index.ts';
import type { ComparedThreshold, HeatField, HeatFinding, HeatReport, NoHeatReason } from '../../core/heatReport/index.ts';
import { formatNumber } from '../../i18n/format/index.ts';
import { foundKinds } from '../output/foundKinds.ts';
import { textTable } from '../output/textTable.ts';

const reasons: Readonly<Record<NoHeatReason, string>> = {
  noPower: 'no power is known',
  tooLittleData: 'less than half of the time is known',
};
const figures = [
  ['energy', 'energy while running'],
  ['heat', 'heat'],
  ['greatestPower', 'greatest power'],
  ['available', 'time with heat'],
] as const;

const thresholdNames: Readonly<Record<ComparedThreshold['name'], string>> = {
  plantMWhPerYear: 'plant [MWh a year]',
  siteMWhPerYear: 'site, this source alone [MWh a year]',
  hoursPerYear: 'operation [h a year]',
  temperatureDegC: 'temperature [degC]',
  companyGWhPerYear: 'energy of the company [GWh a year]',
};

const percent = 100;
const shown = (value: Figure, digits = 0) => formatNumber(value, digits, 'en-GB').replaceAll(',', '');
const share = (value: number) => shown(value * percent, 1);

function figureRow(label: string, finding: HeatFinding): readonly string[] {
  if (finding.kind === 'none') return [label, reasons[finding.reason], '---', '---', '---', '', share(finding.coverage)];
  const { kind, value, low, high, unit, coverage } = finding;
  return [label, foundKinds[kind], shown(value), shown(low), shown(high), unit, share(coverage)];
}

const comparedWords = ({ isAbove }: ComparedThreshold) => (isAbove === undefined ? 'not known' : isAbove ? 'above' : 'not above');

/** All of a report for a terminal. */
export function heatReportText(
  report: HeatReport,
  { thresholds, fields }: { readonly thresholds: readonly ComparedThreshold[]; readonly fields: readonly HeatField[] | undefined },
): string {
  const facts = [
    `machines: ${report.machines.join(' ') || '---'}; hours with heat of a day with heat: ${shown(report.availableHPerDay, 1)}; at weekends: ${report.isOnWeekends ? 'yes' : 'no'}`,
    `left out: ${shown(report.faintHeatKWh)} kWh of quarter hours below 5 % of the greatest power`,
  ];
  const tables = [
    textTable(
      ['figure', 'kind', 'value', 'low', 'high', 'unit', 'data [percent]'],
      figures.map(([name, label]) => figureRow(label, report[name])),
      [0, 1, 5],
    ),
    `${facts.join('\n')}\n`,
    textTable(
      ['month', 'heat [kWh]', 'time with heat [h]', 'kW while available', 'kW of all hours', 'data [percent]'],
      report.months.map(({ month, heatKWh, availableH, powerWhileAvailableKW, meanPowerKW, coverage }) => [
        String(month),
        shown(heatKWh),
        shown(availableH),
        shown(powerWhileAvailableKW, 1),
        shown(meanPowerKW, 1),
        share(coverage),
      ]),
    ),
    textTable(
      ['threshold', 'limit', 'here', '', 'as of', 'source'],
      thresholds.map((threshold) => [
        thresholdNames[threshold.name],
        shown(threshold.value, 1),
        shown(threshold.here, 1),
        comparedWords(threshold),
        threshold.asOf,
        threshold.source,
      ]),
      [0, 3, 4, 5],
    ),
    'Other sources of the site count towards its threshold. This informs and does not advise.\n',
    fields === undefined
      ? 'The form needs a year, 365 or 366 days.\n'
      : textTable(
          ['', 'field', 'value', 'from'],
          fields.map(({ label, value, source }, i) => [String(i + 1), label, value || '---', source]),
          [1, 2, 3],
        ),
  ];
  return tables.join('\n');
}

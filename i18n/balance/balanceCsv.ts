import type { I18n } from '@lingui/core';
import { type BalanceReport, coveragePercent, deviationDigits } from '../../core/balance/index.ts';
import { type CsvDialect, csvText, type CsvValue } from '../../core/csv/index.ts';
import type { DataNeedName } from '../../core/figures/index.ts';
import { unitSymbol } from '../format/index.ts';
import type { Region } from '../Region.ts';
import { shortfallNames } from '../texts/shortfallText.ts';
import { estimatedText } from './estimatedText.ts';
import { counterName, countersTitle } from './countersTable.ts';
import { leakageNames } from './figureNames.ts';
import { leakageWords } from './leakageText.ts';
import { coverageName, noteLines } from './noteLines.ts';
import { figureName, plantFiguresOf, type Printed, rowNames } from './reportWords.ts';

type Row = readonly CsvValue[];

const text = (of: string): CsvValue => ({ text: of });
const heads = (...names: readonly string[]): Row => names.map(text);
const percentDigits = 1;

/** A balance as a file of comma-separated values: its facts, the plant, the machines, leakage and notes, one block below the other. */
export function balanceCsv(report: BalanceReport, i18n: I18n, region: Region, dialect: CsvDialect): string {
  const { fromMs, untilMs, zone, stationName, version, coverage, tariff, columns, rows, total, leakage, counters } = report;
  const name = rowNames(i18n, report);
  const estimated = estimatedText(i18n, report.estimated, name);
  const unitText = (unit: Printed['unit']) => (unit === undefined ? '' : unitSymbol(unit));
  const short = (needs: readonly DataNeedName[]) => text(shortfallNames(i18n, needs));
  const shortHead = i18n._('Zu wenig Daten');
  const figure = ({ figure: of, unit, digits, value, shortOf }: Printed): Row => [
    text(figureName(i18n, of)),
    { number: value, digits },
    text(unitText(unit)),
    short(shortOf),
  ];
  const facts: readonly Row[] = [
    heads(i18n._('Energiebilanz Druckluft')),
    heads(i18n._('Station'), stationName),
    [text(i18n._('Von')), { atMs: fromMs }],
    [text(i18n._('Bis')), { atMs: untilMs }],
    heads(i18n._('Zeitzone'), zone),
    heads(i18n._('Software'), `Pressluft ${version}`),
    ...(estimated === '' ? [] : [heads(i18n._('Geschätzt'), estimated)]),
    ...(['state', 'power', 'delivery'] as const).map((of): Row => [
      text(i18n._('Abdeckung {what}', { what: coverageName(i18n, of) })),
      { number: coveragePercent(coverage[of]), digits: percentDigits },
      text('%'),
    ]),
    ...tariff.map(figure),
  ];
  const plant = [heads(i18n._('Station'), i18n._('Wert'), i18n._('Einheit'), shortHead), ...plantFiguresOf(report).map(figure)];
  const machines: readonly Row[] = [
    heads(
      i18n._('{count, plural, one {Verdichter} other {Verdichter}}', { count: 1 }),
      i18n._('Nummer'),
      ...columns.map(({ figure: of, unit }) =>
        unit === undefined ? figureName(i18n, of) : `${figureName(i18n, of)} [${unitSymbol(unit)}]`,
      ),
      shortHead,
    ),
    ...[...rows, total].map(({ index, values, shortOf }): Row => [
      text(name(index)),
      { number: index < 0 ? undefined : index, digits: 0 },
      ...columns.map(({ digits }, i) => ({ number: values[i], digits })),
      short(shortOf),
    ]),
  ];
  const leaks: readonly Row[] = [
    heads(i18n._('Leckage'), i18n._('Wert'), i18n._('Von'), i18n._('Bis'), i18n._('Einheit'), shortHead),
    ...('figures' in leakage ? leakage.figures : []).map(({ figure: of, unit, digits, value, low, high, shortOf }): Row => [
      text(i18n._(leakageNames[of])),
      ...[value, low, high].map((number): CsvValue => ({ number, digits })),
      text(unitSymbol(unit)),
      short(shortOf),
    ]),
    heads(leakageWords(i18n, report, region).basis),
  ];
  const meters: readonly Row[] = [
    heads(
      i18n._(countersTitle),
      i18n._('Von'),
      i18n._('Bis'),
      i18n._('Gezählt'),
      i18n._('Summiert'),
      i18n._('Einheit'),
      `${i18n._('Abweichung')} [%]`,
      `${i18n._('Erfasst')} [%]`,
    ),
    ...counters.map((counter): Row => [
      text(counterName(i18n, report, counter)),
      { atMs: counter.fromMs },
      { atMs: counter.untilMs },
      ...[counter.counted, counter.summed].map((number): CsvValue => ({ number, digits: counter.digits })),
      text(unitSymbol(counter.unit)),
      { number: counter.deviationPercent, digits: deviationDigits },
      { number: counter.coveragePercent, digits: percentDigits },
    ]),
  ];
  const remarks = [heads(i18n._('Hinweise')), ...noteLines(i18n, report, region).map((line) => heads(line))];
  return csvText(evenRows([facts, plant, machines, ...(counters.length === 0 ? [] : [meters]), leaks, remarks]), dialect, zone);
}

/** The blocks with an empty line between them; all lines as long as the longest, as programs want them. */
function evenRows(blocks: readonly (readonly Row[])[]): readonly Row[] {
  const rows = blocks.flatMap((block, i) => (i === 0 ? block : [[], ...block]));
  const most = Math.max(...rows.map(({ length }) => length));
  return rows.map((row) => [...row, ...Array.from({ length: most - row.length }, () => text(''))]);
}

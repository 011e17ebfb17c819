import type { I18n } from '@lingui/core';
import type { EnergyCost } from '../../core/cost/index.ts';
import type { RankedFault } from '../../core/faults/index.ts';
import type { MaintenanceItem } from '../../core/maintenance/index.ts';
import { changeSince, comparedMonth, type MonthReport } from '../../core/monthReport/index.ts';
import type { DocumentRow, DocumentTable } from '../../core/report/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { rowNames } from '../balance/reportWords.ts';
import { formatDuration, formatMinute, formatMonth, formatNumber, missing } from '../format/index.ts';
import type { Region } from '../Region.ts';
import { serviceNames } from '../texts/serviceNames.ts';
import type { MonthQuantity, MonthText } from './monthText.ts';

/** What the station calls faults and their sources, in the language of the report. */
export interface MonthWords {
  readonly fault: (fault: Pick<RankedFault, 'source' | 'bitIndex'>) => string;
  readonly source: (source: RankedFault['source']) => string;
}

const comparedFigures = [
  { id: 'energy', label: /*i18n*/ 'Energie', as: 'energy' },
  { id: 'cost', label: /*i18n*/ 'Kosten', as: 'money' },
  { id: 'costNoLoad', label: /*i18n*/ 'davon im Leerlauf', as: 'money' },
  { id: 'co2', label: /*i18n*/ 'CO₂-Äquivalent', as: 'mass' },
  { id: 'peak', label: /*i18n*/ 'Höchste Viertelstunde', as: 'power' },
  { id: 'demandCost', label: /*i18n*/ 'Kosten der Lastspitze', as: 'money' },
] as const satisfies readonly { id: keyof EnergyCost; label: string; as: MonthQuantity }[];

/** Rows that a list has at most. */
const maxRows = 10;

const row = (index: number, label: string, cells: readonly string[]): DocumentRow => ({ index, label, cells, isTotal: false });
const column = (id: string, label: string, unit = '') => ({ id, label, unit });

/** The month beside the month before and the same one a year before. */
export function comparedTable(i18n: I18n, report: MonthReport, text: MonthText, region: Region): DocumentTable {
  const { month, cost, costBefore, costLastYear } = report;
  const others = [costBefore, costLastYear];
  return {
    id: 'compared',
    title: i18n._('Der Monat im Vergleich'),
    head: i18n._('Kennzahl'),
    columns: [
      column('month', formatMonth(month, region)),
      ...(['before', 'year'] as const).flatMap((kind) => [
        column(kind, formatMonth(comparedMonth(month, kind), region)),
        column(`${kind}Change`, i18n._('Änderung')),
      ]),
    ],
    rows: [
      ...comparedFigures.map(({ id, label, as }, i) =>
        row(i, i18n._(label), [
          text.between(as, cost[id]),
          ...others.flatMap((other) => [text.between(as, other?.[id]), text.change(changeSince(cost[id], other?.[id]))]),
        ]),
      ),
      row(comparedFigures.length, i18n._('Daten für'), [text.coverage(cost), ...others.flatMap((other) => [text.coverage(other), ''])]),
    ],
  };
}

/** What came most often in the month. */
export function faultTable(
  i18n: I18n,
  { faults, balance }: Pick<MonthReport, 'faults'> & { readonly balance: Pick<MonthReport['balance'], 'rows'> },
  words: MonthWords,
  region: Region,
): DocumentTable {
  const machine = rowNames(i18n, balance);
  const sourceText = (source: RankedFault['source']) => (typeof source === 'number' ? machine(source) : words.source(source));
  const durationText = ({ count, unknownCount, durationMs, isAtMost }: RankedFault) => {
    if (unknownCount === count) return missing;
    const duration = formatDuration(durationMs / msPerSecond);
    return isAtMost ? i18n._('höchstens {value}', { value: duration }) : duration;
  };
  return {
    id: 'faults',
    title: i18n._('Störungen und Warnungen, die häufigsten zuerst'),
    head: i18n._('Störung'),
    columns: [column('source', i18n._('Quelle')), column('count', i18n._('Anzahl')), column('duration', i18n._('Dauer zusammen'))],
    rows: faults.faults
      .slice(0, maxRows)
      .map((fault, i) => row(i, words.fault(fault), [sourceText(fault.source), formatNumber(fault.count, 0, region), durationText(fault)])),
  };
}

const partText = (i18n: I18n, { component }: Pick<MaintenanceItem, 'component'>) => i18n._(serviceNames[component]);

/** The services that were done in the month. */
export function doneTable(i18n: I18n, { servicesDone, balance }: MonthReport, region: Region): DocumentTable {
  const machine = rowNames(i18n, balance);
  return {
    id: 'servicesDone',
    title: i18n._('Erledigte Wartungen'),
    head: i18n._('Bauteil'),
    columns: [column('machine', i18n._('Verdichter')), column('at', i18n._('Erledigt am')), column('by', i18n._('Von'))],
    rows: servicesDone.map((service, i) =>
      row(i, partText(i18n, service), [machine(service.index), formatMinute(service.doneAtMs, balance.zone, region), service.by]),
    ),
  };
}

/** The services that were due when the report was made. */
export function dueTable(i18n: I18n, { servicesDue, balance }: MonthReport, region: Region): DocumentTable {
  const machine = rowNames(i18n, balance);
  return {
    id: 'servicesDue',
    title: i18n._('Wartungen, die beim Erstellen des Berichts fällig waren'),
    head: i18n._('Bauteil'),
    columns: [column('machine', i18n._('Verdichter')), column('remaining', i18n._('Rest'), 'h')],
    rows: servicesDue
      .slice(0, maxRows)
      .map((item, i) => row(i, partText(i18n, item), [machine(item.index), formatNumber(item.remainingH, 0, region)])),
  };
}

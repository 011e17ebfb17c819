import type { CsvRows } from '../../../../core/csv/index.ts';
import { type ServiceRecord, usedH } from '../../../../core/maintenance/index.ts';

/** The columns of a table of closed services. */
export const historyColumns = ['done', 'machine', 'part', 'by', 'running', 'used', 'interval', 'parts', 'note', 'entered'] as const;
export type HistoryColumn = (typeof historyColumns)[number];

export interface HistoryWords {
  readonly head: (column: HistoryColumn) => string;
  readonly machine: (index: number) => string;
  readonly part: (component: ServiceRecord['component']) => string;
}

/** The parts of a record in one text: `2 × Ölfilter (10 442 318)`. */
export const partsText = ({ parts }: Pick<ServiceRecord, 'parts'>): string =>
  parts.map(({ name, number, count }) => `${count > 1 ? `${count} × ` : ''}${name}${number === '' ? '' : ` (${number})`}`).join(', ');

/** Closed services as a table with its heads. */
export function historyCsv(records: readonly ServiceRecord[], words: HistoryWords): CsvRows {
  const heads = historyColumns.map((column) => ({ text: words.head(column) }));
  const rows = records.map((record) => [
    { atMs: record.doneAtMs },
    { text: words.machine(record.index) },
    { text: words.part(record.component) },
    { text: record.by },
    { number: record.runningH, digits: 0 },
    { number: usedH(record), digits: 0 },
    { number: record.intervalH, digits: 0 },
    { text: partsText(record) },
    { text: record.note },
    { atMs: record.enteredAtMs },
  ]);
  return [heads, ...rows];
}

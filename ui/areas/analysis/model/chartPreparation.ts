import { lineIndex, stateAt } from '../../../../core/plot/index.ts';
import type { Column } from '../../../../core/samples/index.ts';
import type { LineChartData } from '../../../charts/lineChart/index.ts';
import { comparedRows, maxGapMs } from '../../../charts/lineChart/lineChartShapes.ts';

/** With fewer values a chart is drawn at once without being prepared. */
const fewValues = 400_000;

/** The columns that the chart looks at as a whole when it first draws them. */
export function drawnColumns({ plots, lanes }: Pick<LineChartData, 'plots' | 'lanes'>): readonly Column[] {
  const lines = plots.flatMap(({ series }) =>
    series.filter(({ isHidden }) => !isHidden).map(({ column, stack }) => stack?.column ?? column),
  );
  return [...lines, ...lanes.flatMap(({ statuses }) => statuses ?? [])];
}

/** What the drawn lines are compared with. */
const drawnCompared = ({ plots }: Pick<LineChartData, 'plots'>) =>
  plots.flatMap(({ series }) => series.filter(({ isHidden }) => !isHidden).flatMap(({ compared }) => comparedRows(compared) ?? []));

/** Whether the chart can be drawn without keeping the page waiting: it knows its columns, or they are short. */
export function isPrepared(data: LineChartData, prepared: WeakSet<Column>): boolean {
  const unknown = drawnColumns(data).filter((column) => !prepared.has(column));
  const unknownCompared = drawnCompared(data).filter(({ column }) => !prepared.has(column));
  return unknownCompared.reduce((sum, { length }) => sum + length, unknown.length * data.length) <= fewValues;
}

/** Finds out beforehand what the chart looks up in each line and lane, in steps of a few milliseconds. */
export function* chartPreparation(data: LineChartData, prepared: WeakSet<Column>): Generator<void, void> {
  const { timesMs, length, spacingMs, span } = data;
  const gapMs = maxGapMs(data);
  const lanes = new Set(data.lanes.map(({ statuses }) => statuses));
  for (const column of drawnColumns(data)) {
    if (prepared.has(column)) continue;
    if (lanes.has(column)) stateAt({ timesMs, statuses: column, length, spacingMs, maxGapMs: gapMs }, span, span.fromMs);
    else lineIndex({ timesMs, column, length, maxGapMs: gapMs });
    prepared.add(column);
    yield;
  }
  for (const rows of drawnCompared(data)) {
    if (prepared.has(rows.column)) continue;
    lineIndex(rows);
    prepared.add(rows.column);
    yield;
  }
}

import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { plantIndex } from '../../../../core/statistics/index.ts';
import { plantDayOf } from '../../../../core/time/index.ts';
import { observed } from '../../../kit/index.ts';
import { useFormat, useMadeOf } from '../../../station/index.ts';
import type { FigureColumn } from '../table/FigureColumn.ts';
import { FigureTable } from '../table/FigureTable.tsx';
import type { AirFigure, AirRows, AirStatistics } from '../../../../core/balance/index.ts';
import { airBasis } from './airBasis.ts';
import { knownCount } from '../table/knownCount.ts';
import { useFigureText } from '../table/useFigureText.ts';
import { useAirNames } from './useAirNames.ts';

interface AirRow {
  readonly index: number;
}

export interface AirTableProps<Row> {
  readonly title: string;
  readonly columns: readonly FigureColumn<Row>[];
  readonly rows: AirRows<Row>;
  readonly statistics: AirStatistics | undefined;
  /** Those that the table shows, or calculates with. */
  readonly figures: readonly AirFigure[];
  /** What the file is called, without its days. */
  readonly fileName: string;
  /** Below the table. */
  readonly note?: ReactNode;
}

/** Figures of the machines and of the plant since the reset. */
export const AirTable = observed(function AirTable<Row extends AirRow>({
  rows,
  statistics,
  figures,
  fileName,
  ...props
}: AirTableProps<Row>) {
  const { i18n } = useLingui();
  const { zone } = useFormat();
  const names = useAirNames();
  const text = useFigureText();
  const madeOf = useMadeOf();
  const timespan = statistics?.timespan;
  const estimatedOf = (of: number) =>
    figures.filter((figure) =>
      statistics?.machines.some(({ index, estimated }) => (of === plantIndex || index === of) && estimated?.includes(figure)),
    );
  const head = i18n._('{count, plural, one {Verdichter} other {Verdichter}}', { count: 1 });
  const [from, until] = timespan === undefined ? [] : [plantDayOf(timespan.fromMs, zone), plantDayOf(timespan.untilMs, zone)];
  return (
    <FigureTable
      {...props}
      rows={rows.machines}
      sum={rows.plant}
      noteOf={({ of }) => text.part(knownCount(rows.machines, of))}
      head={head}
      nameOf={({ index }) => names.row(index)}
      keyOf={({ index }) => index}
      lead={{
        heads: [head, i18n._('Nummer'), i18n._('Von'), i18n._('Bis')],
        of: ({ index }) => [
          { text: names.row(index) },
          { number: index, digits: 0 },
          { atMs: timespan?.fromMs },
          { atMs: timespan?.untilMs },
        ],
      }}
      basisOf={({ index }) => (statistics === undefined ? {} : airBasis(statistics, index, rows.machines.length, figures))}
      tail={{ heads: [i18n._('Geschätzt')], of: ({ index }) => [{ text: madeOf(estimatedOf(index)) }] }}
      fileName={timespan === undefined || rows.machines.length === 0 ? undefined : `${fileName}_${from}-${until}`}
    />
  );
});

import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { ClosedTimeRange } from '../../core/time/index.ts';
import { displayUnit } from '../../core/units/index.ts';
import { unitSymbol } from '../../i18n/format/index.ts';
import { type LineChartData, PaperLineChart, quantityWords } from '../charts/lineChart/index.ts';
import type { Format } from '../kit/index.ts';
import { chartFileName, type Printable } from './Printable.ts';

/** A line chart with the words of its page; undefined without data. */
export function useLinePrintable(
  data: LineChartData | undefined,
  format: Format | undefined,
  title: string,
  address?: string,
): Printable | undefined {
  const { i18n } = useLingui();
  return useMemo(() => {
    if (data === undefined || format === undefined) return undefined;
    const shown = data.plots.filter(({ series }) => series.some(({ isHidden }) => !isHidden));
    const range = ({ fromMs, toMs }: ClosedTimeRange): string => {
      const { date, clock } = format;
      const [first, last] = [date(fromMs), date(toMs)];
      return first === last
        ? i18n._('{date}, {from} bis {until}', { date: last, from: clock(fromMs), until: clock(toMs) })
        : i18n._('{from} bis {until}', { from: `${first}, ${clock(fromMs)}`, until: `${last}, ${clock(toMs)}` });
    };
    return {
      title,
      fileName: chartFileName,
      range: range(data.span),
      address,
      units: [...new Set(shown.map(({ quantity }) => quantity))]
        .map((quantity) =>
          i18n._('{name} in {unit}', { name: i18n._(quantityWords[quantity]), unit: unitSymbol(displayUnit(quantity, data.units)) }),
        )
        .join(', '),
      textPt: [8.5, 7.5, 6.5],
      fits: true,
      draw: (size) => <PaperLineChart data={data} format={format} {...size} />,
    };
  }, [data, format, title, address, i18n]);
}

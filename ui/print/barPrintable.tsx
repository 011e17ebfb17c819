import { type BarChartData, PaperBarChart, type PaperBarChartProps } from '../charts/barChart/index.ts';
import { chartFileName, type Printable } from './Printable.ts';

interface Parts extends Pick<Printable, 'title' | 'range' | 'address'>, Pick<PaperBarChartProps, 'legend' | 'tickText'> {
  readonly data: BarChartData;
}

/** A bar chart with the words of its page. */
export function barPrintable({ title, range, address, data, legend, tickText }: Parts): Printable {
  return {
    title,
    fileName: chartFileName,
    range,
    address,
    units: '',
    textPt: [10, 9, 8, 7],
    fits: false,
    draw: ({ widthPx }) => <PaperBarChart data={data} legend={legend} tickText={tickText} widthPx={widthPx} />,
  };
}

import type { ChartPlot } from './LineChartData.ts';

/** Names a plot among those of a chart, which can have several of one quantity. */
export function plotKey(plots: readonly { readonly plot: ChartPlot }[], place: number): string {
  const { quantity } = plots[place]!.plot;
  return `${quantity} ${plots.slice(0, place).filter(({ plot }) => plot.quantity === quantity).length}`;
}

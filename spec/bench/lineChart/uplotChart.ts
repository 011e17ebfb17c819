import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { DrawChart } from './chartInput.ts';

/** uPlot as it is fastest: full lines a pixel wide, no points, no legend, no cursor. */
export const drawChart: DrawChart = (place, { timesMs, columns, width, height }) => {
  const chart = new uPlot(
    {
      width,
      height,
      cursor: { show: false },
      legend: { show: false },
      series: [{}, ...columns.map((_, i) => ({ stroke: `hsl(${i * 12} 60% 40%)`, width: 1, points: { show: false } }))],
    },
    [timesMs.map((atMs) => atMs / 1000), ...columns],
    place,
  );
  return {
    show: ({ fromMs, toMs }) => {
      chart.setScale('x', { min: fromMs / 1000, max: toMs / 1000 });
    },
  };
};

import { LineChart } from 'echarts/charts';
import { DatasetComponent, DataZoomComponent, GridComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import type { DrawChart } from './chartInput.ts';

use([LineChart, DatasetComponent, DataZoomComponent, GridComponent, CanvasRenderer]);

/** ECharts with what it needs for lines alone: a pixel wide, no symbols, no animation, no mouse. */
export const drawChart: DrawChart = (place, { timesMs, columns, whole, width, height }) => {
  const chart = init(place, null, { width, height });
  chart.setOption({
    animation: false,
    dataset: { source: Object.fromEntries([['t', timesMs], ...columns.map((column, i) => [`y${i}`, column] as const)]) },
    grid: { left: 50, right: 20, top: 20, bottom: 50 },
    xAxis: { type: 'time', min: 'dataMin', max: 'dataMax' },
    yAxis: { type: 'value', scale: true },
    dataZoom: [{ type: 'inside', startValue: whole.fromMs, endValue: whole.toMs, filterMode: 'filter' }],
    series: columns.map((_, i) => ({
      type: 'line',
      encode: { x: 't', y: `y${i}` },
      showSymbol: false,
      silent: true,
      lineStyle: { width: 1, color: `hsl(${i * 12}, 60%, 40%)` },
    })),
  });
  chart.getZr().flush();
  return {
    show: ({ fromMs, toMs }) => {
      chart.dispatchAction({ type: 'dataZoom', startValue: fromMs, endValue: toMs });
      chart.getZr().flush();
    },
  };
};

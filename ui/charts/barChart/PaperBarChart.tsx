import type { ComponentProps } from 'react';
import type { BarChartData } from './BarChartData.ts';
import { BarDrawing } from './BarDrawing.tsx';
import { BarLegend } from './BarLegend.tsx';
import './barChart.css';
import './paperBarChart.css';

export interface PaperBarChartProps {
  readonly data: BarChartData;
  readonly legend: ComponentProps<typeof BarLegend>['entries'];
  readonly tickText: (value: number, digits: number) => string;
  readonly widthPx: number;
}

/** A bar chart as a still drawing, with its legend below: nothing of it needs a screen. */
export function PaperBarChart({ data, legend, tickText, widthPx }: PaperBarChartProps) {
  return (
    <div className="bc">
      <BarDrawing data={data} tickText={tickText} width={widthPx} />
      <div className="bc-paper-foot">
        <BarLegend entries={legend} />
      </div>
    </div>
  );
}

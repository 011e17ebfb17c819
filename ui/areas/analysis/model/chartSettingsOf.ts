import type { ChartSettings } from '../../../../core/settings/index.ts';
import type { AnalysisView } from './analysisView.ts';

/** What a view sets a chart to begin with. A range by hand is of its moment only: there `before` stays, as where plots differ. */
export function chartSettingsOf({ series, x, y }: AnalysisView, before: ChartSettings): ChartSettings {
  const yModes = new Set(Array.from(y.values(), ({ mode }) => mode));
  const [yMode] = yModes;
  return {
    defaultSeries: series,
    xMode: x.mode === 'manual' ? before.xMode : x.mode,
    yMode: yMode === undefined || yModes.size > 1 ? before.yMode : yMode,
  };
}

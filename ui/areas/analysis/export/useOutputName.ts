import { useLingui } from '@lingui/react';
import { stores, useService } from '../../../di/index.ts';
import { stationName, useFormat } from '../../../station/index.ts';
import type { AnalysisChartVm } from '../analysisChart.vm.ts';
import { outputName } from './outputName.ts';

/** Returns what the name of a file of the shown range begins with; undefined without data. Only inside an observer. */
export function useOutputName({ range: { span } }: AnalysisChartVm): () => string | undefined {
  const { i18n } = useLingui();
  const { zone } = useFormat();
  const settings = useService(stores.settings);
  const station = useService(stores.station);
  return () => span && outputName({ station: stationName(settings, station), kind: i18n._('Verlauf'), span, zone });
}

import { useEffect, useState } from 'react';
import { ports, stores, useMarksPort, useService, useServiceApi } from '../../../di/index.ts';
import type { AnalysisChartVm } from '../analysisChart.vm.ts';
import { ChartMarks } from './marks.vm.ts';

/** The marks of the shown range, kept up to date. */
export function useChartMarks(vm: AnalysisChartVm): ChartMarks {
  const port = useMarksPort();
  const services = useServiceApi();
  const errorLog = useService(ports.errorLog);
  const session = useService(stores.session);
  const settings = useService(stores.settings);
  const plant = useService(stores.plant);
  const [marks] = useState(() => new ChartMarks(vm, { marks: port, services, errorLog, plant, session, settings }));
  useEffect(() => marks.follow(), [marks]);
  return marks;
}

import { useEffect, useState } from 'react';
import { ports, stores, useMarksPort, useService, useServicesPort } from '../../../di/index.ts';
import type { AnalysisChartVm } from '../analysisChart.vm.ts';
import { ChartMarks } from './marks.vm.ts';

/** The marks of the shown range, kept up to date. */
export function useChartMarks(vm: AnalysisChartVm): ChartMarks {
  const port = useMarksPort();
  const services = useServicesPort();
  const errorLog = useService(ports.errorLog);
  const session = useService(stores.session);
  const settings = useService(stores.settings);
  const [marks] = useState(() => new ChartMarks(vm, { marks: port, services, errorLog, session, settings }));
  useEffect(() => marks.follow(), [marks]);
  return marks;
}

import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DayRange } from '../../../../core/performance/index.ts';
import { isPlantDay } from '../../../../core/time/index.ts';
import { ports, stores, usePerformances, useService } from '../../../di/index.ts';
import { useAskedRange } from '../../../dates/index.ts';
import { baselineNames } from './baselineNames.ts';
import { PerformanceVm } from './performance.vm.ts';

/** The baseline that the address asks for. */
function useAskedBaseline(): DayRange | undefined {
  const [query] = useSearchParams();
  const [first, last] = [query.get(baselineNames.first) ?? '', query.get(baselineNames.last) ?? ''];
  return useMemo(() => (isPlantDay(first) && isPlantDay(last) && first <= last ? { first, last } : undefined), [first, last]);
}

/** The energy against a baseline, of the days that the address asks for. Only inside an observer. */
export function usePerformance(): PerformanceVm {
  const parts = {
    performances: usePerformances(),
    clock: useService(ports.clock),
    log: useService(ports.log),
    session: useService(stores.session),
    settings: useService(stores.settings),
    plant: useService(stores.plant),
  };
  const report = useAskedRange();
  const baseline = useAskedBaseline();
  const [vm] = useState(() => new PerformanceVm(parts));
  useLayoutEffect(() => vm.choose(baseline, report && { first: report.from, last: report.until }), [vm, baseline, report]);
  useEffect(() => vm.follow(), [vm]);
  return vm;
}

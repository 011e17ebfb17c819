import { useEffect, useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { heatCircuits } from '../../../../core/plantData/index.ts';
import { isOneOf } from '../../../../core/records/index.ts';
import { useAskedRange } from '../../../dates/index.ts';
import { ports, stores, useHeatReports, useService } from '../../../di/index.ts';
import { HeatReportVm } from './heatReport.vm.ts';

/** The waste heat that the address asks for. Only inside an observer. */
export function useHeatReport(): HeatReportVm {
  const parts = {
    reports: useHeatReports(),
    clock: useService(ports.clock),
    log: useService(ports.log),
    session: useService(stores.session),
    settings: useService(stores.settings),
    plant: useService(stores.plant),
  };
  const [query] = useSearchParams();
  const asked = query.get('circuit');
  const circuit = isOneOf(heatCircuits, asked) ? asked : heatCircuits[0];
  const days = useAskedRange();
  const [vm] = useState(() => new HeatReportVm(parts));
  useLayoutEffect(() => vm.choose(circuit, days), [vm, circuit, days]);
  useEffect(() => vm.follow(), [vm]);
  return vm;
}

import { useEffect, useState } from 'react';
import type { FieldTrial } from '../../../../core/ports/index.ts';
import { ports, stores, useFieldApi, useService } from '../../../di/index.ts';
import { TrialVm } from './trial.vm.ts';

/** Trials as long as their part of the page is shown; the first `trial` stays, and says what is tried whenever it is asked. */
export function useTrial(trial: () => FieldTrial | undefined): TrialVm {
  const fieldApi = useFieldApi();
  const session = useService(stores.session);
  const preferences = useService(stores.preferences);
  const plant = useService(stores.plant);
  const clock = useService(ports.clock);
  const [vm] = useState(() => new TrialVm({ fieldApi, session, preferences, clock, trial, plant: () => plant.snapshot }));
  useEffect(() => vm.follow(), [vm]);
  return vm;
}

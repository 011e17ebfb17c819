import { useState } from 'react';
import { stores, useService } from '../../../di/index.ts';
import { AirFiguresVm } from './airFigures.vm.ts';

/** Only inside an observer. */
export function useAirFigures(): AirFiguresVm {
  const parts = { plant: useService(stores.plant), settings: useService(stores.settings), machines: useService(stores.machines) };
  const [vm] = useState(() => new AirFiguresVm(parts));
  return vm;
}

import { computed } from 'mobx';
import { useState } from 'react';
import type { PlantDay } from '../../core/time/index.ts';
import { ports, stores, useService } from '../di/index.ts';
import { presentDay } from '../stores/index.ts';

/** The present day of the plant's zone by the controller's clock, by the browser's while that is not known. Only inside an observer. */
export function useToday(): PlantDay {
  const plant = useService(stores.plant);
  const settings = useService(stores.settings);
  const clock = useService(ports.clock);
  const [today] = useState(() => computed(() => presentDay({ plant, clock, settings })));
  return today.get();
}

import { useState } from 'react';
import { ports, stores, useService } from '../../../di/index.ts';
import { PlantEntry } from './plantEntry.vm.ts';
import { PlantEditVm } from '../../../stores/index.ts';

/** A way to add what people enter about the plant. */
export function usePlantEntry(): PlantEntry {
  const keeper = useService(ports.settingsApi);
  const session = useService(stores.session);
  const preferences = useService(stores.preferences);
  const plant = useService(stores.plant);
  const clock = useService(ports.clock);
  const [entry] = useState(() => new PlantEntry({ edit: new PlantEditVm({ keeper, session, preferences }), plant, clock }));
  return entry;
}

import { useState } from 'react';
import { ports, stores, useService } from '../di/index.ts';
import { PlantEditVm } from '../stores/index.ts';

/** The way to change what is entered about the plant. */
export function usePlantEdit(): PlantEditVm {
  const keeper = useService(ports.settingsApi);
  const session = useService(stores.session);
  const preferences = useService(stores.preferences);
  const [vm] = useState(() => new PlantEditVm({ keeper, session, preferences }));
  return vm;
}

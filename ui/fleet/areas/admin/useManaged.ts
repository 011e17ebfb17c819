import { fleetPorts, useService } from '../../di/index.ts';
import { useFleetQuery } from '../../shell/useFleetQuery.ts';

/** The organisations that this person may manage. */
export function useManaged() {
  const people = useService(fleetPorts.people);
  return useFleetQuery((waiting) => people.organisations(waiting), []);
}

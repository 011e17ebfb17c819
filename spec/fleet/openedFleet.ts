import { afterAll } from '@jest/globals';
import { type FleetOptions, nowMs, type OpenedFleet, startedFleet } from './startedFleet.ts';

export { type FleetOptions, nowMs, type OpenedFleet };

const open: OpenedFleet[] = [];
afterAll(async () => {
  for (const fleet of open.splice(0)) await fleet.close();
});

/** A fleet in this process, closed after the specs of the file. */
export async function openedFleet(options: FleetOptions = {}): Promise<OpenedFleet> {
  const fleet = await startedFleet(options);
  open.push(fleet);
  return fleet;
}

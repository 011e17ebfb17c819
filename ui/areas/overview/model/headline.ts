import { masterState, type MasterState, type StationSnapshot } from '../../../../core/master/index.ts';
import type { Connection } from '../../../../core/ports/index.ts';
import { isFeeding, type MachineView } from '../../../stores/index.ts';

/** What the station does, in one word. */
export type Headline = 'loading' | 'lost' | 'noPlant' | 'incompatible' | 'delivering' | 'off' | 'ready' | 'unknown';

const withoutValues: Readonly<Record<Connection, Headline>> = {
  connecting: 'loading',
  connected: 'loading',
  webserverLost: 'lost',
  controlLost: 'lost',
  noPlant: 'noPlant',
  incompatible: 'incompatible',
  refused: 'lost',
};

const standingStill: Readonly<Record<MasterState, Headline>> = { off: 'off', inactive: 'ready', active: 'ready' };

/** A machine that feeds outranks the master's state: it may run on its own. Without any machine's state the plant's delivery decides. */
export function headlineOf(connection: Connection, snapshot: StationSnapshot | undefined, machines: readonly MachineView[]): Headline {
  if (snapshot === undefined) return withoutValues[connection];
  const { status, deliveryVolumeM3min } = snapshot.master;
  const isKnown = machines.some(({ running, deliveryM3min }) => running !== undefined || deliveryM3min !== undefined);
  if (isKnown ? machines.some(isFeeding) : (deliveryVolumeM3min ?? 0) > 0) return 'delivering';
  const state = masterState(status);
  return state === undefined ? 'unknown' : standingStill[state];
}

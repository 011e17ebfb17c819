import type { MachineCounters } from '../../core/north/index.ts';
import type { Field } from '../field/openField.ts';

/** What the counters of the compressor of a slot said last; nothing for one that no device is asked about. */
export function machineCounters({ doors, wired }: Pick<Field, 'doors' | 'wired'>): (slot: number) => MachineCounters {
  return (slot) => {
    const now = doors.now();
    const devices = wired().config.devices.filter(({ serves }) => serves.some((each) => 'compressor' in each && each.compressor === slot));
    const said = (key: string) => devices.map(({ id }) => now[id]?.readings[key]?.value).find((value) => value !== undefined);
    return { runningH: said('runningTime'), loadedH: said('loadedTime'), starts: said('starts') };
  };
}

import type { MachineFaults } from '../../core/faults/index.ts';
import type { Connection, PlantListener, StationReport } from '../../core/ports/index.ts';
import type { Settings } from '../../core/settings/index.ts';

/** What a listener was reported, newest last. */
export interface Heard {
  readonly plants: StationReport[];
  readonly faults: (readonly MachineFaults[])[];
  readonly connections: Connection[];
  readonly clocks: number[];
  readonly settings: Partial<Settings>[];
}

export function listening(): { readonly heard: Heard; readonly listener: PlantListener } {
  const heard: Heard = { plants: [], faults: [], connections: [], clocks: [], settings: [] };
  return {
    heard,
    listener: {
      plant: (report) => heard.plants.push(report),
      faults: (faults) => heard.faults.push(faults),
      connection: (state) => heard.connections.push(state),
      clock: (nowMs) => heard.clocks.push(nowMs),
      settings: (settings) => heard.settings.push(settings),
    },
  };
}

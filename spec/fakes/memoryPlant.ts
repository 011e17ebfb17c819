import { type Level, mayCall, sessionOf } from '../../core/access/index.ts';
import type { MachineFaults } from '../../core/faults/index.ts';
import type { StationSnapshot } from '../../core/master/index.ts';
import type { Connection, PlantFeed, PlantListener, StationReport } from '../../core/ports/index.ts';
import { openSettings } from '../../core/settings/index.ts';
import type { MemorySessions } from './memorySessions.ts';
import type { MemorySettings } from './memorySettings.ts';

/** The plant of a fake, and who listens to it. */
export interface MemoryPlant {
  readonly feed: PlantFeed;
  /** Undefined before the first push. */
  readonly latest: () => StationReport | undefined;
  /** To every open feed; what is left out of a report stays as it was. */
  readonly push: (snapshot: StationSnapshot & Partial<StationReport>) => void;
  readonly pushFaults: (faults: readonly MachineFaults[]) => void;
  readonly setConnection: (state: Connection) => void;
  /** How often a feed was notified that a person is there. */
  readonly inputCount: () => number;
}

interface Listening {
  readonly token: string;
  readonly level: Level;
  seesMaintenance: boolean;
}

const nothingMore = { maintenance: undefined, thinkGreen: undefined, zone: undefined };

export function memoryPlant(sessions: MemorySessions, settings: MemorySettings): MemoryPlant {
  const listeners = new Map<PlantListener, Listening>();
  let latest: StationReport | undefined;
  let faults: readonly MachineFaults[] = [];
  let inputCount = 0;

  const seesMaintenance = (level: Level) => mayCall('maintenanceItems', sessionOf(level), settings.all().rights);
  const showSettings = (listener: PlantListener, { level }: Listening) =>
    listener.settings(level === 'write' ? settings.all() : openSettings(settings.all()));
  const showPlant = (listener: PlantListener, listening: Listening) => {
    if (latest === undefined) return;
    listener.connection('connected');
    listener.plant(listening.seesMaintenance ? latest : { ...latest, maintenance: undefined });
  };

  settings.onChange(() => {
    for (const [listener, listening] of listeners) {
      showSettings(listener, listening);
      const before = listening.seesMaintenance;
      listening.seesMaintenance = seesMaintenance(listening.level);
      if (listening.seesMaintenance !== before) showPlant(listener, listening);
    }
  });
  sessions.onEnd((token) => {
    for (const [listener, listening] of listeners) {
      if (listening.token !== token) continue;
      listeners.delete(listener);
      listener.connection('refused');
    }
  });

  return {
    feed: {
      open(token, listener) {
        listener.connection('connecting');
        const level = sessions.levelOf(token);
        if (level === undefined) {
          listener.connection('refused');
          return { close: () => undefined, noteInput: () => undefined };
        }
        const listening = { token, level, seesMaintenance: seesMaintenance(level) };
        listeners.set(listener, listening);
        showSettings(listener, listening);
        showPlant(listener, listening);
        if (latest !== undefined) listener.faults(faults);
        return {
          close: () => void listeners.delete(listener),
          noteInput() {
            inputCount++;
          },
        };
      },
    },
    latest: () => latest,
    push(snapshot) {
      const { maintenance, thinkGreen, zone } = latest ?? nothingMore;
      const report = { maintenance, thinkGreen, zone, ...snapshot };
      latest = report;
      for (const [listener, listening] of listeners) {
        listener.clock(report.atMs);
        showPlant(listener, listening);
      }
    },
    pushFaults(next) {
      faults = next;
      for (const listener of listeners.keys()) listener.faults(faults);
    },
    setConnection(state) {
      for (const listener of listeners.keys()) listener.connection(state);
    },
    inputCount: () => inputCount,
  };
}

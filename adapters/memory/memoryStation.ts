import { type Level, sessionOf } from '../../core/access/index.ts';
import type { StationSnapshot } from '../../core/master/index.ts';
import type {
  Backlog,
  BacklogDay,
  Connection,
  Gatekeeper,
  PlantFeed,
  PlantListener,
  StationFacts,
  StationInfo,
  StationReport,
} from '../../core/ports/index.ts';
import { tableBuilder } from '../../core/samples/index.ts';
import { defaultSettings, openSettings, type Settings } from '../../core/settings/index.ts';

/** A station without a network: the twin of every port that reaches one. */
export interface MemoryStation {
  readonly gatekeeper: Gatekeeper;
  readonly info: StationInfo;
  readonly feed: PlantFeed;
  readonly backlog: Backlog;
  /** Pushes to every open feed. */
  readonly push: (snapshot: StationSnapshot & Partial<StationReport>) => void;
  readonly setConnection: (state: Connection) => void;
  /** How often a feed was told that a person is there. */
  readonly inputCount: () => number;
}

export interface MemoryStationOptions {
  readonly passwords?: Readonly<Record<Level, string>>;
  readonly settings?: Settings;
  readonly facts?: StationFacts;
  readonly days?: ReadonlyMap<string, BacklogDay>;
}

const noFacts: StationFacts = { version: '', stationName: '', contactLink: '', compressorCount: 0 };
const nothingMore = { maintenance: undefined, thinkGreen: undefined, zone: undefined };
const emptyDay: BacklogDay = { samples: tableBuilder([]).table(), skippedLines: 0 };

export function memoryStation({
  passwords = { demo: 'demo', read: 'read', write: 'write' },
  settings = defaultSettings,
  facts = noFacts,
  days = new Map(),
}: MemoryStationOptions = {}): MemoryStation {
  const tokens = new Set<string>();
  const listeners = new Set<PlantListener>();
  let latest: StationReport | undefined;
  let inputCount = 0;
  const noteInput = () => {
    inputCount++;
  };

  return {
    gatekeeper: {
      login(password) {
        const level = (Object.keys(passwords) as Level[]).find((candidate) => passwords[candidate] === password);
        if (level === undefined) return Promise.resolve({ outcome: 'wrongPassword' });
        const token = `${level}-${tokens.size}`;
        tokens.add(token);
        return Promise.resolve({ outcome: 'opened', open: { token, session: sessionOf(level) }, settings: openSettings(settings) });
      },
      logout(token) {
        tokens.delete(token);
        return Promise.resolve();
      },
    },
    info: { read: () => Promise.resolve(facts) },
    feed: {
      open(token, listener) {
        listener.connection('connecting');
        if (!tokens.has(token)) {
          listener.connection('refused');
          return { close: () => undefined, noteInput: () => undefined };
        }
        listeners.add(listener);
        listener.settings(openSettings(settings));
        if (latest !== undefined) {
          listener.connection('connected');
          listener.plant(latest);
        }
        return { close: () => void listeners.delete(listener), noteInput };
      },
    },
    backlog: {
      day: (day, token) =>
        tokens.has(token) ? Promise.resolve(days.get(day) ?? emptyDay) : Promise.reject(new Error('session is not accepted')),
    },
    push(snapshot) {
      const report = { ...nothingMore, ...snapshot };
      latest = report;
      for (const listener of listeners) {
        listener.clock(report.atMs);
        listener.connection('connected');
        listener.plant(report);
      }
    },
    setConnection(state) {
      for (const listener of listeners) listener.connection(state);
    },
    inputCount: () => inputCount,
  };
}

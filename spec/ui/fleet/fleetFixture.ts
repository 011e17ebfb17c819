import type {
  CallResult,
  FleetLive,
  FleetLiveListener,
  FleetSession,
  FleetSessionApi,
  FleetStationRow,
  FleetStationsApi,
} from '../../../core/ports/index.ts';
import { FleetSessionStore } from '../../../ui/fleet/stores/FleetSessionStore.ts';
import { StationsStore } from '../../../ui/fleet/stores/StationsStore.ts';

export const nowMs = Date.parse('2026-11-27T12:00:00Z');

export const succeeded = <T>(value: T): CallResult<T> => ({ outcome: 'succeeded', value });

export const session: FleetSession = {
  ...{ account: 'a1', email: 'uta@acme.example', name: 'Uta', role: 'engineer', untilMs: nowMs, isDemo: false },
  memberships: [
    { organisation: 'acme', name: 'Acme', role: 'engineer' },
    { organisation: 'works', name: 'Works', role: 'viewer' },
  ],
};

export const stationRow = (id: string, parts: Partial<FleetStationRow> = {}): FleetStationRow => ({
  ...{
    id,
    name: `Station ${id}`,
    place: '86150 Augsburg',
    position: undefined,
    operator: 'acme',
    owner: 'works',
    standing: 'order',
    seenMs: nowMs - 4000,
  },
  ...{
    pressureBar: 7.2,
    powerKW: 74,
    faultsUp: 0,
    worst: undefined,
    specificKWhPerM3: 0.11,
    coverageShare: 0.998,
    dataUntilMs: nowMs,
    mayBeRemoved: false,
  },
  ...{ serviceDue: 1, deviationShare: 0.036, leak: { lowPerYear: 20_912, highPerYear: 47_288, currency: 'EUR', isUpperBound: false } },
  ...parts,
});

/** Answers what it is given; whatever else is asked fails. */
export const sessionApi = (parts: Partial<FleetSessionApi> = {}): FleetSessionApi => ({
  session: () => Promise.resolve(succeeded(session)),
  login: () => Promise.resolve({ outcome: 'opened', session }),
  setUp: () => Promise.resolve({ outcome: 'opened', session }),
  loginWay: () => Promise.resolve(succeeded({ organisation: undefined })),
  beginLogin: () => Promise.resolve(succeeded({ url: undefined, refusal: 'issuerDown' })),
  logout: () => Promise.resolve({ outcome: 'succeeded' }),
  ...parts,
});

const failed = () => Promise.resolve({ outcome: 'failed' } as const);

export const stationsApi = (parts: Partial<FleetStationsApi> = {}): FleetStationsApi => ({
  ...{ stations: failed, station: failed, days: failed, quarters: failed, faults: failed, acknowledge: failed, data: failed },
  ...parts,
});

/** A stream that says what it is given. */
export function liveStream() {
  const listeners = new Set<FleetLiveListener>();
  const live: FleetLive = {
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { live, each: (say: (listener: FleetLiveListener) => void) => listeners.forEach(say), listeners };
}

/** What is on its way has arrived. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));

export interface OpenedStores {
  readonly session: FleetSessionStore;
  readonly stations: StationsStore;
}

/** Somebody is logged in and sees these stations. */
export async function storesOf(rows: readonly FleetStationRow[], who: FleetSession = session): Promise<OpenedStores> {
  const opened = new FleetSessionStore(sessionApi({ session: () => Promise.resolve(succeeded(who)) }));
  await opened.load();
  const stations = new StationsStore({
    stations: stationsApi({ stations: () => Promise.resolve(succeeded(rows)) }),
    live: liveStream().live,
    clock: { nowMs: () => nowMs },
  });
  await stations.query.ask();
  return { session: opened, stations };
}

import { memoryPreferenceStorage, memorySessionStorage, memoryStation, type MemoryStationOptions } from '../../fakes/index.ts';
import { emptySlot, slotCount } from '../../../core/compressor/index.ts';
import type { Log, StationReport } from '../../../core/ports/index.ts';
import { bareMaster } from '../../core/master/stations.ts';
import {
  HistoryStore,
  MachinesStore,
  PlantStore,
  PreferencesStore,
  SessionStore,
  SettingsStore,
  StationStore,
  TrendsStore,
} from '../../../ui/stores/index.ts';

export const morningMs = Date.UTC(2026, 10, 20, 8);

/** A station without compressors, at a network pressure. */
export function snapshotAt(atMs: number, systemPressureBar = 7.2): StationReport {
  return {
    atMs,
    master: { ...bareMaster, systemPressureBar },
    compressors: Array.from({ length: slotCount }, (_, i) => emptySlot(i + 1)),
    maintenance: undefined,
    thinkGreen: undefined,
    zone: undefined,
  };
}

/** A log that keeps what it is reported. */
export function keptLog(): Log & { readonly warnings: string[] } {
  const warnings: string[] = [];
  return { warnings, warn: (message) => void warnings.push(message) };
}

/** Every store over a station without a network. */
export function storesOver(options: MemoryStationOptions = {}, sessionStorage = memorySessionStorage()) {
  const station = memoryStation(options);
  const warnings = keptLog();
  const settings = new SettingsStore();
  const plant = new PlantStore();
  const log = new HistoryStore(station.backlog, warnings);
  const facts = new StationStore(station.info);
  return {
    station,
    sessionStorage,
    warnings: warnings.warnings,
    settings,
    session: new SessionStore(station.sessionApi, sessionStorage, settings),
    plant,
    machines: new MachinesStore(plant, facts, (piece) => {
      piece();
    }),
    log,
    trends: new TrendsStore(log),
    facts,
    preferences: new PreferencesStore(memoryPreferenceStorage()),
  };
}

import type { FleetStationFacts, LoadMonth, MachineYear } from '../../../core/fleet/index.ts';

/** Hall 3 in Ulm, with one machine and euros. */
export const factsOf = (station: string, changes: Partial<FleetStationFacts> = {}): FleetStationFacts => ({
  ...{ station, name: station, place: '89073 Ulm', zone: 'Europe/Berlin', currency: 'EUR', ratePerKWh: 0.2 },
  ...{ machines: [{ slot: 1, name: 'C1', model: 'ASD 60' }], maintenance: [] },
  ...changes,
});

/** A whole October at 7 bar: 0.11 kWh/m3 at half load, 0.1 on load. */
export const loadOf = (station: string, changes: Partial<LoadMonth> = {}): LoadMonth => ({
  ...{ station, month: '2026-10', days: 31, knownS: 31 * 86_400 + 3600, energyKWh: 1100, bothKWh: 1100, loadKWh: 1000, noLoadKWh: 100 },
  ...{ volumeM3: 10_000, couldM3: 20_000, pressureBar: 7, isEstimated: false },
  ...changes,
});

/** A year of 1,000 h running at 7 bar: 0.1 kWh/m3 on load. */
export const yearOf = (station: string, changes: Partial<MachineYear> = {}): MachineYear => ({
  ...{
    station,
    slot: 1,
    rangeS: 365 * 86_400,
    knownS: 360 * 86_400,
    runningS: 1000 * 3600,
    energyKWh: 1200,
    loadKWh: 1000,
    noLoadKWh: 200,
  },
  ...{ volumeM3: 10_000, motorStarts: 4000, faults: 3, pressureBar: 7, isEstimated: false },
  lately: { runningS: 7 * 86_400, knownS: 28 * 86_400, rangeS: 28 * 86_400 },
  ...changes,
});

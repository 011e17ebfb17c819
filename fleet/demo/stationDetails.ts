import { hash01 } from '../../core/estimate/index.ts';
import type { FleetPlantDetails } from '../../core/fleet/index.ts';
import { demoKinds } from './demoKinds.ts';
import { type DemoStation, demoStations } from './demoStations.ts';

const seed = 7;
const rates = { low: 0.17, spread: 0.12 } as const;
/** A service is late by so much of its interval at most. */
const late = 0.02;

/** Prices, machines and services of a made-up station, at a place of its own in each interval. */
export function stationDetails(station: DemoStation): FleetPlantDetails {
  const at = demoStations.indexOf(station);
  const { machines } = demoKinds[station.kind];
  return {
    tariff: {
      currency: 'EUR',
      electricityRatePerKWh: Math.round((rates.low + rates.spread * hash01(seed, at, 0)) * 100) / 100,
      electricityCo2KgPerKWh: 0.38,
    },
    machines: machines.map(({ index, name, technology, typePlate: { model, factoryNumber, softwareVersion } }) => ({
      ...{ slot: index, name, technology, model, factoryNumber, softwareVersion },
    })),
    maintenance: machines.flatMap(({ index, maintenance }) =>
      maintenance.map(({ component, intervalH }, part) => ({
        ...{ index, component, intervalH },
        remainingH: Math.round(intervalH * (hash01(seed, at, index * 20 + part) - late)),
      })),
    ),
  };
}

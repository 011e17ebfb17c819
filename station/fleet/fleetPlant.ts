import { toUSVString } from 'node:util';
import { fleetLimits } from '../../adapters/contract/index.ts';
import type { FleetPlant } from '../../core/fleet/index.ts';
import { knownOfPlant } from '../../core/leakage/index.ts';
import type { MaintenanceItem } from '../../core/maintenance/index.ts';
import { installedCompressors, type StationSnapshot } from '../../core/master/index.ts';
import type { PlantData } from '../../core/plantData/index.ts';
import { plantDataOf, type Settings } from '../../core/settings/index.ts';
import { clipped } from '../../server/text/plainLine.ts';

/** A name or another text as the fleet takes it: as long, and without what no database keeps, as a device may fill its nameplate up with. */
const cut = (text: string, longest: number) => clipped(toUSVString(text).replaceAll('\0', '').trim(), longest);
const cutName = (text: string | undefined) => (text === undefined ? undefined : cut(text, fleetLimits.name));
/** What the fleet is shown of the hours that are left: master data change seldom. */
const stepH = 10;
const rounded = (hours: number | undefined) => (hours === undefined ? undefined : Math.round(hours / stepH) * stepH);

/** Of the latest entry of each consumer. */
function nightUseOf(plant: PlantData, zone: string): number | undefined {
  const latest = plant.nightUse.map(({ since }) => since).reduce((a, b) => (a > b ? a : b), '');
  return knownOfPlant(plant, latest, zone).nightUseM3min;
}

/** What a station is, for people who look at many. */
export function fleetPlant(
  { customer, units, fleet, plant }: Pick<Settings, 'customer' | 'units' | 'fleet' | 'plant'>,
  {
    zone,
    snapshot,
    maintenance,
  }: { readonly zone: string; readonly snapshot: StationSnapshot | undefined; readonly maintenance: readonly MaintenanceItem[] },
): FleetPlant {
  const name = cut(customer.stationName, fleetLimits.name);
  const nightUseM3min = nightUseOf(plantDataOf(plant), zone);
  return {
    name: name === '' ? cut(customer.schematicNumber, fleetLimits.name) || 'Pressluft' : name,
    place: cut(customer.plantAddress, fleetLimits.text),
    zone,
    dashboardLink: fleet.dashboardUrl === '' ? undefined : fleet.dashboardUrl,
    details: {
      tariff: {
        currency: units.currency,
        electricityRatePerKWh: units.electricityRatePerKWh,
        electricityCo2KgPerKWh: units.electricityCo2KgPerKWh,
      },
      machines: (snapshot === undefined ? [] : installedCompressors(snapshot)).map(({ index, technology, typePlate, ...machine }) => ({
        ...{ slot: index, technology, name: cutName(machine.name) },
        model: cutName(typePlate.model),
        factoryNumber: cutName(typePlate.factoryNumber),
        softwareVersion: cutName(typePlate.softwareVersion),
      })),
      maintenance: maintenance
        .slice(0, fleetLimits.services)
        .map(({ index, component, intervalH, remainingH }) => ({ index, component, intervalH, remainingH: rounded(remainingH) })),
      ...(nightUseM3min !== undefined && { nightUseM3min }),
    },
  };
}

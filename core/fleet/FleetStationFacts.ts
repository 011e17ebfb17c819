import type { Figure } from '../figures/index.ts';
import type { MaintenanceItem } from '../maintenance/index.ts';
import type { StationLabel } from './FleetAmount.ts';
import type { FleetPlant } from './FleetExchange.ts';

/** What of a station's master data its figures are put beside. */
export interface FleetStationFacts extends StationLabel {
  /** IANA name. */
  readonly zone: string;
  /** Label of its currency; empty where none is entered. */
  readonly currency: string;
  readonly ratePerKWh: Figure;
  readonly machines: readonly { readonly slot: number; readonly name: string; readonly model: string | undefined }[];
  /** Undefined for a station that has sent no list. */
  readonly maintenance: readonly MaintenanceItem[] | undefined;
}

/** What is known of a station by its master data. */
export const fleetStationFacts = (station: string, { name, place, zone, details }: FleetPlant): FleetStationFacts => ({
  ...{ station, name, place, zone },
  currency: details?.tariff.currency ?? '',
  ratePerKWh: details?.tariff.electricityRatePerKWh,
  machines: (details?.machines ?? []).map(({ slot, name: called, model }) => ({ slot, name: called ?? '', model })),
  maintenance: details?.maintenance,
});

/** The label of a station's rows. */
export const labelOf = ({ station, name, place }: StationLabel): StationLabel => ({ station, name, place });

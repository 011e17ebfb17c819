import { slotCount } from '../../core/compressor/index.ts';
import { maintenanceComponents, type MaintenanceComponent, type MaintenanceItem } from '../../core/maintenance/index.ts';
import { numberOr, orNull, recordOr } from './lenient.ts';
import type { WireMaintenance, WireMaintenanceItem } from './plantSchemas.ts';

/** The controller's names of the parts. */
export const componentNames: Readonly<Record<MaintenanceComponent, WireMaintenanceItem['component']>> = {
  waterFilter: 'water_filter',
  suctionFilter: 'suction_filter',
  oilFilter: 'oil_filter',
  oilSeparator: 'oil_separator',
  motor: 'motor',
  dryer: 'dryer',
  universal1: 'universal_1',
  universal2: 'universal_2',
  universal3: 'universal_3',
  universal4: 'universal_4',
  annualMaintenance: 'annual_maintenance',
};

/** Finer would send a change with every sample. */
const digits = 1;

const isSlot = (index: number | undefined): index is number => Number.isInteger(index) && index! >= 1 && index! <= slotCount;

export function encodeMaintenance(items: readonly MaintenanceItem[]): WireMaintenance {
  const wireItem = ({ index, component, intervalH, remainingH }: MaintenanceItem): WireMaintenanceItem => ({
    cindex: index,
    component: componentNames[component],
    interval_h: orNull(intervalH),
    remaining_h: remainingH === undefined ? null : Number(remainingH.toFixed(digits)),
  });
  return Object.fromEntries(items.map((item, i) => [String(i + 1), wireItem(item)]));
}

/** A list of items, or a record of them by their place; items of an unknown part or slot are left out. */
export function decodeMaintenance(wire: unknown): readonly MaintenanceItem[] {
  return (Array.isArray(wire) ? wire : Object.values(recordOr(wire))).flatMap((value) => {
    const item = recordOr(value);
    const index = numberOr(item['cindex']);
    const component = maintenanceComponents.find((name) => componentNames[name] === item['component']);
    if (!isSlot(index) || component === undefined) return [];
    return [{ index, component, intervalH: numberOr(item['interval_h']), remainingH: numberOr(item['remaining_h']) }];
  });
}

import type { FieldDevice } from '../FieldConfig.ts';
import type { WiredPlant } from '../sample/FieldSample.ts';
import { counterRange, isAddressed } from './counterRules.ts';

/** A counter of energy, and the machines whose energy it counts. */
export interface EnergyCounter {
  /** Id of its device, and what people call it. */
  readonly device: string;
  readonly name: string;
  readonly key: string;
  /** Empty where it counts the energy of the whole station. */
  readonly slots: readonly number[];
  /** After so many kWh it begins again at 0; undefined where that is not said. */
  readonly rangeKWh: number | undefined;
}

/** The first that a device has is its counter of energy. */
const keys = ['energyImport', 'energy'];

const isWhole = ({ serves }: FieldDevice) => serves.some((each) => 'stationPower' in each);
const slotsOf = ({ serves }: FieldDevice) => [
  ...new Set(serves.flatMap((each) => ('compressor' in each ? [each.compressor] : 'powerOf' in each ? each.powerOf : []))),
];

/** The counters of energy of a plant, one a device, in the order of its devices; of those only that count the energy of machines or of the station. */
export function energyCounters({ config, models }: WiredPlant): readonly EnergyCounter[] {
  return config.devices.flatMap((device) => {
    const points = (models[device.profile ?? '']?.points ?? []).filter(({ counter }) => counter !== undefined);
    const point = keys.flatMap((key) => points.filter((each) => each.key === key))[0];
    const slots = isWhole(device) ? [] : slotsOf(device);
    if (point === undefined || (slots.length === 0 && !isWhole(device))) return [];
    const rangeKWh = isAddressed(point) ? counterRange(point) : undefined;
    return [{ device: device.id, name: device.name ?? device.id, key: point.key, slots, rangeKWh }];
  });
}

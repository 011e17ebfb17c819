import { completeSumOf } from '../../figures/index.ts';
import { msPerHour, msPerMinute } from '../../time/index.ts';
import { valueOfRaw } from '../decode/valueOfRaw.ts';
import type { ModelPoint } from '../DeviceModel.ts';
import type { FieldConfig, FieldDevice, FieldMachine } from '../FieldConfig.ts';
import type { ProfilePoint } from '../Profile.ts';

/** More than a machine's rated load or flow is rarely drawn. */
const margin = 1.3;
const maxStartsPerH = 30;

const sumOfRated = (machines: readonly FieldMachine[], of: 'loadKW' | 'flowM3min') =>
  machines.length === 0 ? undefined : completeSumOf(machines.map(({ rated }) => rated?.[of]));

const times = (value: number | undefined, factor: number) => (value === undefined ? undefined : value * factor);

const ratesPerH: Readonly<Record<string, (machines: readonly FieldMachine[]) => number | undefined>> = {
  energy: (machines) => times(sumOfRated(machines, 'loadKW'), margin),
  energyImport: (machines) => times(sumOfRated(machines, 'loadKW'), margin),
  energyExport: (machines) => times(sumOfRated(machines, 'loadKW'), margin),
  volume: (machines) => times(sumOfRated(machines, 'flowM3min'), (margin * msPerHour) / msPerMinute),
  runningTime: () => 1,
  loadedTime: () => 1,
  starts: () => maxStartsPerH,
};

/** The most that a counter of these machines grows in an hour, in its base unit: kWh, m3, h, starts; undefined where their rated values or the key say nothing. */
export function highestRatePerH(key: string, machines: readonly FieldMachine[]): number | undefined {
  return Object.hasOwn(ratesPerH, key) ? ratesPerH[key]!(machines) : undefined;
}

/** The machines that a device's counters go over: those that it serves, or all for what is measured of the whole station. */
export function machinesServed(
  { machines }: Pick<FieldConfig, 'machines'>,
  { serves }: Pick<FieldDevice, 'serves'>,
): readonly FieldMachine[] {
  const isWhole = serves.some((each) => 'stationPower' in each || 'networkFlow' in each);
  const slots = serves.flatMap((each) =>
    'compressor' in each ? [each.compressor] : 'powerOf' in each ? each.powerOf : 'flowOf' in each ? each.flowOf : [],
  );
  return isWhole ? machines : machines.filter(({ slot }) => slots.includes(slot));
}

/** The point stands in registers, which say how it counts. */
export const isAddressed = (point: ModelPoint): point is ProfilePoint => 'table' in point;

/** A value of a floating-point number is known to so much of itself. */
const relativeSteps: Readonly<Partial<Record<ProfilePoint['type'], number>>> = { f32: 2 ** -23, f64: 2 ** -52 };

function oneRaw(point: ProfilePoint): number {
  const at = (raw: number) => valueOfRaw({ ...point, min: -Infinity, max: Infinity }, raw).value!;
  return Math.abs(at(1) - at(0));
}

/** The resolution of a counter at a value, both in the base unit. */
export function counterStep(point: ProfilePoint, value: number): number {
  const relative = relativeSteps[point.type];
  return relative === undefined ? oneRaw(point) : Math.abs(value) * relative;
}

/** The resolution of a reading of a counter, in the base unit; undefined for anything else, and where another register chooses its scale. */
export function stepOfReading(point: Pick<ModelPoint, 'key'> & Partial<ModelPoint>, value: number | undefined): number | undefined {
  if (point.counter === undefined || !isAddressed(point) || point.by !== undefined || value === undefined) return undefined;
  return counterStep(point, value);
}

/** After so much, in the base unit, the counter begins again at 0; undefined where it is not said. */
export function counterRange(point: ProfilePoint): number | undefined {
  const bits = point.counter?.bits;
  return bits === undefined ? undefined : oneRaw(point) * 2 ** bits;
}

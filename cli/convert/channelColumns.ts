import { type Channel, channels, type CompressorQuantity, type PlantQuantity, type SampleTable } from '../../core/samples/index.ts';
import { type AnyQuantity, displayUnit, displayValue, type UnitChoice } from '../../core/units/index.ts';

/** A channel as a file of values has it. */
export interface ChannelColumn {
  readonly name: string;
  /** 1..10; undefined for the plant. */
  readonly machine: number | undefined;
  /** Undefined for a number without unit. */
  readonly unit: string | undefined;
  /** Decimals. */
  readonly digits: number;
  /** In the unit; undefined where missing. */
  readonly value: (row: number) => number | undefined;
}

interface Shown {
  readonly name: string;
  /** Undefined for a word of bits. */
  readonly quantity: AnyQuantity | undefined;
}

const shown: Readonly<Record<PlantQuantity | CompressorQuantity, Shown>> = {
  systemPressureBar: { name: 'systemPressure', quantity: 'pressure' },
  volumeFlowM3min: { name: 'volumeFlow', quantity: 'volumeFlow' },
  deliveryVolumeM3min: { name: 'deliveryVolume', quantity: 'volumeFlow' },
  loadRatio: { name: 'loadFactor', quantity: 'ratio' },
  powerKW: { name: 'power', quantity: 'power' },
  technology: { name: 'technology', quantity: undefined },
  status: { name: 'status', quantity: undefined },
  linePressureBar: { name: 'linePressure', quantity: 'pressure' },
  electricalPowerKW: { name: 'electricalPower', quantity: 'power' },
  temperatureDegC: { name: 'temperature', quantity: 'temperature' },
};

/** A log is exact to more digits than are usual on a page. */
const moreDigits = 2;

function columnOf(channel: Channel, values: ArrayLike<number>, units: UnitChoice): ChannelColumn {
  const [key, slot] = channel.split('@') as [PlantQuantity | CompressorQuantity, string];
  const { name, quantity } = shown[key];
  const machine = slot === '0' ? undefined : Number(slot);
  const known = (value: number) => (Number.isNaN(value) ? undefined : value);
  if (quantity === undefined) return { name, machine, unit: undefined, digits: 0, value: (row) => known(values[row]!) };
  return {
    name,
    machine,
    unit: displayUnit(quantity, units),
    digits: displayValue(quantity, undefined, units).digits + moreDigits,
    value: (row) => displayValue(quantity, values[row], units).value,
  };
}

/** The channels that a file has, in their usual order. */
export function channelColumns({ columns }: SampleTable, units: UnitChoice): readonly ChannelColumn[] {
  return channels.flatMap((channel) => {
    const values = columns.get(channel);
    return values === undefined ? [] : [columnOf(channel, values, units)];
  });
}

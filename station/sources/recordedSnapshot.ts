import { emptySlot, slotCount, type TechnologyCode } from '../../core/compressor/index.ts';
import type { MeasuredInput } from '../../core/inputFile/index.ts';
import type { AnalogInput } from '../../core/inputs/index.ts';
import { masterBit, type StationSnapshot } from '../../core/master/index.ts';
import {
  channelPosition,
  compressorChannel,
  type CompressorQuantity,
  plantChannel,
  type PlantQuantity,
  type SampleRow,
} from '../../core/samples/index.ts';

/** Day files don't have a machine's make: it is drawn as a screw of another maker. */
const unknownMake: TechnologyCode = 1;

const known = (value: number) => (Number.isNaN(value) ? undefined : value);

/** What the inputs of a slot measured, as the control reports it. */
const inputsOf = (recorded: readonly MeasuredInput[], slot: number): readonly AnalogInput[] =>
  recorded
    .filter(({ channel }) => channel.slot === slot)
    .map(({ channel, mean }, i) => ({ index: i + 1, name: channel.name, function: channel.function, value: mean }));

/** The station at a recorded moment; `installed` are the slots that the recording has a machine in, `inputs` the means of its minute. */
export function recordedSnapshot(
  { atMs, values }: SampleRow,
  installed: ReadonlySet<number>,
  inputs: readonly MeasuredInput[] = [],
): StationSnapshot {
  const plant = (quantity: PlantQuantity) => known(values[channelPosition(plantChannel(quantity))]!);
  const machine = (quantity: CompressorQuantity, slot: number) => known(values[channelPosition(compressorChannel(quantity, slot))]!);
  const compressors = Array.from({ length: slotCount }, (_, i) => {
    const slot = i + 1;
    if (!installed.has(slot)) return emptySlot(slot);
    return {
      ...emptySlot(slot),
      name: `K${slot}`,
      technology: unknownMake,
      status: machine('status', slot),
      linePressureBar: machine('linePressureBar', slot),
      deliveryVolumeM3min: machine('deliveryVolumeM3min', slot),
      electricalPowerKW: machine('electricalPowerKW', slot),
      temperatureDegC: machine('temperatureDegC', slot),
      loadRatio: machine('loadRatio', slot),
      inputs: inputsOf(inputs, slot),
    };
  });
  const powers = compressors.map(({ electricalPowerKW }) => electricalPowerKW).filter((power) => power !== undefined);
  return {
    atMs,
    master: {
      sdCard: undefined,
      version: undefined,
      status: masterBit.on | masterBit.active,
      systemPressureBar: plant('systemPressureBar'),
      loadRatio: plant('loadRatio'),
      volumeFlowM3min: plant('volumeFlowM3min'),
      deliveryVolumeM3min: plant('deliveryVolumeM3min'),
      powerKW: powers.length === 0 ? undefined : powers.reduce((sum, power) => sum + power, 0),
      inputs: inputsOf(inputs, 0),
    },
    compressors,
  };
}

/** The slots that a machine has a status in. */
export function installedIn(row: SampleRow): readonly number[] {
  const slots = Array.from({ length: slotCount }, (_, i) => i + 1);
  return slots.filter((slot) => !Number.isNaN(row.values[channelPosition(compressorChannel('status', slot))]!));
}

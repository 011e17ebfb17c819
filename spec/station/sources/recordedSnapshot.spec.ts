import { describe, expect, it } from '@jest/globals';
import { emptySlot } from '../../../core/compressor/index.ts';
import type { MeasuredInput } from '../../../core/inputFile/index.ts';
import { masterBit } from '../../../core/master/index.ts';
import { channelPosition, compressorChannel, emptyRow, plantChannel } from '../../../core/samples/index.ts';
import { installedIn, recordedSnapshot } from '../../../station/sources/recordedSnapshot.ts';

const atMs = 1_700_000_000_000;
function recordedRow() {
  const row = emptyRow(atMs);
  const plant = { systemPressureBar: 7.2, loadRatio: 0.6, volumeFlowM3min: 31, deliveryVolumeM3min: 33 } as const;
  for (const [quantity, value] of Object.entries(plant)) row.values[channelPosition(plantChannel(quantity as keyof typeof plant))] = value;
  const machine = {
    status: 7,
    linePressureBar: 7.4,
    deliveryVolumeM3min: 12,
    electricalPowerKW: 75,
    temperatureDegC: 81,
    loadRatio: 0.9,
  } as const;
  for (const [quantity, value] of Object.entries(machine))
    row.values[channelPosition(compressorChannel(quantity as keyof typeof machine, 2))] = value;
  row.values[channelPosition(compressorChannel('status', 9))] = 0;
  row.values[channelPosition(compressorChannel('electricalPowerKW', 9))] = 5.5;
  row.values[channelPosition(compressorChannel('electricalPowerKW', 10))] = 100;
  return { row, machine, plant };
}
const input = (slot: number, name: string, mean: number): MeasuredInput => ({
  ...{ channel: { slot, name, function: 'temperature' }, seconds: 60, mean, min: mean, max: mean },
});

describe('a recorded moment of a station', () => {
  it('has the machines that the recording has, each with its values and inputs, and the power of them together', () => {
    const { row, machine, plant } = recordedRow();
    const inputs = [input(2, 'OIL', 60), input(0, 'DEW_POINT', 3), input(2, 'MOTOR', 90)];
    const { master, compressors } = recordedSnapshot(row, new Set([2, 4, 9]), inputs);
    expect(master).toEqual({
      ...{ ...plant, powerKW: 80.5, sdCard: undefined, version: undefined, status: masterBit.on | masterBit.active },
      inputs: [{ index: 1, name: 'DEW_POINT', function: 'temperature', value: 3 }],
    });
    expect(compressors[1]).toEqual({
      ...{ ...emptySlot(2), ...machine, name: 'K2', technology: 1 },
      inputs: [
        { index: 1, name: 'OIL', function: 'temperature', value: 60 },
        { index: 2, name: 'MOTOR', function: 'temperature', value: 90 },
      ],
    });
    expect(compressors[3]).toEqual({ ...emptySlot(4), name: 'K4', technology: 1 });
    expect(compressors[8]).toEqual({ ...emptySlot(9), name: 'K9', technology: 1, status: 0, electricalPowerKW: 5.5 });
    for (const slot of [1, 3, 5, 6, 7, 8, 10]) expect(compressors[slot - 1]).toEqual(emptySlot(slot));
  });

  it('has no power where no machine has one', () => {
    expect(recordedSnapshot(emptyRow(atMs), new Set([1]))).toMatchObject({
      atMs,
      master: { powerKW: undefined, systemPressureBar: undefined },
    });
  });

  it('says that a machine is there that has a status', () => {
    expect(installedIn(recordedRow().row)).toEqual([2, 9]);
    expect(installedIn(emptyRow(atMs))).toEqual([]);
  });
});

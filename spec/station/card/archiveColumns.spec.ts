import { describe, expect, it, test } from '@jest/globals';
import { compressorChannel, plantChannel } from '../../../core/samples/index.ts';
import { emptyTotals, type RangeTotals } from '../../../core/totals/index.ts';
import {
  estimatedOfSlot,
  hasMachineData,
  hasPlantData,
  machineColumns,
  machineFigures,
  plantColumns,
  plantFigures,
} from '../../../station/card/archiveColumns.ts';

const dayS = 86_400;
const empty = emptyTotals(0, dayS * 1000);
const withPlant = (more: Partial<RangeTotals['plant']>): RangeTotals => ({ ...empty, plant: { ...empty.plant, ...more } });
const withMachine = (more: Partial<RangeTotals['machines'][number]>, slot = 1): RangeTotals => ({
  ...empty,
  machines: empty.machines.with(slot - 1, { ...empty.machines[slot - 1]!, ...more }),
});
const plantRow = (totals: RangeTotals) => Object.fromEntries(plantColumns.map(({ name, value }) => [name, value(plantFigures(totals))]));
const machineRow = (totals: RangeTotals, slot = 1) =>
  Object.fromEntries(machineColumns.map(({ name, value }) => [name, value(machineFigures(totals, slot))]));
const named = (row: Readonly<Record<string, unknown>>) => Object.keys(row).filter((name) => row[name] !== undefined && row[name] !== 0);

describe('the figures of a day in the archive', () => {
  it('are missing, not 0, where no second is behind them', () => {
    expect(named(plantRow(empty))).toEqual(['zeit']);
    expect(named(machineRow(empty))).toEqual(['zeit', 'zeit_ohne_daten']);
    for (const name of ['volumenstrom', 'volumenstrom_stillstand', 'liefermenge', 'liefermenge_stillstand', 'energie_gesamt'])
      expect([name, plantRow(empty)[name]]).toEqual([name, undefined]);
    for (const name of ['energie_lastlauf', 'energie_gesamt', 'liefermenge', 'anzahl_motor_starts', 'anzahl_entlastungen'])
      expect([name, machineRow(empty)[name]]).toEqual([name, undefined]);
  });

  test.each([
    [withPlant({ volumeFlowS: 1 }), ['volumenstrom', 'volumenstrom_stillstand']],
    [withPlant({ deliveredS: 0.5 }), ['liefermenge', 'liefermenge_stillstand']],
    [withMachine({ powerS: 1 }, 10), ['energie_gesamt']],
  ])('are 0 of the plant where a second is: %#', (totals, names) => {
    const row = plantRow(totals);
    expect(Object.keys(row).filter((name) => row[name] === 0 && plantRow(empty)[name] === undefined)).toEqual(names);
  });

  test.each([
    [{ powerS: 1 }, ['energie_lastlauf', 'energie_leerlauf', 'energie_rest', 'energie_gesamt']],
    [{ deliveryS: 0.5 }, ['liefermenge', 'liefermenge_stillstand']],
    [{ noDataS: dayS - 1 }, ['anzahl_motor_starts', 'anzahl_entlastungen']],
  ])('are 0 of a machine where a second is: %j', (more, names) => {
    const row = machineRow(withMachine(more, 3), 3);
    expect(Object.keys(row).filter((name) => row[name] === 0 && machineRow(empty)[name] === undefined)).toEqual(names);
  });

  it('have the time with a power of all machines', () => {
    const [one, two] = [withMachine({ powerS: 10 }).machines[0]!, withMachine({ powerS: 5 }).machines[0]!];
    expect(plantFigures({ ...empty, machines: empty.machines.with(0, one).with(9, two) })).toMatchObject({ rangeS: dayS, powerS: 15 });
  });

  test.each([
    [empty, false],
    [withPlant({ pressureS: 0.5 }), true],
    [withPlant({ volumeFlowS: 0.5 }), true],
    [withPlant({ deliveredS: 0.5 }), true],
    [withMachine({ powerS: 0.5 }, 4), true],
    [withMachine({ loadS: 5 }), false],
  ])('are those of a day with data of the plant: %#', (totals, isIt) => {
    expect(hasPlantData(plantFigures(totals))).toBe(isIt);
  });

  test.each([
    [{}, false],
    [{ powerS: 0.5 }, true],
    [{ deliveryS: 0.5 }, true],
    [{ noDataS: dayS - 0.5 }, true],
  ])('are those of a day with data of a machine: %j', (more, isIt) => {
    expect(hasMachineData(machineFigures(withMachine(more), 1))).toBe(isIt);
    expect(hasMachineData(machineFigures(withMachine(more), 2))).toBe(false);
  });

  it('list what was estimated: all in the row of the plant, its own in that of a machine', () => {
    const estimated = [plantChannel('powerKW'), compressorChannel('electricalPowerKW', 2), compressorChannel('status', 1)];
    const totals = { ...empty, estimated };
    expect([0, 1, 2, 3].map((slot) => estimatedOfSlot(totals, slot))).toEqual([estimated, [estimated[2]], [estimated[1]], []]);
    expect([0, 1].map((slot) => estimatedOfSlot(empty, slot))).toEqual([[], []]);
  });
});

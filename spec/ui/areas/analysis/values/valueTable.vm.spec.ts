import { describe, expect, it } from '@jest/globals';
import { memoryStation } from '../../../../fakes/index.ts';
import { defaultSettings } from '../../../../../core/settings/index.ts';
import { ValueTableVm } from '../../../../../ui/areas/analysis/values/valueTable.vm.ts';
import { knownDayFiles, knownDays } from '../../../../contract/knownStation.ts';
import { backlogOf, minute, nowMs, openChart, settled, snapshotAt, type Values } from '../analysisFixture.ts';

async function openLive(valuesAt?: (agoMs: number) => Values) {
  const station = memoryStation({ days: backlogOf(90, valuesAt) });
  const { vm: chart, show, ...opened } = await openChart(station);
  station.push(snapshotAt(nowMs));
  await settled();
  show({ series: ['pressure', 'k1-power', 'k2-power'], x: { mode: '10min' } });
  return { ...opened, chart, show, station, table: new ValueTableVm(chart) };
}

const timesOf = (table: ValueTableVm) => Array.from({ length: table.count }, (_, index) => table.timeOf(index));

describe('the table of live values', () => {
  it('has a row each sample of the shown range, the newest on top, and a column each line', async () => {
    const { table } = await openLive();
    expect(timesOf(table)).toEqual(Array.from({ length: 61 }, (_, i) => nowMs - i * 10_000));
    expect(table.columns.map(({ id }) => id)).toEqual(['pressure', 'k1-power', 'k2-power']);
    expect(table.groups).toEqual([
      { slot: undefined, count: 1 },
      { slot: 1, count: 1 },
      { slot: 2, count: 1 },
    ]);
    expect(table.isOneDay).toBe(true);
  });

  it('[LOG-6] has no value where one is missing, and leaves it out of least, greatest, mean and count', async () => {
    const { table } = await openLive((agoMs) => ({ pressureBar: agoMs === minute ? NaN : agoMs === 2 * minute ? 6 : 8 }));
    expect(table.valuesOf(6)).toEqual([NaN, 50, NaN]);
    const [pressure, power, notInstalled] = table.figures;
    expect(pressure).toEqual({ min: 6, max: 8, mean: (6 + 7 + 58 * 8) / 60, knownMs: 600_000, count: 60 });
    expect(power).toEqual({ min: 50, max: 50, mean: 50, knownMs: 610_000, count: 61 });
    expect(notInstalled).toEqual({ min: undefined, max: undefined, mean: undefined, knownMs: 0, count: 0 });
  });

  it('shows also the lines that the chart hides', async () => {
    const { table, show } = await openLive();
    show({ hidden: new Set(['pressure']) });
    expect(table.columns.map(({ id }) => id)).toEqual(['pressure', 'k1-power', 'k2-power']);
  });

  it('goes on with the values of now', async () => {
    const { table, station } = await openLive();
    station.push(snapshotAt(nowMs + 2000, { pressureBar: 7.5 }));
    expect(table.timeOf(0)).toBe(nowMs + 2000);
    expect(table.valuesOf(0)[0]).toBe(7.5);
    station.push(snapshotAt(nowMs + 10_000, { pressureBar: 7.25 }));
    expect(timesOf(table).slice(0, 3)).toEqual([nowMs + 10_000, nowMs, nowMs - 10_000]);
  });

  it('has no rows while no line is chosen', async () => {
    const { table, show } = await openLive();
    show({ series: [] });
    expect([table.count, table.isOneDay]).toEqual([0, true]);
  });
});

describe('the row that a person is at', () => {
  it('is the one that the keys lead to', async () => {
    const { table } = await openLive();
    expect(table.openIndex).toBeUndefined();
    const steps = ['ArrowDown', 'ArrowDown', 'PageDown', 'ArrowUp', 'End', 'Home'].map((key) => [table.moveBy(key, 20), table.openIndex]);
    expect(steps).toEqual([
      [true, 0],
      [true, 1],
      [true, 21],
      [true, 20],
      [true, 60],
      [true, 0],
    ]);
    expect(table.moveBy('x', 20)).toBe(false);
  });

  it('stays the same sample while newer ones come, and is none once it has left the range', async () => {
    const { table, station, show } = await openLive();
    table.open(3);
    const atMs = table.timeOf(3);
    station.push(snapshotAt(nowMs + 10_000));
    expect([table.openIndex, table.timeOf(4)]).toEqual([4, atMs]);
    show({ x: { mode: 'manual', span: { fromMs: nowMs - 60 * minute, toMs: nowMs - 50 * minute } } });
    expect(table.openIndex).toBeUndefined();
    show({ x: { mode: '10min' } });
    expect(table.openIndex).toBe(4);
  });

  it('has a place among the rows also where no sample is', async () => {
    const { table } = await openLive();
    expect(table.indexOf(nowMs)).toBe(0);
    expect(table.indexOf(nowMs - 15_000)).toBe(1);
    expect(table.indexOf(nowMs + 1)).toBe(-1);
  });
});

describe('the table of day files', () => {
  it('[ANA-1] has every row of the files, across their days', async () => {
    const station = memoryStation({
      dayFiles: knownDayFiles,
      settings: { ...defaultSettings, time: { ...defaultSettings.time, zone: 'Europe/Berlin' } },
    });
    const { vm: chart, show, analysis } = await openChart(station);
    const table = new ValueTableVm(chart);
    const days = { from: knownDays[0]!, until: knownDays[1]! };
    show({ source: 'sd', days, series: ['pressure'] });
    await analysis.ask(days);
    const { timesMs, length } = analysis.data!.table;
    expect(timesOf(table)).toEqual(Array.from(timesMs.subarray(0, length)).reverse());
    expect(table.isOneDay).toBe(false);
  });
});

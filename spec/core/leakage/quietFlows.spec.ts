import { describe, expect, it } from '@jest/globals';
import { statusBit } from '../../../core/compressor/index.ts';
import { nightFlows } from '../../../core/leakage/nightFlows.ts';
import { quietFlows } from '../../../core/leakage/quietFlows.ts';
import { tableOf } from '../samples/tables.ts';

const minuteMs = 60_000;
const startMs = Date.parse('2026-03-03T00:00:00+01:00');
const day = '2026-03-03';
const runs = statusBit.on | statusBit.running;

/** Samples of flow, pressure and the status of machines 1 and 10, from midnight on. */
function tableWith(
  flows: readonly number[],
  stepS: number,
  more: { bars?: readonly number[]; one?: readonly number[]; ten?: readonly number[] } = {},
) {
  return tableOf(
    flows.map((_, row) => startMs + row * stepS * 1000),
    {
      'volumeFlowM3min@0': flows,
      ...(more.bars && { 'systemPressureBar@0': more.bars }),
      ...(more.one && { 'status@1': more.one }),
      ...(more.ten && { 'status@10': more.ten }),
    },
  );
}
const binsOf = (table: ReturnType<typeof tableWith>, stepS: number, minutes: number, fromMinute = 0) =>
  quietFlows(table, [{ day, fromMs: startMs + fromMinute * minuteMs, untilMs: startMs + minutes * minuteMs }], stepS);

describe('the flow of quiet time', () => {
  it('is the mean of each whole five minutes, from the start of the span on', () => {
    const flows = Array.from({ length: 20 }, (_, minute) => minute);
    const bins = binsOf(tableWith(flows, 60, { bars: flows.map((flow) => 6 + flow / 10) }), 60, 19, 3);
    expect(bins.map(({ fromMs, flowM3min, pressureBar }) => [(fromMs - startMs) / minuteMs, flowM3min, pressureBar])).toEqual([
      [3, 5, expect.closeTo(6.5, 12)],
      [8, 10, expect.closeTo(7, 12)],
      [13, 15, expect.closeTo(7.5, 12)],
    ]);
    expect(binsOf(tableWith(flows, 60), 60, 20, 0)).toHaveLength(4);
  });

  it.each([
    [5, [4, 4, 4, 4, 4, NaN, NaN, NaN, NaN, NaN], 4],
    [4, [4, 4, 4, 4, -1, Infinity, NaN, NaN, NaN, NaN], NaN],
    [10, [0, 0, 0, 0, 0, 0, 0, 0, 10, 20], 3],
  ])('needs half of its samples: %i of ten', (_, flows, expected) => {
    expect(binsOf(tableWith(flows, 30), 30, 5).map(({ flowM3min }) => flowM3min)).toEqual([expected]);
  });

  it('needs one sample of those that come less often than the means', () => {
    expect(binsOf(tableWith([4, 6, 8], 300), 300, 15).map(({ flowM3min }) => flowM3min)).toEqual([4, 6, 8]);
    expect(binsOf(tableWith([4, 6], 600), 600, 20).map(({ flowM3min }) => flowM3min)).toEqual([4, NaN, 6, NaN]);
  });

  it('has the pressure of all its samples, also of those without a flow', () => {
    const bars = [7, 7, 8, NaN, 6, NaN, NaN, NaN, NaN, NaN];
    expect(binsOf(tableWith([4, 4, NaN, 4, NaN, 5, 5, 5, 5, 5], 60, { bars }), 60, 10).map(({ pressureBar }) => pressureBar)).toEqual([
      7,
      NaN,
    ]);
    expect(binsOf(tableWith([4], 300), 300, 5).map(({ pressureBar }) => pressureBar)).toEqual([NaN]);
  });

  it.each<readonly [string, readonly number[] | undefined, readonly number[] | undefined, readonly boolean[]]>([
    ['no machine that is known', undefined, undefined, [true, true]],
    ['a machine that says nothing', [NaN, NaN, NaN, NaN], undefined, [true, true]],
    ['a machine that stands', [1, 1, 1, 1], [NaN, NaN, NaN, NaN], [false, false]],
    ['a machine that is off and one that runs once', [1, 1, 1, 1], [1, 1, 1, runs], [false, true]],
    ['a machine that begins to run with the second mean', [1, NaN, runs, 1], [NaN, 1, NaN, 1], [false, true]],
    ['a motor that is said to run while the machine is off', [2, 2, NaN, 2], [NaN, NaN, NaN, NaN], [false, false]],
  ])('is fed or not: %s', (_, one, ten, fed) => {
    const more = { ...(one && { one }), ...(ten && { ten }) };
    expect(binsOf(tableWith([4, 4, 4, 4], 150, more), 150, 10).map((bin) => bin.fed)).toEqual(fed);
  });
});

describe('the flow of a night', () => {
  const periodS = 300;
  const range = { fromMs: startMs, untilMs: startMs + 24 * 60 * minuteMs, zone: 'Europe/Berlin', periodS };
  const off = 1;
  /** One of six hours: of the 288 samples of the day the first 60 and the last 12. */
  const isNight = (row: number) => row < 60 || row >= 276;
  const placeOf = (row: number) => (row < 60 ? row : row - 216);
  const nightOf = (flowAt: (place: number) => number, statusAt: (place: number) => number = () => runs) => {
    const rows = Array.from({ length: 288 }, (_, row) => row);
    const table = tableWith(
      rows.map((row) => (isNight(row) ? flowAt(placeOf(row)) : 50)),
      periodS,
      {
        one: rows.map((row) => (isNight(row) ? statusAt(placeOf(row)) : runs)),
        bars: rows.map((row) => (isNight(row) ? 6 + placeOf(row) / 10 : 9)),
      },
    );
    return nightFlows(table, range);
  };

  it('is the tenth percentile and the mean of its five minutes, of the first hours and the last one of the day', () => {
    // 4 to 11.1: a tenth is at 4.71
    expect(nightOf((place) => 4 + ((place * 5) % 72) / 10)).toEqual([
      { day, flowM3min: expect.closeTo(4.71, 12), meanM3min: expect.closeTo(7.55, 12), pressureBar: expect.closeTo(9.55, 12), coverage: 1 },
    ]);
  });

  it('is of those alone in which a machine ran', () => {
    const [night] = nightOf(
      (place) => (place < 24 ? 4 + place / 10 : 1),
      (place) => (place < 24 ? runs : off),
    );
    expect(night).toEqual({
      day,
      flowM3min: expect.closeTo(4.23, 12),
      meanM3min: expect.closeTo(5.15, 12),
      pressureBar: expect.closeTo(7.15, 12),
      coverage: 1,
    });
  });

  it.each([
    ['two hours with a machine running', 24, 72, 1],
    ['less', 23, 72, 0],
    ['data of half of it', 72, 36, 1],
    ['data of less', 72, 35, 0],
  ])('needs two hours that are fed and half of its data: %s', (_, fed, known, found) => {
    const nights = nightOf(
      (place) => (place < known ? 5 : NaN),
      (place) => (place < fed ? runs : off),
    );
    expect(nights.map(({ coverage }) => coverage)).toEqual(found === 1 ? [known / 72] : []);
  });
});

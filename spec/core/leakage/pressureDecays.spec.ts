import { describe, expect, it } from '@jest/globals';
import { statusBit } from '../../../core/compressor/index.ts';
import { decayFlowM3min, pressureDecays } from '../../../core/leakage/pressureDecays.ts';
import { tableOf } from '../samples/tables.ts';

const periodS = 2;
const stepMs = periodS * 1000;
const off = statusBit.on;
const load = statusBit.on | statusBit.running | statusBit.loaded;

/** Samples every 2 s: pressure and status of machine 3. */
function searched(rows: readonly (readonly [pressureBar: number, status: number])[], atMs = (row: number) => row * stepMs) {
  const table = tableOf(
    rows.map((_, row) => atMs(row)),
    { 'systemPressureBar@0': rows.map(([bar]) => bar), 'status@3': rows.map(([, status]) => status) },
  );
  return pressureDecays(table, [{ fromMs: 0, untilMs: atMs(rows.length) }], periodS);
}
const count = ({ decays, longEnough, farEnough }: ReturnType<typeof searched>) => [longEnough, farEnough, decays.length];
const busy = [[7, load]] as const;
/** A pressure that falls by a share of its absolute value, `ratePerMin`, in rows from the first on. */
const falling = (rows: number, ratePerMin = 0.06, fromBar = 7) =>
  Array.from({ length: rows }, (_, row) => [(fromBar + 1) * Math.exp((-ratePerMin * row * periodS) / 60) - 1, off] as const);

describe('a fall of the pressure without delivery', () => {
  it('is of the time behind ten seconds in which the air settles, with its ends and its rate', () => {
    const rows = falling(61);
    const { decays } = searched([...busy, ...rows, ...busy]);
    expect(decays).toEqual([
      {
        fromMs: 6 * stepMs,
        untilMs: 61 * stepMs,
        startBar: rows[5]![0],
        endBar: rows[60]![0],
        ratePerMin: expect.closeTo(0.06, 9),
      },
    ]);
  });

  it('takes a minute at least, from its first sample to its last one', () => {
    expect(count(searched([...busy, ...falling(30), ...busy]))).toEqual([0, 0, 0]);
    expect(count(searched([...busy, ...falling(31), ...busy]))).toEqual([1, 1, 1]);
  });

  it.each([
    ['a tenth of a bar behind the settling', 0, 0.1, 1],
    ['less', 5, 0.0999, 0],
  ])('is far enough by %s', (_, endBar, dropBar, far) => {
    const rows = Array.from({ length: 36 }, (__, row) => [row < 5 ? 9 : endBar + (dropBar * (35 - row)) / 30, off] as const);
    expect(count(searched(rows)).slice(0, 2)).toEqual([1, far]);
  });

  it('is steady where a line explains nine tenths of it', () => {
    const unsteady = (byBar: number) => falling(61).map(([bar, status], row) => [bar + (row % 2 === 0 ? byBar : -byBar), status] as const);
    // 11 % in a line have a standard deviation of 3.2 %: a third of that is 0.08 bar at 6.5 bar
    expect(count(searched(unsteady(0.075)))).toEqual([1, 1, 1]);
    expect(count(searched(unsteady(0.083)))).toEqual([1, 1, 0]);
  });

  it('ends where a machine delivers, where it says nothing, where no pressure is known and at a gap', () => {
    const parts = [falling(33), falling(40, 0.09)] as const;
    const parted = (...between: readonly (readonly [number, number])[]) => searched([...parts[0], ...between, ...parts[1]]);
    const rates = ({ decays }: ReturnType<typeof searched>) => decays.map(({ ratePerMin }) => ratePerMin.toFixed(6));
    const both = ['0.060000', '0.090000'];
    expect(rates(parted([7, load]))).toEqual(both);
    expect(rates(parted([7, NaN]))).toEqual(both);
    expect(rates(parted([NaN, off]))).toEqual(both);
    const gap = (row: number) => row * stepMs + (row < 33 ? 0 : 60_000);
    expect(rates(searched([...parts[0], ...parts[1]], gap))).toEqual(both);
  });

  it('is looked for in the ranges alone, up to their last sample', () => {
    const table = tableOf(
      Array.from({ length: 200 }, (_, row) => row * stepMs),
      { 'systemPressureBar@0': falling(200).map(([bar]) => bar), 'status@3': Array<number>(200).fill(off) },
    );
    const ranges = [
      { fromMs: 10 * stepMs, untilMs: 60 * stepMs },
      { fromMs: 100 * stepMs, untilMs: 150 * stepMs },
    ];
    const found = pressureDecays(table, ranges, periodS).decays;
    expect(found.map(({ fromMs, untilMs }) => [fromMs / stepMs, untilMs / stepMs])).toEqual([
      [15, 59],
      [105, 149],
    ]);
  });
});

it('a fall by 3 % in a minute is 1.44 m3/min at 5 bar of 8 m3', () => {
  expect(decayFlowM3min({ ratePerMin: 0.03 }, 8, 5)).toBeCloseTo(1.44, 12);
});

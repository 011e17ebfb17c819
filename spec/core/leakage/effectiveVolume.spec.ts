import { describe, expect, it } from '@jest/globals';
import { airSums } from '../../../core/airWindows/index.ts';
import { statusBit } from '../../../core/compressor/index.ts';
import { tQuantile } from '../../../core/estimate/index.ts';
import { effectiveVolume, volumeSumsOf } from '../../../core/leakage/index.ts';
import { addedVolumeSums, noVolumeSums, type VolumeSums } from '../../../core/leakage/effectiveVolume.ts';
import { tableOf } from '../samples/tables.ts';

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
type Window = readonly [pressure: number, squaredFlow: number, net: number];
const sumsOf = (windows: readonly Window[]): VolumeSums => ({
  windows: windows.length,
  pp: sum(windows.map(([p]) => p * p)),
  pq: sum(windows.map(([p, q]) => p * q)),
  qq: sum(windows.map(([, q]) => q * q)),
  pn: sum(windows.map(([p, , n]) => p * n)),
  qn: sum(windows.map(([, q, n]) => q * n)),
  nn: sum(windows.map(([, , n]) => n * n)),
});
/** Changes of pressure and of squared flow that have little to do with each other. */
const changes = Array.from({ length: 24 }, (_, i) => [((i * 7) % 11) - 5, ((i * 5) % 13) - 6] as const);
const windowsOf = (volumeM3: number, drop: number, off = 0): readonly Window[] =>
  changes.map(([p, q], i) => [p, q, volumeM3 * p + drop * q + off * (((i * 3) % 7) - 3)]);

describe('a volume that pressure and net flow agree on', () => {
  it('is that of exact windows, with the drop before the sensor and no doubt', () => {
    const fitted = effectiveVolume(sumsOf(windowsOf(12, 3)))!;
    expect(fitted).toEqual({
      volumeM3: expect.closeTo(12, 9),
      low: expect.closeTo(12, 5),
      high: expect.closeTo(12, 5),
      dropBarPerFlow2: expect.closeTo(0.25, 9),
      r2: expect.closeTo(1, 9),
      windows: 24,
    });
    expect(effectiveVolume(sumsOf(windowsOf(12, -3)))!.dropBarPerFlow2).toBe(0);
  });

  it('is the least-squares one of windows that scatter, with the interval of its standard error', () => {
    const windows = windowsOf(12, 3, 1.5);
    const { pp, pq, qq, pn, qn } = sumsOf(windows);
    const determinant = pp * qq - pq * pq;
    const [volumeM3, drop] = [(qq * pn - pq * qn) / determinant, (pp * qn - pq * pn) / determinant];
    const rest = sum(windows.map(([p, q, n]) => (n - volumeM3 * p - drop * q) ** 2));
    const margin = tQuantile(0.95, 22) * Math.sqrt((rest / 22) * (qq / determinant));
    expect(margin).toBeGreaterThan(0.1);
    expect(effectiveVolume(sumsOf(windows))).toEqual({
      volumeM3: expect.closeTo(volumeM3, 9),
      low: expect.closeTo(volumeM3 - margin, 9),
      high: expect.closeTo(volumeM3 + margin, 9),
      dropBarPerFlow2: expect.closeTo(drop / volumeM3, 9),
      r2: expect.closeTo(1 - rest / sum(windows.map(([, , n]) => n * n)), 9),
      windows: 24,
    });
  });

  /** One volume alone explains these: 20 m3 with an error of 1 m3, a twentieth of it. */
  const alone: VolumeSums = { windows: 26, pp: 1, pq: 1, qq: 1, pn: 20, qn: 5, nn: 424.9 };

  it('is that of the pressure alone where the flow changes with it', () => {
    const error = Math.sqrt(24.9 / 25);
    expect(effectiveVolume(alone)).toEqual({
      volumeM3: 20,
      low: expect.closeTo(20 - tQuantile(0.95, 25) * error, 9),
      high: expect.closeTo(20 + tQuantile(0.95, 25) * error, 9),
      dropBarPerFlow2: 0,
      r2: expect.closeTo(1 - 24.9 / 424.9, 9),
      windows: 26,
    });
  });

  it('has no drop of its own where a tenth of the change of flow is its own, and one where more is', () => {
    // a tenth exactly: 4 of 40
    const windows = 40;
    const exactly = { windows, pp: 4, pq: 6, qq: 10, pn: 40, qn: 70, nn: 410 };
    expect(effectiveVolume(exactly)).toMatchObject({ volumeM3: 10, dropBarPerFlow2: 0 });
    const more = { windows, pp: 4, pq: 5.99, qq: 10, pn: 4 * 10 + 5.99 * 2, qn: 5.99 * 10 + 10 * 2, nn: 400 + 239.6 + 40 };
    expect(effectiveVolume(more)).toMatchObject({ volumeM3: expect.closeTo(10, 9), dropBarPerFlow2: expect.closeTo(0.2, 9) });
  });

  it.each<readonly [string, VolumeSums]>([
    ['from less than 20 windows', { ...sumsOf(windowsOf(12, 3)), windows: 19 }],
    ['of an error of a twentieth', { ...alone, nn: 425 }],
    ['that explains four fifths', { ...alone, windows: 1001, nn: 500 }],
    ['below nothing', sumsOf(windowsOf(-12, 3))],
    ['from nothing', noVolumeSums],
  ])('is none %s', (_, sums) => {
    expect(effectiveVolume(sums)).toBeUndefined();
  });

  it('is one from 20 windows, and of more than four fifths explained', () => {
    expect(effectiveVolume({ ...sumsOf(windowsOf(12, 3)), windows: 20 })).toBeDefined();
    expect(effectiveVolume({ ...alone, windows: 1001, nn: 499 })).toBeDefined();
  });
});

describe('the sums that a volume is fitted from', () => {
  it('of several days are added, each to its own', () => {
    const first = { windows: 1, pp: 2, pq: 3, qq: 4, pn: 5, qn: 6, nn: 7 };
    const second = { windows: 10, pp: 30, pq: 50, qq: 70, pn: 90, qn: 110, nn: 130 };
    expect(addedVolumeSums(first, second)).toEqual({ windows: 11, pp: 32, pq: 53, qq: 74, pn: 95, qn: 116, nn: 137 });
    expect(addedVolumeSums(noVolumeSums, second)).toEqual(second);
  });

  it('are of the air that machines deliver less what flows into the network, minute by minute', () => {
    const periodS = 60;
    const minutes = Array.from({ length: 8 }, (_, i) => i);
    const pressures = [7, 7.2, 6.9, 6.5, 6.8, 7.3, 7.1, 6.6];
    const flows = [4, 5, 3, 6, 2, 7, 4, 5];
    const [one, two] = [minutes.map((i) => 2 + (i % 3)), minutes.map((i) => 1 + ((i * 3) % 4) / 2)];
    const loaded = minutes.map(() => statusBit.on | statusBit.running | statusBit.loaded);
    const table = tableOf(
      minutes.map((i) => i * 60_000),
      {
        'systemPressureBar@0': pressures,
        'volumeFlowM3min@0': flows,
        'status@2': loaded,
        'deliveryVolumeM3min@2': one,
        'status@5': loaded,
        'deliveryVolumeM3min@5': two,
      },
    );
    const windows = minutes
      .slice(0, 7)
      .map((i): Window => [pressures[i + 1]! - pressures[i]!, flows[i + 1]! ** 2 - flows[i]! ** 2, one[i]! + two[i]! - flows[i]!]);
    const found = volumeSumsOf(airSums(table, [{ fromMs: 0, untilMs: 480_000 }], periodS));
    const expected = sumsOf(windows);
    for (const name of ['windows', 'pp', 'pq', 'qq', 'pn', 'qn', 'nn'] as const) expect(found[name]).toBeCloseTo(expected[name], 9);
  });
});

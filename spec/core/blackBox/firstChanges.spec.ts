import { describe, expect, it } from '@jest/globals';
import { firstChanges, isRecorded, windowAround } from '../../../core/blackBox/index.ts';
import type { WindowInput } from '../../../core/ports/index.ts';
import { type Channel, channelPosition, compressorChannel, emptyRow, plantChannel, tableOf } from '../../../core/samples/index.ts';
import { msPerMinute } from '../../../core/time/index.ts';

const fromMs = Date.parse('2026-11-20T08:00:00Z');
const faultAtMs = fromMs + 15 * msPerMinute;
const rowCount = 450;
const minuteOf = (i: number) => i / 30;

/** The rows of 15 minutes at 2 s, by channel from the minute of the row. */
function windowOf(columns: Readonly<Record<string, (minute: number, i: number) => number>>, inputs: readonly WindowInput[] = []) {
  const rows = Array.from({ length: rowCount }, (_, i) => {
    const row = emptyRow(fromMs + i * 2000);
    for (const [channel, valueAt] of Object.entries(columns)) row.values[channelPosition(channel as Channel)] = valueAt(minuteOf(i), i);
    return row;
  });
  return { fromMs, samples: tableOf(rows), inputs };
}

const pressure = plantChannel('systemPressureBar');
const temperature = compressorChannel('temperatureDegC', 1);
const power = compressorChannel('electricalPowerKW', 1);
const ripple = (i: number) => 0.2 * Math.sin(i);

describe('the window of a fault', () => {
  it('is of a quarter of an hour before it and five minutes after', () => {
    expect(windowAround(faultAtMs)).toEqual({ fromMs, untilMs: faultAtMs + 5 * msPerMinute });
  });
});

describe('the time around a fault', () => {
  it.each([
    [64, false, true],
    [63, false, false],
    [16, true, true],
    [63, true, true],
    [15, true, false],
    [-1, true, false],
  ])('of bit %i is recorded, warnings as well %p: %p', (bitIndex, recordsWarnings, is) => {
    expect(isRecorded({ atMs: faultAtMs, bitIndex }, recordsWarnings)).toBe(is);
    expect(isRecorded({ atMs: undefined, bitIndex }, recordsWarnings)).toBe(false);
  });
});

describe('what changed first before a fault', () => {
  it('[ALARM-4] is the line that left its usual range first, with the moment, the value and the range', () => {
    const window = windowOf({
      [temperature]: (minute, i) => 80 + ripple(i) + Math.max(0, minute - 6) * 3,
      [pressure]: (minute) => (minute < 12 ? 7.2 : 6.8),
      [power]: (_, i) => 93 + ripple(i),
    });
    const { changed, unchanged } = firstChanges(window, faultAtMs);
    expect(changed.map(({ series }) => series.id)).toEqual([temperature, pressure]);
    const [first, second] = changed;
    expect(first!.atMs).toBeGreaterThan(fromMs + 6 * msPerMinute);
    expect(first!.atMs).toBeLessThan(fromMs + 7.5 * msPerMinute);
    expect(first!.value).toBeGreaterThan(first!.high);
    expect([second!.atMs, second!.value]).toEqual([fromMs + 12 * msPerMinute, 6.8]);
    expect(unchanged.map(({ series }) => series.id)).toEqual([power]);
  });

  it('is nothing for a line that goes up and down as it did at the start', () => {
    const window = windowOf({ [pressure]: (minute) => 7.2 + 0.2 * Math.sin(minute * 3) });
    expect(firstChanges(window, faultAtMs).changed).toEqual([]);
  });

  it.each([
    [pressure, 7, 0.05],
    [plantChannel('volumeFlowM3min'), 20, 0.5],
    [power, 90, 1],
    [temperature, 80, 1],
  ])('takes %s that stood still as it was within what sensors differ', (channel, value, resolution) => {
    const rangeAt = (then: number) => firstChanges(windowOf({ [channel]: (minute) => (minute < 10 ? value : then) }), faultAtMs);
    const { unchanged } = rangeAt(value + 0.99 * resolution);
    expect(unchanged).toHaveLength(1);
    expect(unchanged[0]!.high - value).toBeCloseTo(resolution, 6);
    expect(value - unchanged[0]!.low).toBeCloseTo(resolution, 6);
    expect(rangeAt(value - 1.01 * resolution).changed).toHaveLength(1);
  });

  it.each([89, 91])('takes a line at the edge of its range for one inside of it: %d kW', (kW) => {
    const window = windowOf({ [power]: (minute) => (minute < 10 ? 90 : kW) });
    expect(firstChanges(window, faultAtMs).unchanged).toMatchObject([{ low: 89, high: 91 }]);
  });

  it('takes six times the median step from row to row for noise', () => {
    const steps = windowOf({ [power]: (_, i) => 90 + (i % 2) });
    expect(firstChanges(steps, faultAtMs).unchanged).toMatchObject([{ low: 84, high: 97 }]);
  });

  it('takes ten seconds outside for a change, and less only where the fault ends them', () => {
    const outsideFor = (rows: number) => windowOf({ [power]: (_, i) => (i >= 300 && i < 300 + rows ? 20 : 90) });
    expect(firstChanges(outsideFor(5), faultAtMs).changed).toEqual([]);
    expect(firstChanges(outsideFor(6), faultAtMs).changed).toHaveLength(1);
    expect(firstChanges(outsideFor(5), fromMs + 304 * 2000).changed).toHaveLength(1);
  });

  it('leaves out a moment outside, and what changes after the fault', () => {
    const window = windowOf({ [power]: (_, i) => (i === 300 ? 20 : 93), [pressure]: (minute) => (minute < 14 ? 7.2 : 5) });
    expect(firstChanges(window, fromMs + 13 * msPerMinute).changed).toEqual([]);
  });

  it('looks at analog inputs too', () => {
    const values = Array.from({ length: rowCount }, (_, i) => (i < 200 ? 3 : 9));
    const dewPoint: WindowInput = { source: 'master', name: 'DEW_POINT', function: 'temperature', values };
    const { changed } = firstChanges(windowOf({ [pressure]: () => 7.2 }, [dewPoint]), faultAtMs);
    expect(changed.map(({ series: { id, input }, atMs }) => [id, input, atMs])).toEqual([[0, 'DEW_POINT', fromMs + 400_000]]);
  });

  it('says nothing of a line that the first minutes have too few values of', () => {
    const window = windowOf({ [temperature]: (minute) => (minute < 4.5 ? NaN : 80) });
    expect(firstChanges(window, faultAtMs)).toEqual({ changed: [], unchanged: [] });
    const known = (rows: number) => firstChanges(windowOf({ [temperature]: (_, i) => (i < 150 - rows ? NaN : 80) }), faultAtMs);
    expect(known(29)).toEqual({ changed: [], unchanged: [] });
    expect(known(30).unchanged).toHaveLength(1);
  });

  it('takes the first five minutes for its range, and what follows for a change, until the moment of the fault', () => {
    const from = (row: number, faultRow: number) =>
      firstChanges(windowOf({ [power]: (_, i) => (i < row ? 90 : 20) }), fromMs + faultRow * 2000);
    expect(from(149, 449).unchanged).toMatchObject([{ low: 19, high: 91 }]);
    expect(from(150, 449).changed).toMatchObject([{ atMs: fromMs + 300_000, low: 89, high: 91, value: 20 }]);
    expect(from(200, 200).changed).toMatchObject([{ atMs: fromMs + 400_000 }]);
    expect(from(200, 199).changed).toEqual([]);
  });
});

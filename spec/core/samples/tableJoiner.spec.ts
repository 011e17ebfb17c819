import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Channel, compressorChannel, plantChannel, type SampleTable, tableBuilder, tableJoiner } from '../../../core/samples/index.ts';

const pressure = plantChannel('systemPressureBar');
const power = compressorChannel('electricalPowerKW', 3);

function tableOf(channels: readonly Channel[], rows: readonly (readonly [atMs: number, ...values: number[]])[]): SampleTable {
  const builder = tableBuilder(channels);
  for (const [atMs, ...values] of rows) builder.append(atMs, values);
  return builder.table();
}

function joinedOf(tables: readonly SampleTable[], expected?: number): SampleTable {
  const joiner = tableJoiner(expected);
  for (const table of tables) joiner.add(table);
  return joiner.joined();
}

const plain = ({ length, timesMs, columns }: SampleTable) => ({
  length,
  timesMs: [...timesMs],
  columns: Object.fromEntries([...columns].map(([channel, column]) => [channel, [...column]])),
});

describe('joined tables', () => {
  it('have the rows and the channels of all, missing where a table has none', () => {
    const joined = joinedOf([
      tableOf(
        [pressure],
        [
          [1, 7],
          [2, 7.5],
        ],
      ),
      tableOf([pressure, power], [[3, 6, 55]]),
      tableOf([power], [[5, 60]]),
    ]);
    expect(plain(joined)).toEqual({
      length: 4,
      timesMs: [1, 2, 3, 5],
      columns: { [pressure]: [7, 7.5, 6, NaN], [power]: [NaN, NaN, 55, 60] },
    });
  });

  it('are in the order of time, each time once: that which was added first', () => {
    const joined = joinedOf([
      tableOf(
        [pressure],
        [
          [10, 1],
          [20, 2],
          [30, 3],
        ],
      ),
      tableOf(
        [pressure],
        [
          [5, 4],
          [20, 5],
          [25, 6],
        ],
      ),
    ]);
    expect(plain(joined)).toEqual({ length: 5, timesMs: [5, 10, 20, 25, 30], columns: { [pressure]: [4, 1, 2, 6, 3] } });
  });

  it.each([
    [
      [10],
      [5],
      [
        [5, 2],
        [10, 1],
      ],
    ],
    [
      [5],
      [5, 7],
      [
        [5, 1],
        [7, 3],
      ],
    ],
    [
      [5, 7],
      [7],
      [
        [5, 1],
        [7, 2],
      ],
    ],
  ])('are so where only two rows are not: %j and %j', (first, second, rows) => {
    const [one, other] = [first.map((atMs, i) => [atMs, i + 1] as const), second.map((atMs, i) => [atMs, i + 2] as const)];
    const { timesMs, columns } = plain(joinedOf([tableOf([pressure], one), tableOf([pressure], other)]));
    expect(timesMs.map((atMs, i) => [atMs, columns[pressure]![i]])).toEqual(rows);
  });

  it('are of many small tables', () => {
    const tables = Array.from({ length: 70 }, (_, i) => tableOf([pressure], [[i, 2 * i]]));
    expect(plain(joinedOf(tables))).toEqual({
      length: 70,
      timesMs: tables.map((_, i) => i),
      columns: { [pressure]: tables.map((_, i) => 2 * i) },
    });
  });

  it('are of tables of many rows', () => {
    const table = (fromMs: number) =>
      tableOf(
        [pressure],
        Array.from({ length: 300 }, (_, i) => [fromMs + i, i] as const),
      );
    for (const expected of [1, 2, 5]) {
      const { length, timesMs, columns } = joinedOf([table(0), table(300)], expected);
      expect([length, timesMs[0], timesMs[599], columns.get(pressure)![599]]).toEqual([600, 0, 599, 299]);
    }
  });

  it('are none without tables', () => {
    expect(plain(joinedOf([]))).toEqual({ length: 0, timesMs: [], columns: {} });
    expect(joinedOf([tableOf([], [])]).length).toBe(0);
  });

  it('are the same however many were expected', () => {
    const rows = fc.array(fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer()), { maxLength: 200, size: 'max' });
    const tables = fc.array(
      rows.map((of) =>
        tableOf(
          [pressure],
          of.map(([atMs, value]) => [atMs, value] as const).sort(([a], [b]) => a - b),
        ),
      ),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(tables, fc.integer({ min: -1, max: 9 }), (of, expected) => {
        const { length, timesMs, columns } = plain(joinedOf(of, expected));
        const first = new Map<number, number>();
        for (const table of of)
          for (let row = 0; row < table.length; row++)
            if (!first.has(table.timesMs[row]!)) first.set(table.timesMs[row]!, table.columns.get(pressure)![row]!);
        const wanted = [...first].sort(([a], [b]) => a - b);
        expect(timesMs).toEqual(wanted.map(([atMs]) => atMs));
        expect(columns[pressure] ?? []).toEqual(wanted.map(([, value]) => value));
        expect(length).toBe(wanted.length);
      }),
    );
  });

  it('have each channel where its tables stood, and nothing of the memory behind their rows', () => {
    const part = fc.record({
      channels: fc.subarray([pressure, power]),
      values: fc.array(fc.integer({ min: -99, max: 99 }), { maxLength: 9 }),
      spare: fc.nat({ max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), fc.integer({ min: 0, max: 9 }), (parts, expected) => {
        let atMs = 0;
        const rows = parts.flatMap(({ channels, values }) => values.map((value) => ({ atMs: (atMs += 2), value, channels })));
        let first = 0;
        const tables = parts.map(({ channels, values, spare }): SampleTable => {
          const memory = [...values, ...Array.from({ length: spare }, () => 555)];
          const timesMs = Float64Array.from(memory, (_, i) => rows[first + i]?.atMs ?? 0);
          first += values.length;
          const columns = new Map(channels.map((channel, at) => [channel, Float32Array.from(memory, (value) => value + at)]));
          return { length: values.length, timesMs, columns };
        });
        const { length, timesMs, columns } = joinedOf(tables, expected);
        expect([length, [...timesMs]]).toEqual([rows.length, rows.map((row) => row.atMs)]);
        for (const [channel, column] of columns) {
          const wanted = rows.map((row) => (row.channels.includes(channel) ? row.value + row.channels.indexOf(channel) : NaN));
          expect([...column]).toEqual(wanted);
        }
        expect(new Set(columns.keys())).toEqual(new Set(parts.flatMap(({ channels }) => channels)));
      }),
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type DayFile, type DayFileLayout, dayFileHead, dayFileReader, latestLayout, readDayFile } from '../../../../core/dayFile/index.ts';
import { fastRecords } from '../../../../core/dayFile/read/fastRecords.ts';
import type { RecordBlock } from '../../../../core/dayFile/read/recordBlock.ts';
import { recordPlan } from '../../../../core/dayFile/read/recordPlan.ts';
import { recordSigns } from '../../../../core/dayFile/read/recordSigns.ts';
import { layoutColumns } from '../../../../core/dayFile/layouts/layoutColumns.ts';
import { anyLayout, bytesOf, header, rowAt, startMs, textOf } from '../files.ts';

const plain = ({ samples, ...log }: DayFile) => ({
  ...log,
  times: Array.from(samples.timesMs),
  columns: Array.from(samples.columns, ([channel, values]) => [channel, Array.from(values)]),
});

/** Read so that no line is whole in one piece: each one is put together and read with care. */
function readInPieces(bytes: Uint8Array, size: number): DayFile {
  const reader = dayFileReader();
  for (let from = 0; from < bytes.length; from += size) reader.push(bytes.slice(from, from + size));
  return reader.end();
}

const digits = fc.stringMatching(/^\d{1,9}$/);
/** What may stand in a cell, `.` being the decimal sign. */
const cell = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(digits, fc.stringMatching(/^\d{0,4}$/)).map(([whole, decimals]) => `${whole}.${decimals}`) },
  { weight: 4, arbitrary: digits },
  {
    weight: 2,
    arbitrary: fc.constantFrom('', '0', '0.0', '7', '7.0', '7.5', '16777215', '16777216', '16777217', '999999999', '9999999999'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('-3', '-0', '-1.5', '+1', '-', '.', '.5', '5.', ' 5', '5 ', '1e3', '1.2.3', '---', 'x', '\u{b5}'),
  },
  { weight: 1, arbitrary: fc.stringMatching(/^\d{1,20}\.\d{0,20}$/) },
);
const time = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.constantFrom('.5', 'Z', '.123Z', 'x', ' ', 'ZZ') },
);

const fileOfLines = (
  { delimiter, decimalSign, timeFormat }: DayFileLayout,
  head: string,
  lines: readonly (readonly [string, readonly string[]])[],
) => {
  const times = lines.map(([suffix], i) => {
    const iso = new Date(startMs + i * 2000).toISOString();
    const date = timeFormat === 'iso' ? `${iso.slice(0, 10)}T` : `${iso.slice(8, 10)}.${iso.slice(5, 7)}.${iso.slice(0, 4)} `;
    return `${date}${iso.slice(11, 19)}${suffix}`;
  });
  const body = lines.map(([, cells], i) => [times[i], ...cells.map((text) => text.replaceAll('.', decimalSign))].join(delimiter));
  return bytesOf(`${head}${body.join('\n')}\n`);
};

describe('the records of a day file', () => {
  it('[LOG-7] give the same whether many are read at once or each with care', () => {
    fc.assert(
      fc.property(
        anyLayout.chain(({ layout, head }) => {
          const count = layoutColumns(layout).length;
          const line = fc.tuple(time, fc.array(cell, { minLength: count - 1, maxLength: count }), fc.nat({ max: 9 }));
          return fc.tuple(fc.constant(layout), fc.constant(head), fc.array(line, { minLength: 1, maxLength: 5 }));
        }),
        fc.integer({ min: 1, max: 60 }),
        ([layout, head, drawn], size) => {
          const count = layoutColumns(layout).length;
          const lines = drawn.map(([suffix, cells, usual]) => {
            const sound = Array.from({ length: count }, (_, i) => (i % 7 === usual % 7 ? '7' : '12'));
            return [suffix, usual < 5 ? sound.map((text, i) => (i === usual ? cells[i]! : text)) : cells] as const;
          });
          const bytes = fileOfLines(layout, dayFileHead(layout, head), lines);
          expect(plain(readInPieces(bytes, size))).toEqual(plain(readDayFile(bytes)));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('may become shorter: a file of more rows than its beginning lets expect is read whole', () => {
    const rows = Array.from({ length: 5000 }, (_, i) =>
      rowAt(
        startMs + i * 2000,
        i < 1000 ? Object.fromEntries(Array.from({ length: 10 }, (_, k) => [`temperatureDegC@${k + 1}`, 80.5])) : { 'status@1': i },
      ),
    );
    const bytes = bytesOf(textOf(rows));
    const log = readDayFile(bytes);
    expect(log).toMatchObject({ problemCount: 0, lines: { header: 5, record: 5000, skipped: 0, blank: 0 } });
    expect(Array.from(log.samples.columns.get('status@1')!.subarray(1000))).toEqual(Array.from({ length: 4000 }, (_, i) => i + 1000));
    expect(plain(readInPieces(bytes, 10_000))).toEqual(plain(log));
  });

  it('may have a column of words that is not read', () => {
    const head = dayFileHead(latestLayout, header).trimEnd();
    const [first] = textOf([rowAt(startMs, { 'status@1': 7 })])
      .split('\n')
      .slice(5);
    const log = readDayFile(bytesOf(`${head},remark\n${first},all well\n${first!.replace('00:00:00', '00:00:02')},\n`));
    expect(log.problems.map(({ line, column, code }) => [line, column, code])).toEqual([[5, 66, 'unknownColumn']]);
    expect(Array.from(log.samples.columns.get('status@1')!)).toEqual([7, 7]);
    expect(log.samples.columns.size).toBe(64);
  });

  it('of a Node buffer and of a part of larger bytes are read the same', () => {
    const bytes = bytesOf(textOf([rowAt(startMs, { 'status@1': 7 })]));
    const larger = new Uint8Array(bytes.length + 20);
    larger.set(bytes, 13);
    expect(plain(readDayFile(Buffer.from(bytes)))).toEqual(plain(readDayFile(bytes)));
    expect(plain(readDayFile(larger.subarray(13, 13 + bytes.length)))).toEqual(plain(readDayFile(bytes)));
  });
});

/** Reads lines of a time, numbers and, last, an integer into a block for so many rows; gives the rows and how many lines were taken. */
function readFast(lines: readonly string[], { numbers = 1, capacity = 8, fromRow = 0 } = {}) {
  const cell = { channel: undefined, unit: undefined, factor: 1, offset: 0 };
  const plan = recordPlan([...Array.from({ length: numbers }, () => ({ ...cell, isInteger: false })), { ...cell, isInteger: true }]);
  const columns = numbers + 1;
  const block: RecordBlock = {
    ...{ length: 0, capacity, timesMs: new Float64Array(capacity), values: new Float64Array(capacity * columns) },
    lines: new Uint32Array(capacity),
  };
  const bytes = bytesOf(`${lines.join('')}${'#'.repeat(40)}`);
  const ends = lines.map((_, i) => lines.slice(0, i + 1).join('').length);
  const read = (from: number, until: number) => fastRecords(bytes, from, until, recordSigns(latestLayout), plan, block);
  const first = fromRow === 0 ? 0 : read(0, ends[fromRow - 1]!);
  const at = read(first, ends.at(-1)!);
  const rows = Array.from({ length: block.length }, (_, row) => [
    block.timesMs[row]!,
    ...Array.from({ length: columns }, (_column, column) => block.values[column * capacity + row]!),
  ]);
  return { rows, taken: [0, ...ends].indexOf(at) };
}

describe('a plain record', () => {
  const start = '1970-01-01T00:00:00';
  it.each<[string, readonly number[]]>([
    [`${start},1.5,7\n`, [0, 1.5, 7]],
    [`${start}Z,1.5,7\n`, [0, 1.5, 7]],
    [`${start},1.5,7\r\n`, [0, 1.5, 7]],
    ['2026-11-20T23:59:59,0.09,90\n', [Date.parse('2026-11-20T23:59:59Z'), 0.09, 90]],
    [`${start},,\n`, [0, NaN, NaN]],
    [`${start},,\r\n`, [0, NaN, NaN]],
    [`${start},5.,0\n`, [0, 5, 0]],
    [`${start},123456789,16777215\n`, [0, 123_456_789, 16_777_215]],
    [`${start},1234567.9,7\n`, [0, 1_234_567.9, 7]],
    [`${start},0.1234567,7\n`, [0, 0.1234567, 7]],
  ])('is read as it stands: %j', (line, row) => {
    expect(readFast([line])).toEqual({ rows: [row], taken: 1 });
  });

  it.each([
    `${start},-3,7\n`,
    `${start},.5,7\n`,
    `${start}, 5,7\n`,
    `${start},/,7\n`,
    `${start},:,7\n`,
    `${start},5:,7\n`,
    `${start},1.2.3,7\n`,
    `${start},1234567890,7\n`,
    `${start},12345678.9,7\n`,
    `${start},0.12345678,7\n`,
    `${start},1.5,16777216\n`,
    `${start},1.5,7.0\n`,
    `${start},1.5\n`,
    `${start},1.5,7,8\n`,
    `${start},1.5,7\r\r\n`,
    `${start};1.5,7\n`,
    `${start},1.5;7\n`,
    `${start}ZZ,1.5,7\n`,
    `${start}.5,1.5,7\n`,
    '1969-12-31T23:59:59,1.5,7\n',
    '1970-02-30T00:00:00,1.5,7\n',
    '1970-01-01T00:60:00,1.5,7\n',
  ])('is not %j: that is left to who reads with care', (line) => {
    expect(readFast([line])).toEqual({ rows: [], taken: 0 });
    const before = '1970-01-01T00:00:00,1,1\n';
    expect(readFast([before, line.replace(start, '1970-01-01T00:00:02')])).toMatchObject({ taken: 1 });
  });

  it('is later than the one before, which may have been read in another piece', () => {
    const lineAt = (second: number) => `1970-01-01T00:00:${String(second).padStart(2, '0')},1,1\n`;
    for (const fromRow of [0, 1]) {
      const takenOf = (second: number) => readFast([lineAt(10), lineAt(second)], { fromRow }).taken;
      expect([takenOf(9), takenOf(10), takenOf(11)]).toEqual([1, 1, 2]);
    }
  });

  it('is one that fits: the next one begins where there is no more room', () => {
    const lines = ['00', '02', '04'].map((second) => `1970-01-01T00:00:${second},1.5,7\n`);
    for (const capacity of [1, 2, 3, 4]) {
      expect(readFast(lines, { capacity })).toEqual({
        rows: [0, 2000, 4000].slice(0, capacity).map((atMs) => [atMs, 1.5, 7]),
        taken: Math.min(3, capacity),
      });
    }
  });

  it('is no longer than a line may be', () => {
    const numbers = 1636;
    const lineOf = (last: string) => `${start}${',123456789'.repeat(numbers)},${last}\n`;
    expect(lineOf('1234').length).toBe(16_385);
    expect([readFast([lineOf('1234')], { numbers }).taken, readFast([lineOf('12345')], { numbers }).taken]).toEqual([1, 0]);
  });
});

describe('the memory of a read day file', () => {
  it('[LOG-7] stays in proportion to the file, whatever it is made of', () => {
    const held = (bytes: Uint8Array) => {
      const { samples } = readDayFile(bytes);
      const buffers = new Set([samples.timesMs.buffer, ...Array.from(samples.columns.values(), (column) => column.buffer)]);
      return Array.from(buffers).reduce((sum, { byteLength }) => sum + byteLength, 0);
    };
    const head = dayFileHead(latestLayout, header);
    const record = textOf([rowAt(startMs, { 'status@1': 7 })]).split('\n')[5]!;
    const many = 100_000;
    const minPerRow = 8 + 64 * 8;
    expect(held(bytesOf(`${head}${'\n'.repeat(many)}${record}\n`))).toBeLessThan(20 * minPerRow);
    const rows = Array.from({ length: 5000 }, (_, i) =>
      record.replace('00:00:00', new Date(startMs + i * 2000).toISOString().slice(11, 19)),
    );
    expect(held(bytesOf(`${head}${rows.join('\n')}\n`))).toBeLessThan(1.2 * 5000 * minPerRow);
  });
});

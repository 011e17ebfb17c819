import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type DayFile, type DayFileLayout, dayFileHead, dayFileReader, latestLayout, readDayFile } from '../../../../core/dayFile/index.ts';
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

import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type DayFile,
  dayFileHead,
  type DayFileProblem,
  dayFileReader,
  latestLayout,
  readDayFile,
} from '../../../../core/dayFile/index.ts';
import { maxStoredProblems } from '../../../../core/dayFile/DayFile.ts';
import { compressorChannel, plantChannel, type SampleRow } from '../../../../core/samples/index.ts';
import {
  anyHeader,
  anyLayout,
  bothLayouts,
  bytesOf,
  fileOf,
  header,
  otherHeader,
  otherLayout,
  rowAt,
  rowsOfADay,
  startMs,
  textOf,
  utf16Of,
  utf16Text,
} from '../files.ts';
import { anyText } from '../../anyText.ts';

const pressure = plantChannel('systemPressureBar');
const rowsEvery2s = (count: number): readonly SampleRow[] =>
  Array.from({ length: count }, (_, i) =>
    rowAt(startMs + i * 2000, { [pressure]: 7 + i / 10, 'status@1': 7, 'temperatureDegC@10': 80 + i }),
  );

const whole = textOf(rowsEvery2s(3));
const [head, records] = [whole.split('\n').slice(0, 5), whole.split('\n').slice(5, -1)];
const text = (...lines: readonly string[]) => `${lines.join('\n')}\n`;
const read = (content: string) => readDayFile(bytesOf(content));
const columnLine = head[4]!;

const rowsRead = ({ samples }: DayFile) =>
  Array.from({ length: samples.length }, (_, i) => [samples.timesMs[i]! - startMs, samples.columns.get(pressure)?.[i]] as const);

/** A log as plain data, so that logs compare by value. */
const plain = (log: DayFile) => ({
  ...log,
  samples: {
    times: Array.from(log.samples.timesMs),
    columns: Array.from(log.samples.columns, ([name, values]) => [name, Array.from(values)]),
  },
});

const linesIn = (bytes: Uint8Array) => {
  const content = utf16Text(bytes) ?? String.fromCharCode(...bytes);
  return content === '' ? 0 : content.split('\n').length - (content.endsWith('\n') ? 1 : 0);
};

/** The file with some of its bytes changed, left out or doubled. */
const damaged = fc
  .tuple(
    rowsOfADay,
    anyLayout,
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.nat({ max: 255 }), fc.nat({ max: 2 })), {
      maxLength: 12,
    }),
  )
  .map(([rows, { layout, head: given }, damages]) => {
    const bytes = [...fileOf(rows, layout, given)];
    for (const [part, byte, how] of damages) bytes.splice(Math.floor(part * bytes.length), how === 1 ? 0 : 1, ...(how === 2 ? [] : [byte]));
    return Uint8Array.from(bytes);
  });
const utf16File = fc
  .tuple(rowsOfADay, anyLayout, anyHeader, fc.boolean())
  .map(([rows, { layout, head: given }, { schematicNumber }, isLittle]) =>
    utf16Of(textOf(rows, layout, { ...given, schematicNumber }), isLittle),
  );
const anyBytes = fc.oneof(
  utf16File,
  fc
    .tuple(fc.constantFrom([0xff, 0xfe], [0xfe, 0xff]), fc.uint8Array({ maxLength: 200 }))
    .map(([mark, rest]) => Uint8Array.of(...mark, ...rest)),
  fc.uint8Array({ maxLength: 3000 }),
  anyText({ maxLength: 500 }).map(bytesOf),
  fc
    .array(
      fc.constantFrom(
        'timestamp',
        ',',
        ';',
        '\n',
        '\r',
        'software version,V3.21-RC10\n',
        '[',
        ']',
        '2026-11-20T00:00:00Z',
        '7',
        '-',
        '\0',
        '\u{feff}',
      ),
      { maxLength: 60 },
    )
    .map((parts) => bytesOf(parts.join(''))),
  damaged,
);

describe('a day file of the latest layout', () => {
  it('[LOG-1] gives the time and the values of the plant and of each compressor as columns', () => {
    const { samples, header: readHeader, layoutVersion, lines } = readDayFile(fileOf(rowsEvery2s(3)));
    expect({ layoutVersion, readHeader, lines }).toEqual({
      layoutVersion: 'V3.21-RC10',
      readHeader: header,
      lines: { header: 5, record: 3, skipped: 0, blank: 0 },
    });
    expect(samples.columns.size).toBe(4 + 6 * 10);
    expect(Array.from(samples.timesMs)).toEqual([startMs, startMs + 2000, startMs + 4000]);
    expect(Array.from(samples.columns.get(compressorChannel('status', 1))!)).toEqual([7, 7, 7]);
    expect(Array.from(samples.columns.get(compressorChannel('temperatureDegC', 10))!)).toEqual([80, 81, 82]);
  });

  test.each([
    ['with CRLF', whole.replaceAll('\n', '\r\n')],
    ['with a byte order mark', `\u{feff}${whole}`],
    ['with spaces around the cells', whole.replaceAll(',', ' , ')],
    ['with delimiters behind the header values', whole.replace('2026-11-20\n', '2026-11-20,,,\n').replace('RC10\n', 'RC10,,,\n')],
    ['with its header lines in another order', text(head[3]!, head[2]!, head[1]!, head[0]!, columnLine, ...records)],
  ])('reads the same %s', (_, content) => {
    expect(plain(read(content))).toEqual(plain(read(whole)));
  });

  test.each([
    ['as it is written', 'estimated,electricalPowerKW@2,deliveryVolumeM3min@0', ['electricalPowerKW@2', 'deliveryVolumeM3min@0']],
    [
      'as a spreadsheet writes it',
      'estimated;electricalPowerKW@2; deliveryVolumeM3min@0;;;',
      ['electricalPowerKW@2', 'deliveryVolumeM3min@0'],
    ],
    ['with a channel twice', 'estimated,powerKW@0,powerKW@0', ['powerKW@0']],
    ['with channels that are not known', 'estimated,humidity@0,powerKW@0,status@11', ['powerKW@0']],
    ['with no channel', 'estimated,', []],
  ])('[FIELD-5] reads which channels were estimated, %s, and all else the same', (_, line, estimated) => {
    const log = read(text(...head.slice(0, 4), line, columnLine, ...records));
    expect([log.header.estimated, log.problemCount]).toEqual([estimated, 0]);
    expect(rowsRead(log)).toEqual(rowsRead(read(whole)));
    expect(read(whole).header.estimated).toBeUndefined();
  });

  it('reads the same with its columns in another order', () => {
    const turned = [columnLine, ...records].map((line) => {
      const [time, ...cells] = line.split(',');
      return [time, ...cells.reverse()].join(',');
    });
    const log = read(text(...head.slice(0, 4), ...turned));
    expect(log.problemCount).toBe(0);
    expect(rowsRead(log)).toEqual(rowsRead(read(whole)));
  });

  it('keeps umlauts in the header however it is cut', () => {
    const bytes = fileOf([], latestLayout, { ...header, schematicNumber: 'Prüfstand Nº 7 \u{1f527}' });
    for (let cut = 0; cut <= 80; cut++) {
      const reader = dayFileReader();
      reader.push(bytes.subarray(0, cut));
      reader.push(bytes.subarray(cut));
      expect(reader.end().header.schematicNumber).toBe('Prüfstand Nº 7 \u{1f527}');
    }
  });
});

describe('the units of a day file', () => {
  const oneColumn = (name: string, cell: string) =>
    read(text(...head.slice(0, 4), `timestamp [UTC],${name}`, `2026-11-20T00:00:00Z,${cell}`));

  test.each([
    ['netzdruck [bar]', '7.25', 'systemPressureBar@0', 7.25],
    ['netzdruck [psi]', '100', 'systemPressureBar@0', 6.894757],
    ['netzdruck [MPa]', '0.725', 'systemPressureBar@0', 7.25],
    ['volumenstrom [m3/min]', '30', 'volumeFlowM3min@0', 30],
    ['volumenstrom [cft/min]', '353.1467', 'volumeFlowM3min@0', 10],
    ['liefermenge [m3/h]', '1800', 'deliveryVolumeM3min@0', 30],
    ['liefermenge [m3/s]', '0.5', 'deliveryVolumeM3min@0', 30],
    ['auslastung [percent]', '87.5', 'loadRatio@0', 0.875],
    ['comp3_temperatur [degC]', '-5', 'temperatureDegC@3', -5],
    ['comp3_temperatur [degF]', '176', 'temperatureDegC@3', 80],
    ['comp3_temperatur [degK]', '353.15', 'temperatureDegC@3', 80],
    ['comp3_temperatur [K]', '273.15', 'temperatureDegC@3', 0],
    ['comp3_elLeistung [kW]', '90.5', 'electricalPowerKW@3', 90.5],
  ] as const)('[LOG-3] %s: %s is %s %d', (name, cell, channel, value) => {
    expect(oneColumn(name, cell).samples.columns.get(channel)![0]).toBeCloseTo(value, 4);
  });

  it('are those of the layout where the file states none, with a problem', () => {
    const { samples, problems } = oneColumn('auslastung', '50');
    expect(samples.columns.get('loadRatio@0')![0]).toBe(0.5);
    expect(problems[0]).toEqual({ line: 5, column: 2, code: 'missingUnit', expected: 'percent' });
  });

  test.each(['netzdruck [degC]', 'netzdruck [Bar]', 'netzdruck [constructor]', 'comp1_status [bar]'])(
    'are refused in %s: the column is not read',
    (name) => {
      const { samples, problems } = oneColumn(name, '7');
      expect(samples.columns.size).toBe(0);
      expect(samples.length).toBe(1);
      expect(problems[0]).toMatchObject({ line: 5, column: 2, code: 'unknownUnit' });
    },
  );

  it('may stand on their own line in a layout that says so', () => {
    const bytes = fileOf([rowAt(startMs, { [pressure]: 7, 'temperatureDegC@2': 80 })], otherLayout, otherHeader);
    const reader = dayFileReader(bothLayouts);
    reader.push(bytes);
    const { samples, lines, layoutVersion } = reader.end();
    expect({ layoutVersion, lines }).toEqual({ layoutVersion: 'V2.15-RC1', lines: { header: 6, record: 1, skipped: 0, blank: 0 } });
    expect(samples.columns.get(pressure)![0]).toBeCloseTo(7, 3);
    expect(samples.columns.get('temperatureDegC@2')![0]).toBeCloseTo(80, 1);
  });
});

describe('a damaged day file', () => {
  const time = '2026-11-20T00:00:00Z';
  const last = 'comp10_temperatur [degC]';

  test.each<[string, string, DayFileProblem]>([
    ['empty', '', { line: 1, column: 1, code: 'missingHeader', expected: 'date' }],
    ['without a date', text(...head.slice(1), ...records), { line: 4, column: 1, code: 'missingHeader', expected: 'date' }],
    [
      'of no day of the calendar',
      whole.replace('2026-11-20\n', '2026-02-30\n'),
      { line: 1, column: 2, code: 'badHeader', expected: 'YYYY-MM-DD' },
    ],
    ...['0', '3600.1', '7200', 'two'].map((period): [string, string, DayFileProblem] => [
      `with a period of ${period}`,
      whole.replace('[s],2', `[s],${period}`),
      { line: 4, column: 2, code: 'badHeader', expected: 'seconds up to 3600' },
    ]),
    ['with two dates', text(head[0]!, ...head, ...records), { line: 2, column: 1, code: 'repeatedHeader', expected: 'date' }],
    ['with a strange line', text('hello', ...head, ...records), { line: 1, column: 1, code: 'unknownLine', expected: 'timestamp' }],
    ['of an unknown version', whole.replace('V3.21-RC10', 'beta'), { line: 3, column: 2, code: 'unknownVersion', expected: 'V2.15-RC1' }],
    ['of an older version', whole.replace('V3.21-RC10', 'V2.14'), { line: 3, column: 2, code: 'tooOld', expected: 'V2.15-RC1' }],
    ['without a column line', text(...head.slice(0, 4)), { line: 5, column: 1, code: 'noColumnLine', expected: 'timestamp' }],
    [
      'with an unknown column',
      text(...head.slice(0, 4), `${columnLine},dew`, ...records.map((line) => `${line},3`)),
      { line: 5, column: 66, code: 'unknownColumn', expected: '' },
    ],
    ['with a column twice', whole.replace('volumenstrom', 'netzdruck'), { line: 5, column: 3, code: 'repeatedColumn', expected: '' }],
    [
      'without a column',
      whole.replace('volumenstrom [m3/min],', '').replaceAll('Z,7', 'Z'),
      { line: 5, column: 65, code: 'missingColumn', expected: 'volumenstrom' },
    ],
    ['with a bad time', whole.replace(time, 'yesterday'), { line: 6, column: 1, code: 'badTime', expected: 'YYYY-MM-DDTHH:MM:SSZ' }],
    ['with a bad number', whole.replace(`${time},7.000`, `${time},7.0.0`), { line: 6, column: 2, code: 'badNumber', expected: 'number' }],
    [
      'with a number no column holds',
      whole.replace(`${time},7.000`, `${time},1e39`),
      { line: 6, column: 2, code: 'badNumber', expected: 'number' },
    ],
    ['with a broken status', whole.replace(',7,', ',7.5,'), { line: 6, column: 6, code: 'badNumber', expected: 'integer' }],
    ['with a cut line', whole.replace(',80.0\n', '\n'), { line: 6, column: 64, code: 'tooFewCells', expected: '65' }],
    ['with a long line', whole.replace(',80.0\n', ',80.0,\n'), { line: 6, column: 66, code: 'tooManyCells', expected: '65' }],
    [
      'with a time that goes back',
      text(...head, records[1]!, records[0]!, records[2]!),
      { line: 7, column: 1, code: 'backInTime', expected: '>2026-11-20T00:00:02.000Z' },
    ],
    ['with a time twice', text(...head, records[0]!, records[0]!, records[1]!), { line: 7, column: 1, code: 'repeatedTime', expected: '' }],
    ['without its last line end', whole.slice(0, -1), { line: 8, column: 65, code: 'noLineEnd', expected: 'line end' }],
    ['with an endless line', text(...head, 'x'.repeat(16_385), ...records), { line: 6, column: 1, code: 'lineTooLong', expected: '16384' }],
  ])('[LOG-7] %s says where and what was expected', (_, content, problem) => {
    expect(read(content).problems[0]).toEqual(problem);
  });

  it('[LOG-7] in Latin-1 is read, with a problem at the line', () => {
    const bytes = fileOf(rowsEvery2s(2), latestLayout, { ...header, schematicNumber: 'Pr?fstand' });
    bytes[bytes.indexOf('?'.charCodeAt(0))] = 0xfc;
    const log = readDayFile(bytes);
    expect(log.problems).toEqual([{ line: 2, column: 1, code: 'notUtf8', expected: 'UTF-8' }]);
    expect(log.header.schematicNumber).toBe('Pr\u{fffd}fstand');
    expect(log.samples.length).toBe(2);
  });

  it.each([true, false])('[LOG-7] in UTF-16 (little endian: %p) is read whole, with one problem', (isLittle) => {
    const content = textOf(rowsEvery2s(2), latestLayout, { ...header, schematicNumber: 'Prüfstand \u{1f527}' });
    const log = readDayFile(utf16Of(content, isLittle));
    expect(log.problems).toEqual([{ line: 1, column: 1, code: 'notUtf8', expected: 'UTF-8' }]);
    expect({ ...plain(log), problems: [], problemCount: 0 }).toEqual(plain(read(content)));
  });

  it('may begin with the byte order mark of UTF-8, which is no sign of a line', () => {
    expect(plain(read(`\uFEFF${whole}`))).toEqual(plain(read(whole)));
    const behind = read(`\uFEFF\n${whole}`);
    expect(behind).toMatchObject({ problemCount: 0, lines: { header: 5, record: 3, skipped: 0, blank: 1 } });
    expect(read(`\n\uFEFF\n${whole}`).problems.map(({ line, code }) => [line, code])).toEqual([[2, 'unknownLine']]);
  });

  it('[LOG-8] loses only the lines that can not be read, and counts them', () => {
    const log = read(text(...head, records[0]!, 'garbage', '', records[1]!, '\0\0\0', '2026-11-20', ' \t', records[2]!));
    expect(log.lines).toEqual({ header: 5, record: 3, skipped: 3, blank: 2 });
    expect(log.problemCount).toBe(3);
    expect(rowsRead(log).map(([atMs]) => atMs)).toEqual([0, 2000, 4000]);
  });

  it('[LOG-7] loses only the bad cell of a line', () => {
    const log = read(whole.replace(`${time},7.000`, `${time},---`));
    expect(rowsRead(log)).toEqual([
      [0, NaN],
      [2000, 7.1],
      [4000, 7.2],
    ]);
    expect(log.samples.columns.get('temperatureDegC@10')![0]).toBe(80);
    expect(log.problemCount).toBe(1);
  });

  it('sorts rows that go back in time and keeps the first of two at one time', () => {
    const again = records[0]!.replace(',7.000', ',9.000');
    const log = read(text(...head, records[2]!, records[0]!, records[1]!, again));
    expect(rowsRead(log)).toEqual(rowsRead(read(whole)));
    expect(log.lines).toMatchObject({ record: 3, skipped: 1 });
    expect(log.problems.map(({ line, code }) => [line, code])).toEqual([
      [7, 'backInTime'],
      [9, 'backInTime'],
      [9, 'repeatedTime'],
    ]);
  });

  it('names the line of a repeated time that stands among sound records', () => {
    const log = read(text(...head, records[2]!, records[0]!, records[1]!, records[2]!));
    expect(log.problems.map(({ line, code }) => [line, code])).toEqual([
      [7, 'backInTime'],
      [9, 'repeatedTime'],
    ]);
  });

  it('[LOG-7] has no row of a line with too many cells', () => {
    const log = read(text(...head, records[0]!, `${records[1]!},`, records[2]!));
    expect(rowsRead(log).map(([atMs]) => atMs)).toEqual([0, 4000]);
    expect(log.lines).toMatchObject({ record: 2, skipped: 1 });
  });

  it('stores the first problems and counts them all', () => {
    const log = read(text(...head, ...Array.from({ length: 250 }, () => 'garbage'), ...records));
    expect(log.problemCount).toBe(250);
    expect(log.problems).toHaveLength(maxStoredProblems);
    expect(log.problems.at(-1)!.line).toBe(105);
    expect(log.lines).toEqual({ header: 5, record: 3, skipped: 250, blank: 0 });
  });

  it('is not searched for a column line without end', () => {
    const log = read(text(...Array.from({ length: 500 }, (_, i) => `line ${i}`), ...head, ...records));
    expect(log.lines).toEqual({ header: 0, record: 0, skipped: 508, blank: 0 });
    expect(log.problemCount).toBe(100 + 3 + 1);
  });

  it('of an unknown version is not guessed at: all its rows are skipped with one problem', () => {
    const log = read(whole.replace('V3.21-RC10', 'V2.14'));
    expect(log).toMatchObject({ layoutVersion: undefined, problemCount: 1, lines: { header: 4, record: 0, skipped: 4, blank: 0 } });
    expect(log.header).toEqual({ ...header, softwareVersion: 'V2.14' });
  });

  it('[LOG-7] cut off anywhere gives only values of the whole file', () => {
    const bytes = fileOf(rowsEvery2s(3));
    const full = readDayFile(bytes);
    for (let cut = 0; cut < bytes.length; cut++) {
      const { samples, header: readHeader, problemCount } = readDayFile(bytes.subarray(0, cut));
      const isInFull = samples.timesMs.every((atMs, i) => atMs === full.samples.timesMs[i]);
      const areInFull = Array.from(samples.columns, ([channel, column]) =>
        column.every((value, i) => Number.isNaN(value) || value === full.samples.columns.get(channel)![i]),
      );
      expect([isInFull, ...areInFull]).not.toContain(false);
      for (const [field, value] of Object.entries(readHeader)) expect([undefined, header[field as keyof typeof header]]).toContain(value);
      const isAtLineEnd = cut > 0 && bytes[cut - 1] === 10 && samples.columns.size > 0;
      expect(problemCount > 0).toBe(!isAtLineEnd);
    }
    expect(last).toBe(columnLine.split(',').at(-1));
  });
});

describe('any bytes at all', () => {
  it('[LOG-7] give a log without throwing, each line of exactly one kind, times ascending, values finite or missing', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        const { lines, samples, problems, problemCount } = readDayFile(bytes);
        expect(lines.header + lines.record + lines.skipped + lines.blank).toBe(linesIn(bytes));
        expect(samples.length).toBe(lines.record);
        expect(samples.timesMs.every((atMs, i) => i === 0 || atMs > samples.timesMs[i - 1]!)).toBe(true);
        for (const column of samples.columns.values()) {
          expect(column.length).toBe(samples.length);
          expect(column.every((value) => Math.abs(value) !== Infinity)).toBe(true);
        }
        expect(problems.length).toBe(Math.min(problemCount, maxStoredProblems));
        expect(problems.every(({ line, column }) => line >= 1 && line <= linesIn(bytes) + 1 && column >= 1)).toBe(true);
        expect(problemCount > 0 || lines.skipped === 0).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('[LOG-7] give the same log in one piece and in any pieces', () => {
    fc.assert(
      fc.property(anyBytes, fc.array(fc.nat({ max: 400 }), { minLength: 1, maxLength: 20 }), (bytes, sizes) => {
        const reader = dayFileReader();
        const whole = readDayFile(bytes);
        for (let from = 0, i = 0; from < bytes.length; i++) {
          const size = sizes[i % sizes.length]! + (i % sizes.length === 0 ? 1 : 0);
          reader.push(bytes.slice(from, from + size));
          from += size;
        }
        expect(plain(reader.end())).toEqual(plain(whole));
      }),
      { numRuns: 300 },
    );
  });

  it('[LOG-7] around a file do not change what its own lines give', () => {
    fc.assert(
      fc.property(rowsOfADay, fc.uint8Array({ maxLength: 300 }), (rows, garbage) => {
        const noise = garbage.map((byte) => (byte >= 0x30 && byte <= 0x39 ? 0x78 : byte));
        const bytes = Uint8Array.from([...fileOf(rows), ...noise, 10]);
        const log = readDayFile(bytes);
        expect(Array.from(log.samples.timesMs)).toEqual(rows.map(({ atMs }) => atMs));
        expect(log.lines.record).toBe(rows.length);
      }),
    );
  });

  it('[LOG-7] may be many: an endless line and an endless file of nothing take no more than a line', () => {
    const reader = dayFileReader();
    reader.push(bytesOf(dayFileHead(latestLayout, header)));
    const [zeros, lineFeeds] = [new Uint8Array(1 << 20), new Uint8Array(1 << 20).fill(10)];
    for (let i = 0; i < 16; i++) reader.push(zeros);
    reader.push(lineFeeds);
    reader.push(bytesOf(`${records[0]!}\n`));
    const log = reader.end();
    expect(log.lines).toEqual({ header: 5, record: 1, skipped: 1, blank: (1 << 20) - 1 });
    expect(log.problems).toEqual([{ line: 6, column: 1, code: 'lineTooLong', expected: '16384' }]);
  });
});

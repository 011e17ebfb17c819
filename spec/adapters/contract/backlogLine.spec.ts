import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { decodeBacklog, decodeBacklogInTurns, decodeBacklogLine, encodeBacklogLine } from '../../../adapters/contract/index.ts';
import { readBacklogLine } from '../../../adapters/contract/backlogLine.ts';
import { slotCount } from '../../../core/compressor/index.ts';
import { channelPosition, channels, compressorChannel, emptyRow, plantChannel, type SampleRow } from '../../../core/samples/index.ts';
import { anyText } from '../../core/anyText.ts';
import { withAt, wrongValue } from './wires.ts';

const atMs = Date.parse('2026-11-20T06:30:00Z');

function rowWith(values: Readonly<Record<string, number>>, at = atMs): SampleRow {
  const row = emptyRow(at);
  for (const [channel, value] of Object.entries(values)) row.values[channelPosition(channel as never)] = value;
  return row;
}

const digitsOf: Readonly<Record<string, number>> = {
  technology: 0,
  status: 0,
  systemPressureBar: 3,
  loadRatio: 3,
  volumeFlowM3min: 3,
  deliveryVolumeM3min: 3,
  linePressureBar: 3,
  powerKW: 2,
  electricalPowerKW: 2,
  temperatureDegC: 1,
};
const quantityOf = (channel: string) => channel.split('@')[0]!;
const slotOf = (channel: string) => Number(channel.split('@')[1]);
const isSent = (channel: string) => slotOf(channel) === 0 || quantityOf(channel) !== 'loadRatio';

const valueOf = (channel: string) =>
  quantityOf(channel) === 'technology'
    ? fc.constantFrom(0, 1, 4, 6, NaN)
    : quantityOf(channel) === 'status'
      ? fc.oneof(fc.nat({ max: 0xffff }), fc.constant(NaN))
      : fc.oneof(
          { weight: 5, arbitrary: fc.double({ min: -1000, max: 100_000, noNaN: true }) },
          { weight: 1, arbitrary: fc.constantFrom(NaN, Infinity, 0) },
        );
const anyRow = fc
  .tuple(fc.nat({ max: 4_000_000_000_000 }), ...channels.map(valueOf))
  .map(([at, ...values]): SampleRow => ({ atMs: at, values: Float64Array.from(values) }));

describe('a record of the backlog', () => {
  it('[API-9] [ENT-6] has the names ts, sp, lf, vf, dv, ec and c with s, t, lp, dv, ep, te, or null for an empty slot', () => {
    const row = rowWith({
      [plantChannel('systemPressureBar')]: 7.0504,
      [plantChannel('loadRatio')]: 0.875,
      [plantChannel('volumeFlowM3min')]: 31.2,
      [plantChannel('deliveryVolumeM3min')]: 32,
      [plantChannel('powerKW')]: 190.126,
      ...Object.fromEntries(Array.from({ length: slotCount - 1 }, (_, i) => [compressorChannel('technology', i + 2), 0])),
      [compressorChannel('status', 1)]: 7,
      [compressorChannel('technology', 1)]: 4,
      [compressorChannel('linePressureBar', 1)]: 7.1,
      [compressorChannel('deliveryVolumeM3min', 1)]: 15.5,
      [compressorChannel('electricalPowerKW', 1)]: 90.25,
    });
    expect(encodeBacklogLine(row)).toBe(
      `{"ts":${atMs},"sp":7.05,"lf":0.875,"vf":31.2,"dv":32,"ec":190.13,` +
        `"c":[{"s":7,"t":4,"lp":7.1,"dv":15.5,"ep":90.25,"te":null}${',null'.repeat(9)}]}`,
    );
  });

  it('has pressures, flows and the load to three decimals, powers to two, temperatures to one, and states whole', () => {
    const row = rowWith({
      ...Object.fromEntries(channels.map((channel) => [channel, 1.23456])),
      ...{ [compressorChannel('technology', 1)]: 4, [compressorChannel('status', 1)]: 7.4, [compressorChannel('technology', 2)]: 0.4 },
    });
    const { c, ...plant } = JSON.parse(encodeBacklogLine(row)) as { readonly c: readonly unknown[] };
    expect(plant).toEqual({ ts: atMs, sp: 1.235, lf: 1.235, vf: 1.235, dv: 1.235, ec: 1.23 });
    expect(c[0]).toEqual({ s: 7, t: 4, lp: 1.235, dv: 1.235, ep: 1.23, te: 1.2 });
    expect(c[1]).toMatchObject({ s: 1, t: 0 });
  });

  it('[LIVE-5] leaves what was read before as it is where the line is none', () => {
    const values = Float64Array.of(7, 8);
    expect(['x', '{"sp":5}'].map((line) => readBacklogLine(line, values))).toEqual([undefined, undefined]);
    expect([...values]).toEqual([7, 8]);
  });

  it('[API-9] reads back within half of its last digit, missing where it was missing, on one line', () => {
    fc.assert(
      fc.property(anyRow, (row) => {
        const line = encodeBacklogLine(row);
        const readBack = decodeBacklogLine(line)!;
        expect(line).not.toContain('\n');
        expect(readBack.atMs).toBe(row.atMs);
        channels.forEach((channel, position) => {
          const [written, read] = [row.values[position]!, readBack.values[position]!];
          const isOfEmptySlot =
            slotOf(channel) > 0 &&
            row.values[channelPosition(compressorChannel('technology', slotOf(channel)))] === 0 &&
            quantityOf(channel) !== 'technology';
          if (!isSent(channel) || !Number.isFinite(written) || isOfEmptySlot) expect(read).toBeNaN();
          else expect(Math.abs(read - written)).toBeLessThanOrEqual(0.5 * 10 ** -digitsOf[quantityOf(channel)]! * (1 + 1e-9));
        });
      }),
    );
  });

  it('[ENT-7] may lack any field: that value is missing', () => {
    const full = JSON.parse(encodeBacklogLine(rowWith(Object.fromEntries(channels.map((channel) => [channel, 1]))))) as { c: unknown[] };
    const field = fc.constantFrom('sp', 'lf', 'vf', 'dv', 'ec', 'c');
    const inSlot = fc.constantFrom('s', 't', 'lp', 'dv', 'ep', 'te');
    fc.assert(
      fc.property(field, inSlot, fc.nat({ max: 9 }), wrongValue, (name, inner, slot, value) => {
        const number = typeof value === 'number' && Number.isFinite(value) ? value : NaN;
        const changed = decodeBacklogLine(JSON.stringify(withAt(full, [name], value)))!;
        const position = { sp: 0, lf: 3, vf: 1, dv: 2, ec: 4 }[name as 'sp'];
        if (name !== 'c') expect(changed.values[position]).toBe(number);
        const slots = full.c.map((fields, i) => (i === slot ? withAt(fields, [inner], value) : fields));
        const values = decodeBacklogLine(JSON.stringify({ ...full, c: slots }))!.values;
        expect(Array.from(values).filter((each) => each !== 1 && !Number.isNaN(each))).toEqual(
          Number.isNaN(number) || inner === 't' ? [] : [number],
        );
      }),
    );
  });

  test.each(['', 'x', '{}', '[]', 'null', '7', '{"ts":null}', '{"ts":"2026"}', '{"ts":1e999}', '{"ts":1', '\u{feff}{"ts":1}'])(
    '[LIVE-5] is not %p',
    (line) => {
      expect(decodeBacklogLine(line)).toBeUndefined();
    },
  );

  it('never breaks on any text', () => {
    const anyRecord = fc
      .record({ ts: fc.oneof(fc.double(), fc.jsonValue()), sp: fc.jsonValue(), c: fc.array(fc.jsonValue()) })
      .map((of) => JSON.stringify(of));
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.json(), anyRecord), (text) => {
        const row = decodeBacklogLine(text);
        expect(row === undefined || Number.isFinite(row.atMs)).toBe(true);
      }),
    );
  });
});

describe('a backlog file', () => {
  it('[LIVE-5] gives its records as columns and counts the lines it skips', () => {
    const lines = [0, 10_000, 20_000].map((ms) =>
      encodeBacklogLine(rowWith({ [plantChannel('systemPressureBar')]: 7 + ms / 1e5 }, atMs + ms)),
    );
    const { samples, skippedLines } = decodeBacklog(
      [lines[0], 'garbage', lines[1], '', lines[0], lines[1], `${lines[2]}\r`, '{"ts":'].join('\n'),
    );
    expect(Array.from(samples.timesMs)).toEqual([atMs, atMs + 10_000, atMs + 20_000]);
    expect(Array.from(samples.columns.get(plantChannel('systemPressureBar'))!)).toEqual([7, Math.fround(7.1), Math.fround(7.2)]);
    expect(skippedLines).toBe(4);
  });

  it('counts each line as exactly one of record, skipped and blank', () => {
    const record = encodeBacklogLine(rowWith({}));
    expect(decodeBacklog(`\n${record}\n \t\r\nx\n${record}\n\n`).lines).toEqual({ record: 1, skipped: 2, blank: 3 });
    expect(decodeBacklog(record).lines).toEqual({ record: 1, skipped: 0, blank: 0 });
  });

  it('has no value where a column could not hold it', () => {
    const day = decodeBacklog('{"ts":1,"sp":3.4e38,"vf":3.5e38,"dv":-1e39,"lf":1e999,"c":[{"ep":1e39,"te":-3.4e38}]}');
    const first = (channel: string) => day.samples.columns.get(channel as never)![0];
    expect(['systemPressureBar@0', 'temperatureDegC@1'].map(first)).toEqual([Math.fround(3.4e38), Math.fround(-3.4e38)]);
    expect(['volumeFlowM3min@0', 'deliveryVolumeM3min@0', 'loadRatio@0', 'electricalPowerKW@1'].map(first)).toEqual([NaN, NaN, NaN, NaN]);
  });

  it('[API-9] gives back the rows it was written from, as text and as bytes', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 6 }), (rows) => {
        const ascending = rows.map(({ values }, i) => ({ atMs: atMs + i * 10_000, values }));
        const text = ascending.map((row) => `${encodeBacklogLine(row)}\n`).join('');
        const day = decodeBacklog(text);
        expect(day.lines).toEqual({ record: rows.length, skipped: 0, blank: 0 });
        ascending.forEach((row, i) => {
          const { values } = decodeBacklogLine(encodeBacklogLine(row))!;
          expect(Array.from(day.samples.columns.values(), (column) => column[i])).toEqual(Array.from(Float32Array.from(values)));
          expect(day.samples.timesMs[i]).toBe(row.atMs);
        });
        expect(decodeBacklog(new TextEncoder().encode(text))).toEqual(day);
      }),
      { numRuns: 30 },
    );
  });

  it('of any bytes at all gives a result: every line counted, times ascending, values finite or missing', () => {
    const piece = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      anyText().map((text) => new TextEncoder().encode(text)),
      fc
        .constantFrom(
          '\n{"ts":1}\n',
          '\n{"ts":4,"sp":7}\n',
          '\n{"ts":2}\n{"ts":5}\n',
          '{"ts":2,"sp":1e39,"c":[null,{"t":9}]}',
          '{"ts":3,"c":{"0":1}}',
          '\n',
          '\r\n',
          '\0',
          '[[[',
          '{"ts":-1e308}',
          '\u{feff}',
        )
        .map((text) => new TextEncoder().encode(text)),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const bytes = Uint8Array.from(pieces.flatMap((part) => [...part]));
        const { samples, lines } = decodeBacklog(bytes);
        const lineFeeds = bytes.filter((byte) => byte === 10).length;
        const count = lines.record + lines.skipped + lines.blank;
        expect([lineFeeds, lineFeeds + 1]).toContain(count);
        expect(samples.length).toBe(lines.record);
        expect(samples.timesMs.every((at, i) => i === 0 || at > samples.timesMs[i - 1]!)).toBe(true);
        for (const column of samples.columns.values()) expect(column.every((value) => Math.abs(value) !== Infinity)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('may hold lines without end, deep nesting and nothing but line ends', () => {
    const deep = '['.repeat(60_000);
    expect(decodeBacklog(`${'9'.repeat(5_000_000)}\n${deep}\n{"ts":1}${'\n'.repeat(500_000)}`).lines).toEqual({
      record: 1,
      skipped: 2,
      blank: 499_999,
    });
  });

  it('has lines of up to 65,536 characters', () => {
    const lines = [65_536, 65_537].map((length, i) => `{"ts":${i + 1}}`.padEnd(length));
    expect(Array.from(decodeBacklog(lines.join('\n')).samples.timesMs)).toEqual([1]);
  });

  it('may be empty', () => {
    expect(decodeBacklog('')).toMatchObject({ samples: { length: 0 }, skippedLines: 0 });
  });
});

describe('a backlog that is read in turns', () => {
  it('gives what reading it at once gives, and lets others work in between', async () => {
    const lines = Array.from({ length: 1000 }, (_, i) => (i % 7 === 0 ? 'no record' : encodeBacklogLine(rowWith({}, atMs + i * 10_000))));
    const text = lines.join('\n');
    let turns = 0;
    const read = await decodeBacklogInTurns(text, () => Promise.resolve(void turns++));
    expect(read).toEqual(decodeBacklog(text));
    expect(turns).toBeGreaterThan(3);
  });

  it('takes no turn for a short one', async () => {
    let turns = 0;
    expect(await decodeBacklogInTurns('', () => Promise.resolve(void turns++))).toEqual(decodeBacklog(''));
    expect(turns).toBe(0);
  });
});

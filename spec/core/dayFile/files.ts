import fc from 'fast-check';
import {
  dayFileHead,
  type DayFileHeader,
  type DayFileLayout,
  dayFileLayouts,
  dayFileRow,
  type DayFileUnits,
  latestLayout,
  layoutInUnits,
} from '../../../core/dayFile/index.ts';
import { channelPosition, channels, compressorChannel, emptyRow, type SampleRow } from '../../../core/samples/index.ts';
import { msPerDay, shiftDay } from '../../../core/time/index.ts';
import { pressureUnits, temperatureUnits, volumeUnits } from '../../../core/units/index.ts';
import { anyText } from '../anyText.ts';

export const startMs = Date.parse('2026-11-20T00:00:00Z');
export const header: DayFileHeader = { date: '2026-11-20', schematicNumber: 'PL 1200', softwareVersion: 'V3.21-RC10', periodS: 2 };

/** Differs from the latest layout in all that a layout can say. */
export const otherLayout: DayFileLayout = {
  version: 'V2.15-RC1',
  delimiter: ';',
  decimalSign: ',',
  timeFormat: 'german',
  unitsIn: 'ownLine',
  plant: [
    { name: 'netzdruck', quantity: 'systemPressureBar', unit: 'psi', digits: 2 },
    { name: 'volumenstrom', quantity: 'volumeFlowM3min', unit: 'cft/min', digits: 1 },
  ],
  compressor: [
    { name: 'status', quantity: 'status', unit: undefined, digits: 0 },
    { name: 'temperatur', quantity: 'temperatureDegC', unit: 'degF', digits: 1 },
  ],
};
export const bothLayouts = [otherLayout, latestLayout];
export const otherHeader: DayFileHeader = { ...header, softwareVersion: 'V2.15-RC1' };

const utf8 = new TextEncoder();
export const bytesOf = (text: string): Uint8Array => utf8.encode(text);

/** The text of a day file; lines end in LF. */
export const textOf = (rows: readonly SampleRow[], layout = latestLayout, head = header): string =>
  dayFileHead(layout, head, [layout]) + rows.map((row) => dayFileRow(layout, row)).join('');

export const fileOf = (rows: readonly SampleRow[], layout = latestLayout, head = header): Uint8Array => bytesOf(textOf(rows, layout, head));

/** A text in UTF-16 with its byte order mark. */
export function utf16Of(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(2 * text.length + 2);
  const view = new DataView(bytes.buffer);
  [0xfeff, ...Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))].forEach((unit, i) =>
    view.setUint16(2 * i, unit, isLittle),
  );
  return bytes;
}

/** The text of bytes that begin with the byte order mark of UTF-16. */
export function utf16Text(bytes: Uint8Array): string | undefined {
  const encoding = { 0xfffe: 'utf-16le', 0xfeff: 'utf-16be' }[((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)];
  return encoding === undefined ? undefined : new TextDecoder(encoding).decode(bytes);
}

/** A row with these values. */
export function rowAt(atMs: number, values: Readonly<Record<string, number>> = {}): SampleRow {
  const row = emptyRow(atMs);
  for (const [channel, value] of Object.entries(values)) row.values[channelPosition(channel as never)] = value;
  return row;
}

const isStatus = channels.map((channel) => channel.startsWith('status'));
const isTechnology = channels.map((channel) => channel.startsWith('technology'));
const technologyOf = channels.map((channel) => {
  const slot = Number(channel.split('@')[1]);
  return slot === 0 ? -1 : channelPosition(compressorChannel('technology', slot));
});

/** Whether a row's value belongs to an empty slot. */
export const isOfEmptySlot = ({ values }: SampleRow, position: number): boolean => values[technologyOf[position]!] === 0;

const reading = fc.oneof(
  { weight: 6, arbitrary: fc.double({ min: -100, max: 5000, noNaN: true }) },
  { weight: 1, arbitrary: fc.float({ noDefaultInfinity: true }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -0, NaN, Infinity, -Infinity, 0.0005, 6.0005, 65.5355, 65.536, -0.04) },
);
const valueOf = channels.map((_, i) =>
  isTechnology[i] ? fc.constantFrom(0, 4, NaN) : isStatus[i] ? fc.oneof(fc.nat({ max: 0xffff }), fc.constant(NaN)) : reading,
);
const values = fc.tuple(...valueOf).map((list) => Float64Array.from(list));

/** Rows of one day, ascending in time, with any values. */
export const rowsOfADay: fc.Arbitrary<readonly SampleRow[]> = fc
  .uniqueArray(fc.nat({ max: msPerDay - 1 }), { maxLength: 8 })
  .chain((times) =>
    fc.tuple(
      ...times.toSorted((a, b) => a - b).map((inDayMs) => values.map((list): SampleRow => ({ atMs: startMs + inDayMs, values: list }))),
    ),
  );

export const anyHeader: fc.Arbitrary<DayFileHeader> = fc.record(
  {
    date: fc.integer({ min: 0, max: 40_000 }).map((days) => shiftDay('1970-01-01', days)),
    schematicNumber: fc.oneof(fc.string(), anyText()),
    softwareVersion: fc.constantFrom('V3.21-RC10', 'V3.21-RC11', 'V3.21', 'V3.22-RC1', 'V4.0'),
    periodS: fc.oneof(fc.integer({ min: 1, max: 3600 }), fc.constantFrom(0.5, 2.5)),
    estimated: fc.uniqueArray(fc.constantFrom(...channels), { minLength: 1 }),
  },
  { requiredKeys: ['date', 'schematicNumber', 'softwareVersion', 'periodS'] },
);

/** Each layout with software versions that write it. */
export const versionsOf: Readonly<Record<string, readonly string[]>> = {
  'V2.15-RC1': ['V2.15-RC1', 'V2.15-RC2', 'V2.15', 'V2.16-RC9', 'V2.17-RC2'],
  'V2.17-RC3': ['V2.17-RC3', 'V2.17', 'V2.100', 'V3.0-RC1', 'V3.21-RC4'],
  'V3.21-RC5': ['V3.21-RC5', 'V3.21-RC6', 'V3.21-RC9'],
  'V3.21-RC10': ['V3.21-RC10', 'V3.21-RC11', 'V3.21', 'V3.22-RC1', 'V10.0'],
};

export const anyUnits: fc.Arbitrary<DayFileUnits> = fc.record({
  pressure: fc.constantFrom(...pressureUnits),
  temperature: fc.constantFrom(...temperatureUnits),
  volume: fc.constantFrom(...volumeUnits),
});

/** Any layout in any units, with a software version that writes it. */
export const anyLayout: fc.Arbitrary<{ readonly layout: DayFileLayout; readonly head: DayFileHeader }> = fc
  .tuple(fc.constantFrom(...dayFileLayouts), anyUnits)
  .chain(([layout, units]) =>
    fc.constantFrom(...versionsOf[layout.version]!).map((softwareVersion) => ({
      layout: layoutInUnits(layout, units),
      head: { ...header, softwareVersion },
    })),
  );

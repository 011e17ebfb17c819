import { slotCount } from '../../core/compressor/index.ts';
import { type Channel, channelPosition, compressorChannel, emptyRow, plantChannel, type SampleRow } from '../../core/samples/index.ts';
import { type Json, listOr, numberOr, recordOr } from './lenient.ts';
import { technologyOr } from './plantWire.ts';

const plantFields = [
  ['sp', 'systemPressureBar', 3],
  ['lf', 'loadRatio', 3],
  ['vf', 'volumeFlowM3min', 3],
  ['dv', 'deliveryVolumeM3min', 3],
  ['ec', 'powerKW', 2],
] as const;

const compressorFields = [
  ['s', 'status', 0],
  ['t', 'technology', 0],
  ['lp', 'linePressureBar', 3],
  ['dv', 'deliveryVolumeM3min', 3],
  ['ep', 'electricalPowerKW', 2],
  ['te', 'temperatureDegC', 1],
] as const;

const at = (channel: Channel) => channelPosition(channel);
const plantPositions = plantFields.map(([, quantity]) => at(plantChannel(quantity)));
const slotPositions = Array.from({ length: slotCount }, (_, i) =>
  compressorFields.map(([, quantity]) => at(compressorChannel(quantity, i + 1))),
);
const technologyField = compressorFields.findIndex(([field]) => field === 't');

/** What is no finite number is null in JSON. */
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** One record of a backlog file, without its line end. */
export function encodeBacklogLine({ atMs, values }: SampleRow): string {
  const plant = Object.fromEntries(plantFields.map(([field, , digits], i) => [field, rounded(values[plantPositions[i]!]!, digits)]));
  const c = slotPositions.map((positions) =>
    values[positions[technologyField]!] === 0
      ? null
      : Object.fromEntries(compressorFields.map(([field, , digits], i) => [field, rounded(values[positions[i]!]!, digits)])),
  );
  return JSON.stringify({ ts: atMs, ...plant, c });
}

const parse = (line: string): Json => {
  try {
    return recordOr(JSON.parse(line));
  } catch {
    return {};
  }
};

/** A number that a 32-bit column can hold; anything else is missing. */
const valueOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(Math.fround(value)) ? value : NaN);

/**
 * Puts a record's values in the order of `channels` into `values` and gives its time; undefined when the line is no record with a time.
 * A field that is missing, of the wrong kind or too large for a 32-bit column is a missing value; it never throws.
 */
export function readBacklogLine(line: string, values: Float64Array): number | undefined {
  const record = parse(line);
  const atMs = numberOr(record['ts']);
  if (atMs === undefined) return undefined;
  values.fill(NaN);
  plantFields.forEach(([field], i) => (values[plantPositions[i]!] = valueOf(record[field])));
  const slots = listOr(record['c']);
  slotPositions.forEach((positions, slot) => {
    if (slots[slot] === null) {
      values[positions[technologyField]!] = 0;
      return;
    }
    const fields = recordOr(slots[slot]);
    compressorFields.forEach(([field], i) => {
      values[positions[i]!] = field === 't' ? (technologyOr(fields[field]) ?? NaN) : valueOf(fields[field]);
    });
  });
  return atMs;
}

/** The record of a line as `readBacklogLine` reads it. */
export function decodeBacklogLine(line: string): SampleRow | undefined {
  const { values } = emptyRow(NaN);
  const atMs = readBacklogLine(line, values);
  return atMs === undefined ? undefined : { atMs, values };
}

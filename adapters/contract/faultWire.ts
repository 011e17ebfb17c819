import { slotCount } from '../../core/compressor/index.ts';
import type { InputSource } from '../../core/inputs/index.ts';
import type { FaultFlags, FaultReading, FaultSource, MachineFaults } from '../../core/faults/index.ts';
import { decodeReading, encodeReading } from './faultReadingWire.ts';
import type { FaultsMessage } from './faultSchemas.ts';
import { byNumber, listOr, numberOr, oneOf, recordOr } from './lenient.ts';

/** The cindex of the master control and of the plant as a whole. */
const masterCindex = -1;

/** Of the limits that the station watches. */
const limitsCindex = -2;

/** The number of a fault's source on the wire: -1 for the master control, -2 for the limits of measuring points, else the compressor's slot. */
export function encodeFaultSource(source: FaultSource): number {
  if (source === 'limits') return limitsCindex;
  return source === 'master' ? masterCindex : source;
}

/** The source of a number; undefined for one that no source has. */
export function decodeFaultSource(wire: unknown): FaultSource | undefined {
  const cindex = numberOr(wire);
  return cindex === limitsCindex ? 'limits' : decodeInputSource(cindex);
}

/** What an input is wired to; undefined for a number that nothing has. */
export function decodeInputSource(wire: unknown): InputSource | undefined {
  const cindex = numberOr(wire);
  if (cindex === masterCindex) return 'master';
  return cindex !== undefined && Number.isInteger(cindex) && cindex >= 1 && cindex <= slotCount ? cindex : undefined;
}

function encodeReadings(readings: Readonly<Record<number, FaultReading>>): FaultsMessage[number]['readings'] {
  return Object.fromEntries(Object.entries(readings).map(([number, reading]) => [number, encodeReading(reading)]));
}

export function encodeFaults(machines: readonly MachineFaults[]): FaultsMessage {
  return machines.map(({ source, errors, indicators, readings }) => ({
    cindex: encodeFaultSource(source),
    errors: { ...errors },
    indicators: { ...indicators },
    ...(readings && { readings: encodeReadings(readings) }),
  }));
}

const flagsOf = (wire: unknown): FaultFlags => byNumber(wire, oneOf([true, false]));

/** The sources that can be known; anything but true and false by number is left out. */
export function decodeFaults(wire: unknown): readonly MachineFaults[] {
  return listOr(wire).flatMap((value) => {
    const item = recordOr(value);
    const source = decodeFaultSource(item['cindex']);
    const readings = item['readings'] === undefined ? undefined : byNumber(item['readings'], decodeReading);
    return source === undefined ? [] : [{ source, errors: flagsOf(item['errors']), indicators: flagsOf(item['indicators']), readings }];
  });
}

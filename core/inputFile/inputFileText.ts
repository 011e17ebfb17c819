import { headerValue, numberWriter, timeWriter } from '../dayFile/index.ts';
import {
  codeSeparator,
  columnLine,
  headerKeys,
  type HeaderKey,
  inputFormat,
  inputUnits,
  masterSource,
  valueDigits,
} from './inputColumns.ts';
import type { InputFileHeader } from './InputFile.ts';
import type { InputMinute, InputValues } from './InputMinute.ts';

const time = timeWriter('iso');
const number = numberWriter(valueDigits, '.');
const numberOrNone = (value: number | undefined) => (value === undefined ? '' : number(value));
const sourceText = (slot: number) => (slot === 0 ? masterSource : String(slot));

/** Without the zeros at the end: whole seconds in most rows. */
const secondsText = (seconds: number) => String(Number(number(seconds)));

/** The lines before the first row. */
export function inputFileHead({ date, schematicNumber, zone }: InputFileHeader): string {
  const values: Readonly<Record<HeaderKey, string>> = {
    format: inputFormat,
    date,
    'schematic number': headerValue(schematicNumber),
    'time zone': zone,
  };
  return [...headerKeys.map((key) => `${key},${values[key]}`), columnLine, ''].join('\n');
}

const valuesText = ({ seconds, mean, min, max }: InputValues) =>
  [secondsText(seconds), numberOrNone(mean), numberOrNone(min), numberOrNone(max)].join(',');

/**
 * The rows of a minute, each with its line end: one for each input, and one for each source that had faults. Cells of missing values are empty.
 * Throws a RangeError for a time outside of 1970..9999.
 */
export function inputFileRows({ atMs, inputs, faults }: InputMinute): string {
  const at = time(atMs);
  const rows = inputs.map(
    ({ channel, ...values }) =>
      `${at},${sourceText(channel.slot)},${channel.name},${inputUnits[channel.function]},${valuesText(values)},\n`,
  );
  const ofFaults = faults.map(
    ({ slot, seconds, codes }) => `${at},${sourceText(slot)},,,${secondsText(seconds)},,,,${codes.join(codeSeparator)}\n`,
  );
  return [...rows, ...ofFaults].join('');
}

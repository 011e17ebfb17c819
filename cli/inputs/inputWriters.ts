import { csvLines, type CsvDialect, type CsvRows, type CsvValue } from '../../core/csv/index.ts';
import { type InputChannel, inputId, type InputMinute, inputSeriesOf, type MinuteFaults } from '../../core/inputFile/index.ts';
import { msPerSecond, type TimeRange } from '../../core/time/index.ts';
import { displayUnit, displayValue, type UnitChoice } from '../../core/units/index.ts';
import { formatNumber, unitSymbol } from '../../i18n/format/index.ts';
import { textTable } from '../output/textTable.ts';
import type { RangeFigures } from './inputFigures.ts';

const percent = 100;
const shareDigits = 1;
/** The files are exact to more digits than are usual on a page. */
const moreDigits = 2;

const sourceText = (slot: number) => (slot === 0 ? 'master' : String(slot));
const digitsOf = ({ function: quantity }: InputChannel, units: UnitChoice) => displayValue(quantity, 0, units).digits + moreDigits;
const shareOf = (seconds: number, { fromMs, untilMs }: TimeRange) => (seconds * msPerSecond * percent) / (untilMs - fromMs);

/** Statistics of each input, and below them how long each fault was up. */
export function inputTables({ inputs, faults }: RangeFigures, range: TimeRange, units: UnitChoice): string {
  const numberText = (channel: InputChannel, value: number | undefined) =>
    formatNumber(displayValue(channel.function, value, units).value, digitsOf(channel, units), 'en-GB');
  const ofInputs = inputs.map(({ channel, seconds, mean, min, max }) => [
    sourceText(channel.slot),
    channel.name,
    unitSymbol(displayUnit(channel.function, units)),
    ...[mean, min, max].map((value) => numberText(channel, value)),
    formatNumber(shareOf(seconds, range), shareDigits, 'en-GB'),
  ]);
  const ofFaults = faults.map(({ slot, code, minutes }) => [sourceText(slot), code, formatNumber(minutes, 0, 'en-GB')]);
  const tables = [textTable(['source', 'input', 'unit', 'mean', 'min', 'max', 'data [percent]'], ofInputs, [0, 1, 2])];
  if (faults.length > 0) tables.push(textTable(['source', 'fault', 'minutes'], ofFaults, [0, 1]));
  return tables.join('\n');
}

export interface InputCsv {
  readonly channels: readonly InputChannel[];
  readonly units: UnitChoice;
  readonly dialect: CsvDialect;
  readonly zone: string;
}

const faultsText = (faults: readonly MinuteFaults[]) => faults.map(({ slot, codes }) => [sourceText(slot), ...codes].join(' ')).join(', ');

/** The lines of heads: the minute, three columns for each input, and the faults. */
export function inputCsvHead({ channels, units, dialect, zone }: InputCsv): string {
  const heads = channels.flatMap((channel) =>
    ['mean', 'min', 'max'].map(
      (what) => `${sourceText(channel.slot)} ${channel.name} ${what} [${unitSymbol(displayUnit(channel.function, units))}]`,
    ),
  );
  const row = [dialect.isLocal ? `time (${zone})` : 'time (UTC)', ...heads, 'faults'].map((text) => ({ text }));
  return dialect.start + csvLines([row], dialect, zone);
}

/** A line each minute. */
export function inputCsvLines({ channels, units, dialect, zone }: InputCsv, minutes: readonly InputMinute[]): string {
  const rows: CsvRows = minutes.map(({ atMs, inputs, faults }) => {
    const byId = new Map(inputs.map((input) => [inputId(input.channel), input]));
    const cells = channels.flatMap((channel): CsvValue[] => {
      const found = byId.get(inputId(channel));
      return [found?.mean, found?.min, found?.max].map((value) => ({
        number: displayValue(channel.function, value, units).value,
        digits: digitsOf(channel, units),
      }));
    });
    return [{ atMs }, ...cells, { text: faultsText(faults) }];
  });
  return csvLines(rows, dialect, zone);
}

/** What JSON has: everything, unrounded, in bar, m3/min and degC. */
export function inputJson({ inputs, faults }: RangeFigures, range: TimeRange, minutes: readonly InputMinute[]) {
  const series = new Map(inputSeriesOf(minutes, range).map((of) => [inputId(of.channel), of.minutes]));
  return {
    ...range,
    inputs: inputs.map(({ channel, ...values }) => ({ ...channel, ...values, minutes: series.get(inputId(channel)) ?? [] })),
    faults,
    faultMinutes: minutes.filter((minute) => minute.faults.length > 0).map((minute) => ({ atMs: minute.atMs, faults: minute.faults })),
  };
}

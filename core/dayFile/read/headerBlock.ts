import { isOneOf, keysOf } from '../../records/index.ts';
import { type Channel, channels, longestPeriodS } from '../../samples/index.ts';
import { isPlantDay, type PlantDay } from '../../time/index.ts';
import type { DayFileHeader, Known } from '../DayFile.ts';
import type { ProblemList } from './problemList.ts';

type Field = keyof DayFileHeader;

interface HeaderField {
  readonly key: string;
  /** What a reader finds named as expected value. */
  readonly pattern: string;
  readonly needs: 'value' | 'line' | 'nothing';
}

/** The lines of the header block, in the order in which they are written. */
export const headerFields: Readonly<Record<Field, HeaderField>> = {
  date: { key: 'date', pattern: 'YYYY-MM-DD', needs: 'value' },
  schematicNumber: { key: 'schematic number', pattern: '', needs: 'line' },
  softwareVersion: { key: 'software version', pattern: 'V3.21-RC10', needs: 'value' },
  periodS: { key: 'period [s]', pattern: `seconds up to ${longestPeriodS}`, needs: 'nothing' },
  estimated: { key: 'estimated', pattern: 'electricalPowerKW@2,deliveryVolumeM3min@1', needs: 'nothing' },
};
const fieldNames = keysOf(headerFields);

/** What may stand in a header value: one line, without the delimiters that a spreadsheet puts behind it. */
export function headerValue(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,;\p{Cc}]/u.test(text[end - 1]!)) end--;
  return text
    .slice(0, end)
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}

function dayOf(text: string): PlantDay | undefined {
  const day = /^\d{2}\.\d{2}\.\d{4}$/.test(text) ? text.split('.').reverse().join('-') : text;
  return isPlantDay(day) ? day : undefined;
}

function secondsOf(text: string): number | undefined {
  const seconds = /^\d{1,9}([.,]\d{1,9})?$/.test(text) ? Number(text.replace(',', '.')) : 0;
  return seconds > 0 && seconds <= longestPeriodS ? seconds : undefined;
}

const isChannel = (name: string): name is Channel => isOneOf(channels, name);

/** The channels of a list, each once; another version may have more. */
const channelsOf = (text: string): readonly Channel[] => [...new Set(text.split(/[\s,;]+/).filter(isChannel))];

const nonEmpty = (text: string) => (text === '' ? undefined : text);

const readers: { readonly [F in Field]: (text: string) => DayFileHeader[F] | undefined } = {
  date: dayOf,
  schematicNumber: nonEmpty,
  softwareVersion: nonEmpty,
  periodS: secondsOf,
  estimated: channelsOf,
};

export interface HeaderBlock {
  readonly header: Known<DayFileHeader>;
  /** Takes a line of the block; false when it is none. */
  line(text: string, line: number): boolean;
  /** Reports the lines that should have come before this one. */
  close(line: number): void;
}

export function headerBlock(problems: ProblemList): HeaderBlock {
  const header: { -readonly [F in keyof DayFileHeader]: DayFileHeader[F] | undefined } = {
    date: undefined,
    schematicNumber: undefined,
    softwareVersion: undefined,
    periodS: undefined,
  };
  const seen = new Set<Field>();

  const read = <F extends Field>(field: F, text: string, line: number) => {
    header[field] = readers[field](text);
    if (header[field] === undefined && !(text === '' && headerFields[field].needs === 'line'))
      problems.add(line, 2, 'badHeader', headerFields[field].pattern);
  };

  return {
    header,
    line(text, line) {
      const keyLength = text.search(/[,;]/);
      const key = text.slice(0, Math.max(0, keyLength)).trim();
      const field = fieldNames.find((name) => headerFields[name].key === key);
      if (field === undefined) return false;
      if (seen.has(field)) problems.add(line, 1, 'repeatedHeader', headerFields[field].key);
      else read(field, headerValue(text.slice(keyLength + 1)), line);
      seen.add(field);
      return true;
    },
    close(line) {
      for (const field of fieldNames) {
        if (headerFields[field].needs !== 'nothing' && !seen.has(field)) problems.add(line, 1, 'missingHeader', headerFields[field].key);
      }
    },
  };
}

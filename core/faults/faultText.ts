import type { FaultLogEntry } from './faultLog.ts';
import { faultCode, type FaultSource } from './faultCode.ts';

/** The texts of one source by bit index. */
export type SourceTexts = Readonly<Record<number, string>>;

/** The fault texts of one language, by source. */
export type FaultTexts = Readonly<Partial<Record<FaultSource, SourceTexts>>>;

const own = <Value>(table: Readonly<Record<string, Value>> | undefined, key: FaultSource): Value | undefined =>
  table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;

/** The text of an entry in a language: its own words, else as `faultText` gives it. */
export function entryText(
  texts: FaultTexts | undefined,
  { source, bitIndex, words }: Pick<FaultLogEntry, 'source' | 'bitIndex' | 'words'>,
  language: string,
): string | undefined {
  return words?.[language] ?? faultText(texts, source, bitIndex);
}

/** The text of a fault in the language of the table; its code where the table has none or only blanks, undefined where there is no such bit. */
export function faultText(texts: FaultTexts | undefined, source: FaultSource, bitIndex: number): string | undefined {
  const code = faultCode(source, bitIndex);
  if (code === undefined) return undefined;
  const text = own(own(texts, source), bitIndex)?.trim();
  return text === undefined || text === '' ? code : text;
}

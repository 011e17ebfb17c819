import { faultCode, type FaultLogEntry, type FaultSource, faultText, type FaultTexts } from '../../../../core/faults/index.ts';
import { everySource } from './logView.ts';

/** Returns what is searched of an entry: code, text and name of its source. */
export function searchText(texts: FaultTexts | undefined, sourceName: (source: FaultSource) => string): (entry: FaultLogEntry) => string {
  const names = new Map(everySource.map((source) => [source, sourceName(source)]));
  const known = new Map<string, string>();
  return ({ source, bitIndex }) => {
    const id = `${source}.${bitIndex}`;
    const text = known.get(id) ?? [faultCode(source, bitIndex), faultText(texts, source, bitIndex), names.get(source)].join(' ');
    known.set(id, text);
    return text;
  };
}

import { slotCount } from '../../core/compressor/index.ts';
import type { FaultTexts, SourceTexts } from '../../core/faults/index.ts';
import type { FaultTextsResponse } from './faultSchemas.ts';
import { byNumber, recordOr, textOr } from './lenient.ts';

/** The texts of one language, by kind of source. */
export interface FaultTextTables {
  readonly master: SourceTexts;
  readonly compressor: SourceTexts;
}

export function encodeFaultTexts({ master, compressor }: FaultTextTables): FaultTextsResponse {
  return { master: { ...master }, compressor: { ...compressor } };
}

/** The texts by source; every slot has those of the compressors. */
export function faultTextsBySource({ master, compressor }: FaultTextTables): FaultTexts {
  return { master, ...Object.fromEntries(Array.from({ length: slotCount }, (_, i) => [i + 1, compressor])) };
}

/** Any content gives a result; anything but texts by bit index is left out. */
export function decodeFaultTexts(wire: unknown): FaultTexts {
  const tables = recordOr(wire);
  return faultTextsBySource({ master: byNumber(tables['master'], textOr), compressor: byNumber(tables['compressor'], textOr) });
}

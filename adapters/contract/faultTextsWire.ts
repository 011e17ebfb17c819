import { slotCount } from '../../core/compressor/index.ts';
import type { FaultTexts, SourceTexts } from '../../core/faults/index.ts';
import type { FaultTextsResponse } from './faultSchemas.ts';
import { byNumber, recordOr, textOr } from './lenient.ts';

/** The texts of one language, by kind of source. */
export interface FaultTextTables {
  readonly master: SourceTexts;
  /** Of all compressors. */
  readonly compressor: SourceTexts;
  /** Of the limits of measuring points, as they are set. */
  readonly limits?: SourceTexts;
  /** Of the compressor of a slot, besides those of all or in their place. */
  readonly bySlot?: Readonly<Record<number, SourceTexts>>;
}

export function encodeFaultTexts({ master, compressor, limits, bySlot = {} }: FaultTextTables): FaultTextsResponse {
  const own = Object.entries(bySlot).map(([slot, texts]) => [slot, { ...texts }] as const);
  return { master: { ...master }, compressor: { ...compressor }, ...(limits && { limits: { ...limits } }), ...Object.fromEntries(own) };
}

const slots = Array.from({ length: slotCount }, (_, i) => i + 1);

/** The texts by source; every slot has those of the compressors, and its own in their place. */
export function faultTextsBySource({ master, compressor, limits, bySlot = {} }: FaultTextTables): FaultTexts {
  const own = slots.map((slot) => [slot, bySlot[slot] === undefined ? compressor : { ...compressor, ...bySlot[slot] }] as const);
  return { master, ...(limits && { limits }), ...Object.fromEntries(own) };
}

/** Any content gives a result; anything but texts by bit index is left out. */
export function decodeFaultTexts(wire: unknown): FaultTexts {
  const tables = recordOr(wire);
  const own = slots.filter((slot) => tables[slot] !== undefined).map((slot) => [slot, byNumber(tables[slot], textOr)] as const);
  return faultTextsBySource({
    master: byNumber(tables['master'], textOr),
    compressor: byNumber(tables['compressor'], textOr),
    ...(tables['limits'] !== undefined && { limits: byNumber(tables['limits'], textOr) }),
    bySlot: Object.fromEntries(own),
  });
}

import type { AnnexAnswer, Annexes } from '../../core/ports/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import type { MemoryGate } from './memoryGate.ts';

/** A station that has recorded nothing, or has this to say. */
export function memoryAnnexes(gate: MemoryGate, answer: (range: TimeRange) => AnnexAnswer): Annexes {
  const fileOf = (range: TimeRange, text: string) =>
    answer(range).outline === undefined ? undefined : new TextEncoder().encode(`${text} ${range.fromMs}`);
  return {
    read: (range, token, waiting) => gate.ask({ call: 'annex', sent: range, token, signal: waiting?.signal }, () => answer(range)),
    paper: (range, language, token, waiting) =>
      gate.ask({ call: 'annex', sent: { range, language }, token, signal: waiting?.signal }, () => fileOf(range, `%PDF ${language}`)),
    folder: (range, language, token, waiting) =>
      gate.ask({ call: 'annex', sent: { range, language }, token, signal: waiting?.signal }, () => fileOf(range, `PK ${language}`)),
  };
}

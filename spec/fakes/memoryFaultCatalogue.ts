import type { FaultTexts } from '../../core/faults/index.ts';
import type { FaultCatalogue } from '../../core/ports/index.ts';
import type { MessageLanguage } from '../../core/settings/index.ts';
import type { MemoryGate } from './memoryGate.ts';

/** The texts of the faults of a fake; a language that is left out has none. */
export function memoryFaultCatalogue(gate: MemoryGate, texts: Readonly<Partial<Record<MessageLanguage, FaultTexts>>>): FaultCatalogue {
  return {
    read: (language, token, waiting) =>
      gate.ask({ call: 'faultTexts', sent: language, token, signal: waiting?.signal }, () => texts[language] ?? {}),
  };
}

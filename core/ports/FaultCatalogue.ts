import type { FaultTexts } from '../faults/index.ts';
import type { MessageLanguage } from '../settings/index.ts';
import type { CallResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { SessionToken } from './SessionToken.ts';

/** What the faults are called. */
export interface FaultCatalogue {
  read(language: MessageLanguage, token: SessionToken, waiting?: Waiting): Promise<CallResult<FaultTexts>>;
}

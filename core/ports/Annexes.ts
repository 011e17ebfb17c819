import type { AnnexOutline } from '../annex/index.ts';
import type { MessageLanguage } from '../settings/index.ts';
import type { TimeRange } from '../time/index.ts';
import type { CallResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { SessionToken } from './SessionToken.ts';

/** What the annex of a range would have. */
export interface AnnexAnswer {
  /** Undefined while days are being evaluated, and where there are none. */
  readonly outline: AnnexOutline | undefined;
  /** Days of the range that are over and have a file. */
  readonly recordedDays: number;
  /** Those of them that are evaluated by now; the others come when somebody asks again later. */
  readonly evaluatedDays: number;
}

/** The data for an assessment of the compressed-air system, of whole days; the day that is going on doesn't count. */
export interface Annexes {
  read(range: TimeRange, token: SessionToken, waiting?: Waiting): Promise<CallResult<AnnexAnswer>>;
  /** The paper, a PDF file. */
  paper(range: TimeRange, language: MessageLanguage, token: SessionToken, waiting?: Waiting): Promise<CallResult<Uint8Array<ArrayBuffer>>>;
  /** The folder of CSV, a ZIP file. */
  folder(range: TimeRange, language: MessageLanguage, token: SessionToken, waiting?: Waiting): Promise<CallResult<Uint8Array<ArrayBuffer>>>;
}

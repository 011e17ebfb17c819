import type { ValueOrigin } from '../../core/master/index.ts';
import type { Paper } from '../../core/report/index.ts';
import type { Region } from '../../i18n/index.ts';
import { type AnnexContent, annexOutputs } from './annexOutputs.ts';

/** A file of an annex that is to be made. */
export interface AnnexTask {
  readonly content: AnnexContent;
  readonly region: Region;
  /** The folder where there is none. */
  readonly paper: Paper | undefined;
  readonly origin: ValueOrigin;
}

/** Makes the file here, which takes a second of a year. */
export async function runAnnexTask({ content, region, paper, origin }: AnnexTask): Promise<Uint8Array<ArrayBuffer>> {
  const outputs = await annexOutputs(content, region);
  return paper === undefined ? outputs.zip() : outputs.pdf(paper, origin);
}

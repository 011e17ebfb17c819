import { createHash } from 'node:crypto';
import {
  annexFolder,
  annexJson,
  annexManifest,
  type AnnexDayFile,
  type AnnexDocument,
  type AnnexFile,
  dayFilesTable,
  quarterHoursTable,
} from '../../core/annex/index.ts';
import type { ValueOrigin } from '../../core/master/index.ts';
import type { Paper } from '../../core/report/index.ts';
import type { ChannelSums, SummedChannel } from '../../core/totals/index.ts';
import { annexDocument, annexWords, csvDialectOf, languageOf, type Region, translator } from '../../i18n/index.ts';
import { packageFonts } from '../pageFonts/index.ts';
import { reportPdf } from '../print/index.ts';

/** An annex, and the data that its figures come from. */
export interface AnnexContent {
  readonly document: AnnexDocument;
  readonly quarters: ReadonlyMap<SummedChannel, ChannelSums>;
  readonly dayFiles: readonly AnnexDayFile[];
}

/** The files of an annex in a region's language; the same content gives the same bytes. */
export interface AnnexOutputs {
  /** Of the folder, the manifest last. */
  readonly files: readonly AnnexFile[];
  zip(): Promise<Uint8Array<ArrayBuffer>>;
  pdf(paper: Paper, origin?: ValueOrigin): Promise<Uint8Array<ArrayBuffer>>;
}

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex');
/** Files are dated by nothing that depends on when they are made, and by no zone of a machine. */
const zipYear = 1980;

/** The tables of data behind an annex. */
const dataOf = ({ quarters, dayFiles }: AnnexContent) => [quarterHoursTable(quarters), dayFilesTable(dayFiles)];

/** All of an annex as JSON. */
export const annexJsonOf = (content: AnnexContent): string => annexJson(content.document, dataOf(content));

export async function annexOutputs(content: AnnexContent, region: Region): Promise<AnnexOutputs> {
  const { document } = content;
  const i18n = await translator(languageOf(region));
  const data = dataOf(content);
  const files = [
    ...annexFolder(document, data, annexWords(i18n, document.currency), csvDialectOf(region)),
    { name: 'annex.json', text: annexJsonOf(content) },
  ];
  const hashed = files.map(({ name, text }) => ({ name, sha256: sha256Of(text) }));
  const all = [...files, { name: 'SHA256SUMS', text: annexManifest(hashed) }];
  return {
    files: all,
    async zip() {
      const { zipSync } = await import('fflate');
      const encoder = new TextEncoder();
      const bytes = Object.fromEntries(all.map(({ name, text }) => [name, encoder.encode(text)]));
      return zipSync(bytes, { mtime: new Date(zipYear, 0, 1) });
    },
    pdf: async (paper, origin) =>
      reportPdf(
        annexDocument(document, { creator: `Pressluft ${document.version}`, origin, files: hashed }, i18n, region),
        paper,
        await packageFonts(),
      ),
  };
}

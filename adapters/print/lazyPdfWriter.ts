import type { PdfWriter } from '../../core/ports/index.ts';
import type { PageFonts } from './pageFonts.ts';
import { reportPdf } from './reportPdf.ts';

/** Where the fonts are. */
export interface FontAddresses {
  readonly text: string;
  readonly strong: string;
}

async function fileAt(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the font at ${address} could not be fetched: status ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function fontsAt({ text, strong }: FontAddresses): Promise<PageFonts> {
  const [textFile, strongFile] = await Promise.all([fileAt(text), fileAt(strong)]);
  return { text: textFile, strong: strongFile };
}

/** Fetches its code and fonts when the first page is written. */
export function lazyPdfWriter(addresses: FontAddresses): PdfWriter {
  return {
    async write(page, picture, facts) {
      const [{ pagePdf }, fonts] = await Promise.all([import('./pagePdf.ts'), fontsAt(addresses)]);
      return pagePdf(page, picture, fonts, facts);
    },
    writeReport: async (document, paper) => reportPdf(document, paper, await fontsAt(addresses)),
  };
}

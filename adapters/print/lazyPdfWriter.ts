import type { PdfWriter } from '../../core/ports/index.ts';

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

/** Fetches its code and fonts when the first page is written. */
export function lazyPdfWriter(fonts: FontAddresses): PdfWriter {
  return {
    async write(page, picture, facts) {
      const [{ pagePdf }, text, strong] = await Promise.all([import('./pagePdf.ts'), fileAt(fonts.text), fileAt(fonts.strong)]);
      return pagePdf(page, picture, { text, strong }, facts);
    },
  };
}

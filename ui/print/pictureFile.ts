import type { PictureText } from '../../core/report/index.ts';
import type { PaperDrawing } from './paperDrawing.ts';
import { asPng, svgImage, whiteCanvas } from './rasterised.ts';

/** What stands above a chart in its picture. */
export interface PictureWords {
  readonly title: string;
  /** Station and range. */
  readonly note: string;
}

/** Pixels of the file for one of the drawing. */
const scale = 2;
const paddingPx = 16;
const headPx = 56;
const title = { sizePx: 20, y: 20 };
const note = { sizePx: 13, y: 42 };
const haloPx = 3;

/** A drawing below its words, as a PNG. */
export async function pictureFile({ svg, widthPx, heightPx, texts }: PaperDrawing, words: PictureWords): Promise<Blob> {
  const [width, height] = [widthPx + 2 * paddingPx, heightPx + headPx + 2 * paddingPx];
  const { canvas, context } = whiteCanvas(scale * width, scale * height);
  context.scale(scale, scale);
  context.translate(paddingPx, paddingPx);
  const black = { x: 0, isStrong: false, colour: '#000000', align: 'left', hasHalo: false } as const;
  writeText(context, { ...black, ...title, text: words.title, isStrong: true });
  writeText(context, { ...black, ...note, text: words.note });
  context.translate(0, headPx);
  context.drawImage(await svgImage(svg, scale * widthPx, scale * heightPx), 0, 0, widthPx, heightPx);
  for (const text of texts) writeText(context, text);
  return asPng(canvas);
}

function writeText(context: CanvasRenderingContext2D, { text, x, y, sizePx, isStrong, colour, align, hasHalo }: PictureText): void {
  context.font = `${isStrong ? 'bold' : 'normal'} ${sizePx}px ${getComputedStyle(document.body).fontFamily}`;
  context.textAlign = align;
  if (hasHalo) {
    context.strokeStyle = '#fff';
    context.lineWidth = haloPx;
    context.lineJoin = 'round';
    context.strokeText(text, x, y);
  }
  context.fillStyle = colour;
  context.fillText(text, x, y);
}

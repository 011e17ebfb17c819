import type { PageText } from './pageShapes.ts';

type Style = Pick<PageText, 'sizePt' | 'isStrong'>;

/** Width of a text in mm. */
export type MeasureText = (text: string, style: Style) => number;

const ellipsis = '…';

/** As much of a text as there is room for. */
export function fitted(text: string, style: Style, widthMm: number, measure: MeasureText): string {
  if (measure(text, style) <= widthMm) return text;
  const letters = Array.from(text);
  let [min, max] = [0, letters.length];
  const cut = (count: number) => letters.slice(0, count).join('').trimEnd() + ellipsis;
  while (min < max) {
    const middle = Math.ceil((min + max) / 2);
    if (measure(cut(middle), style) <= widthMm) min = middle;
    else max = middle - 1;
  }
  return cut(min);
}

/** A text in lines that are not wider than there is room, broken between words; a word that is wider by itself is cut. */
export function wrapped(text: string, style: Style, widthMm: number, measure: MeasureText): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || measure(longer, style) <= widthMm) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].map((of) => fitted(of, style, widthMm, measure));
}

import type { Picture, PictureText } from '../../core/report/index.ts';

/** A drawing of the page as it is painted: shapes as SVG, texts apart. */
export interface PaperDrawing extends Picture {
  /** A whole SVG document of the picture's size, without its texts. */
  readonly svg: string;
}

const svgNamespace = 'http://www.w3.org/2000/svg';
/** What style sheets say of a shape. */
const paints = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'visibility',
] as const;
const strongFrom = 500;

/** Reads what an element shows: its SVG drawings and every line of text in it. It must be laid out, but need not be seen. */
export function paperDrawing(root: HTMLElement): PaperDrawing {
  const bounds = root.getBoundingClientRect();
  const [widthPx, heightPx] = [Math.ceil(bounds.width), Math.ceil(bounds.height)];
  const sheet = document.createElementNS(svgNamespace, 'svg');
  sheet.setAttribute('viewBox', `0 0 ${widthPx} ${heightPx}`);
  for (const drawing of root.querySelectorAll('svg')) sheet.append(shapesOf(drawing, bounds));
  return { widthPx, heightPx, texts: textsOf(root, bounds), svg: new XMLSerializer().serializeToString(sheet) };
}

function shapesOf(drawing: SVGSVGElement, bounds: DOMRect): SVGSVGElement {
  const copy = document.importNode(drawing, true);
  const copies = copy.querySelectorAll('*');
  drawing.querySelectorAll('*').forEach((part, i) => {
    const style = getComputedStyle(part);
    const drawn = copies[i]!;
    drawn.removeAttribute('style');
    drawn.removeAttribute('class');
    for (const paint of paints) drawn.setAttribute(paint, paint === 'visibility' ? 'visible' : style.getPropertyValue(paint));
  });
  for (const text of copy.querySelectorAll('text, title')) text.remove();
  const { left, top, width, height } = drawing.getBoundingClientRect();
  if (!copy.hasAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  for (const name of ['class', 'style', 'role', 'aria-label', 'aria-hidden']) copy.removeAttribute(name);
  const place = { x: left - bounds.left, y: top - bounds.top, width, height, overflow: 'visible' };
  for (const [name, value] of Object.entries(place)) copy.setAttribute(name, `${value}`);
  return copy;
}

function textsOf(root: HTMLElement, bounds: DOMRect): readonly PictureText[] {
  const canvas = document.createElement('canvas').getContext('2d')!;
  const range = document.createRange();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: PictureText[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement!;
    const text = node.textContent ?? '';
    if (text.trim() === '' || parent instanceof SVGTitleElement) continue;
    range.selectNodeContents(node);
    const { left, right, top } = range.getBoundingClientRect();
    const style = getComputedStyle(parent);
    const isDrawn = parent instanceof SVGElement;
    const align = isDrawn ? alignOf(style.textAnchor) : 'left';
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    texts.push({
      text,
      x: (align === 'left' ? left : align === 'right' ? right : (left + right) / 2) - bounds.left,
      y: top + canvas.measureText(text).fontBoundingBoxAscent - bounds.top,
      sizePx: parseFloat(style.fontSize),
      isStrong: Number(style.fontWeight) >= strongFrom,
      colour: hexOf(isDrawn ? style.fill : style.color),
      align,
      address: addressOf(parent),
      hasHalo: isDrawn && style.paintOrder.startsWith('stroke') && style.stroke !== 'none',
    });
  }
  return texts;
}

/** Paths are those of this station. */
function addressOf(part: Element): string | undefined {
  const path = part.closest<HTMLElement>('[data-path]')?.dataset['path'];
  return path && new URL(path, location.href).href;
}

const alignOf = (anchor: string) => (anchor === 'end' ? 'right' : anchor === 'middle' ? 'center' : 'left');

/** From `rgb(1, 2, 3)`; black for any other notation. */
function hexOf(colour: string): string {
  const parts = /^rgba?\((\d+),? (\d+),? (\d+)/.exec(colour)?.slice(1) ?? ['0', '0', '0'];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

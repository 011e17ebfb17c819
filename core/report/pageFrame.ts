import type { PageFrame, PageRule, PageText, RectMm } from './pageShapes.ts';
import { fitted, type MeasureText } from './fittedText.ts';
import { mmPerPt } from './lengths.ts';
import { type Paper, paperSizeMm } from './Paper.ts';

/** What is written around the picture. */
export interface PageWords {
  readonly title: string;
  /** Empty where the station has no name. */
  readonly station: string;
  /** The time that the picture shows. */
  readonly range: string;
  /** Where the range can be looked at; undefined without such a place. */
  readonly address?: string | undefined;
  readonly units: string;
  /** At the left of the foot. */
  readonly printed: string;
  /** At the right of the foot. */
  readonly pageNumber: string;
}

type Style = Pick<PageText, 'sizePt' | 'isStrong' | 'colour' | 'address'>;

const ink = '#000000';
const faintInk = '#444444';
const title: Style = { sizePt: 16, isStrong: true, colour: ink };
const station: Style = { sizePt: 10, isStrong: true, colour: ink };
const note: Style = { sizePt: 9, isStrong: false, colour: faintInk };
const foot: Style = { sizePt: 8, isStrong: false, colour: faintInk };

/** Of the letters' size: from the line's top to its baseline, and to the next line's top. */
const baselineShare = 1;
const lineShare = 1.35;
/** Between two texts of a line. */
const minGapMm = 6;
const headGapMm = 2;
const pictureGapMm = 5;
/** A smaller picture can't be read. */
const minPictureMm = { width: 60, height: 40 };

/** One line with a text at either end, two where both do not fit beside each other; none for empty texts. */
function lines(ends: readonly [left: string, leftStyle: Style, right: string, rightStyle: Style], inner: RectMm, measure: MeasureText) {
  const [left, leftStyle, right, rightStyle] = ends;
  const isOneLine = measure(left, leftStyle) + minGapMm + measure(right, rightStyle) <= inner.widthMm;
  const leftEnd = { text: left, style: leftStyle, align: 'left' } as const;
  const rightEnd = { text: right, style: rightStyle, align: isOneLine ? 'right' : 'left' } as const;
  return isOneLine ? [[leftEnd, rightEnd]] : [[leftEnd], [rightEnd]];
}

interface Block {
  readonly texts: readonly PageText[];
  readonly bottomMm: number;
}

function block(rows: ReturnType<typeof lines>, inner: RectMm, topMm: number, measure: MeasureText): Block {
  const texts: PageText[] = [];
  let y = topMm;
  for (const row of rows.map((ends) => ends.filter(({ text }) => text !== '')).filter((ends) => ends.length > 0)) {
    const sizeMm = Math.max(...row.map(({ style }) => style.sizePt)) * mmPerPt;
    for (const { text, style, align } of row)
      texts.push({
        ...style,
        text: fitted(text, style, inner.widthMm, measure),
        xMm: align === 'left' ? inner.xMm : inner.xMm + inner.widthMm,
        yMm: y + sizeMm * baselineShare,
        align,
        hasHalo: false,
      });
    y += sizeMm * lineShare;
  }
  return { texts, bottomMm: y };
}

/** Places head and foot of a page; undefined where the margins leave no room for a picture. */
export function pageFrame(paper: Paper, words: PageWords, measure: MeasureText): PageFrame | undefined {
  const size = paperSizeMm(paper);
  const { top, right, bottom, left } = paper.marginsMm;
  const inner: RectMm = { xMm: left, yMm: top, widthMm: size.widthMm - left - right, heightMm: size.heightMm - top - bottom };
  if (!(inner.widthMm >= minPictureMm.width) || !(inner.heightMm >= minPictureMm.height)) return undefined;

  const head = block(
    [
      ...lines([words.title, title, words.station, station], inner, measure),
      ...lines([words.range, { ...note, address: words.address }, words.units, note], inner, measure),
    ],
    inner,
    inner.yMm,
    measure,
  );
  const footRows = lines([words.printed, foot, words.pageNumber, foot], inner, measure);
  const footHeightMm = block(footRows, inner, 0, measure).bottomMm;
  const footTopMm = inner.yMm + inner.heightMm - footHeightMm;
  const rule = (yMm: number): PageRule => ({ xMm: inner.xMm, yMm, lengthMm: inner.widthMm });
  const rules = [rule(head.bottomMm + headGapMm / 2), rule(footTopMm - headGapMm / 2)];
  const areaTopMm = head.bottomMm + headGapMm / 2 + pictureGapMm;
  const area = { ...inner, yMm: areaTopMm, heightMm: footTopMm - headGapMm / 2 - pictureGapMm / 2 - areaTopMm };
  if (!(area.heightMm >= minPictureMm.height)) return undefined;
  return { size, inner, texts: [...head.texts, ...block(footRows, inner, footTopMm, measure).texts], rules, area };
}

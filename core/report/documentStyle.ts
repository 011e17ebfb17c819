import { mmPerPt } from './lengths.ts';
import type { PageText } from './pageShapes.ts';

/** How a text of a document is set. */
export type TextStyle = Pick<PageText, 'sizePt' | 'isStrong' | 'colour'>;

const ink = '#131a1b';
const faintInk = '#465153';

/** Texts of a document by what they are. */
export const textStyles = {
  title: { sizePt: 20, isStrong: true, colour: ink },
  subtitle: { sizePt: 11, isStrong: false, colour: faintInk },
  heading: { sizePt: 12, isStrong: true, colour: ink },
  label: { sizePt: 7.5, isStrong: false, colour: faintInk },
  value: { sizePt: 9, isStrong: false, colour: ink },
  figure: { sizePt: 14, isStrong: true, colour: ink },
  unit: { sizePt: 8.5, isStrong: false, colour: faintInk },
  body: { sizePt: 9, isStrong: false, colour: ink },
  foot: { sizePt: 7.5, isStrong: false, colour: faintInk },
} as const satisfies Readonly<Record<string, TextStyle>>;

/** Ground of a table's total. */
export const bandColour = '#eef1f0';
/** Axis of bars, and the line below a table's head. */
export const axisColour = '#727e80';
/** Between the lines of a table. */
export const faintRuleColour = '#c3cac9';
/** Filled and hatched parts of bars; the plant's own bar is darker. */
export const barColours = { load: '#c2560a', noLoad: '#2468c8', plain: '#5d6b6d', plainTotal: '#263234' } as const;

/** Of the letters' size: from one line to the next. */
const lineShare = 1.4;
/** From the line's top to its baseline, with half of the lead above. */
const baselineShare = 1.05;

/** From one line of a style to the next. */
export const lineMm = ({ sizePt }: Pick<TextStyle, 'sizePt'>) => sizePt * mmPerPt * lineShare;

/** A line of text whose line begins at `topMm`. */
export function textLine(text: string, style: TextStyle, xMm: number, topMm: number, align: PageText['align'] = 'left'): PageText {
  return { ...style, text, xMm, yMm: topMm + style.sizePt * mmPerPt * baselineShare, align, hasHalo: false };
}

import type { MeasureText } from '../../../core/report/index.ts';
import { mmPerPt } from '../../../core/report/index.ts';
import type { PageText } from '../../../core/report/index.ts';

/** Each letter is a fifth of a mm wide for each point. */
export const lettersOf: MeasureText = (text, { sizePt }) => Array.from(text).length * sizePt * 0.2;

/** Where the line of a text of a document begins. */
export const topOf = ({ yMm, sizePt }: Pick<PageText, 'yMm' | 'sizePt'>): number => yMm - sizePt * mmPerPt * 1.05;

/** From one line of letters to the next. */
export const lineOf = (sizePt: number): number => sizePt * mmPerPt * 1.4;

import { airBar, type BarChoice, consumptionBars } from '../air/airBars.ts';
import { type Air, airColumns } from '../air/airColumns.ts';
import type { FigureColumn } from '../table/FigureColumn.ts';
import type { LeakWords } from '../air/leakWords.ts';
import type { DevelopmentRow } from '../../../../core/balance/index.ts';

/** A step, or without a period the whole time. */
export type DevelopmentLine = Air & Pick<DevelopmentRow, 'coverage' | 'estimated'> & Partial<Pick<DevelopmentRow, 'period'>>;

/** Of the table. */
export const developmentColumns = (leak: LeakWords): readonly FigureColumn<DevelopmentLine>[] => [
  ...airColumns(leak),
  { title: /*i18n*/ 'Abdeckung', quantity: 'ratio', of: (row) => row.coverage },
];

/** What the columns of the chart can show. */
export const developmentChoices: readonly BarChoice<DevelopmentRow>[] = [...consumptionBars, airBar];

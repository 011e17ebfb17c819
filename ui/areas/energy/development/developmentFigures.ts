import { airBar, type BarChoice, consumptionBars } from '../air/airBars.ts';
import { airColumns } from '../air/airColumns.ts';
import type { FigureColumn } from '../table/FigureColumn.ts';
import type { LeakWords } from '../air/leakWords.ts';
import type { DevelopmentRow } from './model/developmentRows.ts';

/** Of the table. */
export const developmentColumns = (leak: LeakWords): readonly FigureColumn<DevelopmentRow>[] => [
  ...airColumns(leak),
  { title: /*i18n*/ 'Abdeckung', quantity: 'ratio', of: (row) => row.coverage },
];

/** What the columns of the chart can show. */
export const developmentChoices: readonly BarChoice<DevelopmentRow>[] = [...consumptionBars, airBar];

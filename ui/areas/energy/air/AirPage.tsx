import type { ReactNode } from 'react';
import { observed } from '../../../kit/index.ts';
import { AnswerLine, type AnswerLineProps } from '../AnswerLine.tsx';
import { EnergyPage } from '../EnergyPage.tsx';
import { type EnergySlug } from '../energyPages.ts';
import { energyTitles } from '../energyTitles.ts';
import type { FigureColumn } from '../table/FigureColumn.ts';
import { ThinkGreenPanel } from '../thinkGreen/ThinkGreenPanel.tsx';
import { AirBars } from './AirBars.tsx';
import type { BarChoice } from './airBars.ts';
import type { AirFiguresVm } from './airFigures.vm.ts';
import type { AirFigure, AirRows } from '../../../../core/balance/index.ts';
import { AirTable } from './AirTable.tsx';
import { EstimatedAir } from './EstimatedAir.tsx';
import { useAirExplanation } from './useAirExplanation.ts';
import { useTariffText } from './useTariffText.ts';

interface AirRow {
  readonly index: number;
}

export interface AirPageProps<Row> extends Pick<AnswerLineProps, 'answer' | 'besides'> {
  /** The table's file is called so, too. */
  readonly slug: EnergySlug;
  readonly vm: AirFiguresVm;
  readonly rows: AirRows<Row>;
  /** What the page shows, or calculates with. */
  readonly figures: readonly AirFigure[];
  readonly bars: { readonly title: string; readonly choices: readonly BarChoice<Row>[]; readonly isLeakageSplit?: boolean };
  readonly table: { readonly title: string; readonly columns: readonly FigureColumn<Row>[]; readonly note: string };
  /** Below the answer. */
  readonly children?: ReactNode;
}

/** What is known since the reset: the answer, then the machines as bars and as a table. */
export const AirPage = observed(function AirPage<Row extends AirRow>(props: AirPageProps<Row>) {
  const { slug, vm, rows, figures, answer, besides, bars, table, children } = props;
  const tariffText = useTariffText(vm.tariff);
  const explanation = useAirExplanation(vm, figures);
  return (
    <EnergyPage title={energyTitles[slug]}>
      <AnswerLine answer={answer} besides={besides} explanation={explanation} />
      <EstimatedAir statistics={vm.statistics} figures={figures} />
      {children}
      <div className="ea-two">
        <AirBars {...bars} rows={rows} state={vm.state} />
        <ThinkGreenPanel />
      </div>
      <AirTable {...table} rows={rows} statistics={vm.statistics} figures={figures} fileName={slug} note={`${tariffText} ${table.note}`} />
    </EnergyPage>
  );
});

import { useLingui } from '@lingui/react';
import { estimatedPartsOfRows } from '../../../../core/balance/index.ts';
import { type StatisticFigure, statisticFigure } from '../../../../core/statistics/index.ts';
import { type Explanation, useEstimatedText } from '../../../station/index.ts';
import type { StatisticVm } from './statistic.vm.ts';
import { usePeriodText } from './usePeriodText.ts';

/** What the plant's figures of a statistic rest on. Only inside an observer. */
export function useExplanation({ plantValues, rows, periods, tariff }: StatisticVm): Explanation {
  const { i18n } = useLingui();
  const periodText = usePeriodText();
  const estimatedText = useEstimatedText();
  const coverage = rows?.plant.coverage;
  const of = (figure: StatisticFigure) => plantValues && statisticFigure(figure, plantValues, tariff);
  const counted = (value: number | undefined) => ({ value, coverage });
  const estimated = estimatedText(estimatedPartsOfRows(rows?.machines ?? []));
  return {
    inputs: {
      loadTime: counted(of('loadS')),
      noLoadTime: counted(of('noLoadS')),
      runningTime: counted(of('runS')),
      motorStarts: counted(of('motorStarts')),
      energy: counted(of('totalKWh')),
      energyLoad: counted(of('loadKWh')),
      energyNoLoad: counted(of('noLoadKWh')),
      volume: counted(plantValues?.volumeM3),
      specificEnergy: { value: of('totalKWhM3') },
      specificPower: { value: of('totalPower') },
      specificPowerLoad: { value: of('loadPower') },
      rate: { value: tariff.ratePerKWh },
    },
    coverage,
    basis: { coverage, runS: of('runS') },
    period: periods && periodText(periods.now),
    notes: [estimated === '' ? '' : i18n._('Geschätzt: {what}.', { what: estimated })],
  };
}

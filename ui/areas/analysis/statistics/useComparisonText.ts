import { useLingui } from '@lingui/react';
import { briefness, isLikeCovered, type Statistic } from '../../../../core/statistics/index.ts';
import { formatDuration, missing } from '../../../../i18n/format/index.ts';
import type { StatisticVm } from './statistic.vm.ts';
import { useFigureText } from './useFigureText.ts';
import { usePeriodText } from './usePeriodText.ts';
import { mainFigure } from './figureStyle.ts';

/** How the statistic's figure changed since the period before, or why that cannot be known; empty while nothing is known. Only inside an observer. */
export function useComparisonText({ rows, periods, isEmpty }: StatisticVm, name: Statistic): string {
  const { i18n } = useLingui();
  const text = useFigureText();
  const periodText = usePeriodText();
  if (rows === undefined || periods?.before === undefined || isEmpty) return '';
  const { plant } = rows;
  const before = periodText(periods.before);
  if (plant.coverageBefore === 0) return i18n._('Kein Vergleich: keine Daten für {period}', { period: before });
  if (plant.coverage === undefined || plant.coverageBefore === undefined)
    return i18n._('Kein Vergleich: Die Steuerung nennt keine Abdeckung');
  const figure = mainFigure[name];
  if (!isLikeCovered(plant, figure)) {
    const { coverage, coverageBefore } = plant;
    return i18n._('Kein Vergleich: Abdeckung {now}, im Vorzeitraum {before}', {
      now: text.wholeCoverage(coverage),
      before: text.wholeCoverage(coverageBefore),
    });
  }
  const brief = briefness(plant, figure);
  if (brief.now) return i18n._('Kein Vergleich: nur {duration} Laufzeit', { duration: formatDuration(plant.runS) });
  if (brief.before) return i18n._('Kein Vergleich: im Vorzeitraum nur {duration} Laufzeit', { duration: formatDuration(plant.runBeforeS) });
  const change = text.change(figure, plant.figures[figure]);
  if (change === missing) return '';
  return /[1-9]/.test(change)
    ? i18n._('{change} gegenüber {period}', { change, period: before })
    : i18n._('Unverändert gegenüber {period}', { period: before });
}

import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { isShortOf } from '../../../../core/figures/index.ts';
import { briefness, type Statistic, type StatisticFigure, statisticFormulas } from '../../../../core/statistics/index.ts';
import { formatDuration } from '../../../../i18n/format/index.ts';
import { trendDaysPath } from '../../../shell/index.ts';
import { classNames, Headline, Icon, Link } from '../../../kit/index.ts';
import { Explain } from '../../../station/index.ts';
import { ChangeRange } from './ChangeRange.tsx';
import { figureStyle, mainFigure } from './figureStyle.ts';
import type { StatisticVm } from './statistic.vm.ts';
import { useComparisonText } from './useComparisonText.ts';
import { useFigureText } from './useFigureText.ts';
import { useExplanation } from './useExplanation.ts';
import { usePeriodText } from './usePeriodText.ts';

interface Props {
  readonly vm: StatisticVm;
  readonly name: Statistic;
}

/** Figures beside the answer; a part of it comes first. */
const besides: Readonly<Record<Statistic, readonly StatisticFigure[]>> = {
  loadTimes: ['runS', 'noLoadS'],
  motorStarts: ['runS', 'startsPerRunHour'],
  specificPower: ['noLoadPower', 'totalKWhM3'],
  energyConsumption: ['noLoadShare', 'cost'],
};
/** Where the figure's own name says too little. */
const besideTitles: Readonly<Partial<Record<StatisticFigure, string>>> = {
  runS: /*i18n*/ 'Laufzeit aller Verdichter',
  noLoadS: /*i18n*/ 'davon Leerlauf',
  noLoadPower: /*i18n*/ 'davon Leerlauf',
  noLoadShare: /*i18n*/ 'davon Leerlauf',
};
/** What the answer's sentence is about; text ids. */
const headNames: Readonly<Record<Statistic, string>> = {
  loadTimes: /*i18n*/ 'Lastanteil',
  motorStarts: /*i18n*/ 'Motorstarts',
  specificPower: /*i18n*/ 'Spezifische Leistung',
  energyConsumption: /*i18n*/ 'Energie',
};
/** Ids of the lines of the trend page that a statistic is made of. */
const trendSeries: Readonly<Record<Statistic, readonly string[]>> = {
  loadTimes: ['pressure', 'load'],
  motorStarts: ['pressure', 'load'],
  specificPower: ['delivery', 'power'],
  energyConsumption: ['power'],
};

/** The answer as a sentence, its period, and what it was in the period before. */
export const StatisticHeadline = observer(function StatisticHeadline({ vm, name }: Props) {
  const { i18n } = useLingui();
  const text = useFigureText();
  const periodText = usePeriodText();
  const sentence = useSentence(vm, name);
  const comparison = useComparisonText(vm, name);
  const explanation = useExplanation(vm);
  const { rows, periods, wantedPeriods, isStale, isEmpty, state } = vm;
  const explain = (of: StatisticFigure, called: string) => {
    const value = rows?.plant.figures[of]?.now;
    const computed = statisticFormulas[of];
    return (
      value !== undefined &&
      computed !== undefined && <Explain figure={computed} name={called} value={text.whole(of, value)} of={explanation} />
    );
  };
  const pending = state === 'asking';
  const coverage = rows?.plant.coverage;
  const isBrief =
    rows !== undefined &&
    [mainFigure[name], ...besides[name]].some((of) => rows.plant.figures[of]?.now !== undefined && briefness(rows.plant, of).now);
  return (
    <Headline
      title={<span className={classNames(isStale && 'sx-stale')}>{sentence}</span>}
      note={
        <span className="sx-note">
          <span>
            {periods && periodText(periods.now)}
            {coverage !== undefined && !isEmpty && isShortOf('recorded', { coverage }) && (
              <>, {i18n._('zu {share} erfasst', { share: text.wholeCoverage(coverage) })}</>
            )}
            {isBrief && <>, {i18n._('nur {duration} Laufzeit', { duration: formatDuration(rows?.plant.runS) })}</>}
            {!isEmpty && state !== 'failed' && explain(mainFigure[name], i18n._(headNames[name]))}
          </span>
          <span>
            {isStale && pending && wantedPeriods !== undefined
              ? i18n._('Anforderung läuft: {period}', { period: periodText(wantedPeriods.now) })
              : comparison}
          </span>
        </span>
      }
    >
      <div className="sx-answer">
        <dl className={classNames('sx-kpis', isStale && 'sx-stale')}>
          {besides[name].map((figure) => {
            const { figure: shown, unit, isMissing } = text.of(figure, rows?.plant.figures[figure]?.now);
            return (
              <div key={figure}>
                <dt className="label">
                  {i18n._(besideTitles[figure] ?? figureStyle[figure].title)}
                  {explain(figure, i18n._(besideTitles[figure] ?? figureStyle[figure].title))}
                </dt>
                <dd className={classNames('fig', isMissing && 'none')}>
                  {shown}
                  {unit !== '' && !isMissing && <span className="unit">{unit}</span>}
                </dd>
              </div>
            );
          })}
        </dl>
        <div className="sx-ways">
          <ChangeRange vm={vm} />
          {vm.range !== undefined && (
            <Link className="btn sx-change" to={trendDaysPath(vm.range, trendSeries[name])}>
              <Icon name="g-trend" />
              {i18n._('Verlauf dieser Zeit')}
            </Link>
          )}
        </div>
      </div>
    </Headline>
  );
});

/** Only inside an observer. */
function useSentence({ rows, state, isEmpty }: StatisticVm, name: Statistic): string {
  const { i18n } = useLingui();
  const text = useFigureText();
  if (isEmpty || state === 'failed') return i18n._('Keine Daten');
  if (rows === undefined) return i18n._('Anforderung läuft');
  const figure = mainFigure[name];
  const value = rows.plant.figures[figure]?.now;
  const shown = text.whole(figure, value);
  switch (name) {
    case 'loadTimes':
      return i18n._('{share} der Laufzeit unter Last', { share: shown });
    case 'motorStarts':
      return value === undefined
        ? i18n._('Motorstarts {count}', { count: shown })
        : i18n._('{count, plural, one {# Motorstart} other {# Motorstarts}}', { count: value });
    case 'specificPower':
      return i18n._('Spezifische Leistung {value}', { value: shown });
    case 'energyConsumption':
      return i18n._('{energy} verbraucht', { energy: shown });
  }
}

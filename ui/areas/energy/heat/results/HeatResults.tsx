import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { shortfallsOf } from '../../../../../core/formulas/index.ts';
import { msPerSecond } from '../../../../../core/time/index.ts';
import { formatDuration } from '../../../../../i18n/format/index.ts';
import { classNames, Panel } from '../../../../kit/index.ts';
import { Explain, ShortMark, ShortNote, useFormat } from '../../../../station/index.ts';
import type { HeatVm } from '../heat.vm.ts';
import { useTimespanText } from '../../useTimespanText.ts';
import { gapSentences, replacedSentences } from '../heatWords.ts';
import { fuelQuantities } from '../model/heatRows.ts';
import { useHeatText } from '../useHeatText.ts';
import { HeatTable } from './HeatTable.tsx';
import { heatDataBasis, useHeatExplanation } from './useHeatExplanation.ts';

/** The answer, why it is missing if it is, and all figures of a day and a year. */
export const HeatResults = observer(function HeatResults({ vm }: { readonly vm: HeatVm }) {
  const { i18n } = useLingui();
  const id = useId();
  const { quantity } = useFormat();
  const { daily, yearly } = vm.recovery;
  const { perYear, rangePerYear } = useHeatText();
  const timeText = useTimeText(vm);
  const explanation = useHeatExplanation(vm);
  const shortOf = shortfallsOf('heatSavingPerYear', heatDataBasis(vm.basis));
  const isShort = shortOf.length > 0;
  const answer = perYear('money', yearly.saving, vm.spread);
  const perDay = quantity('money', daily.saving);
  return (
    <Panel bare className="hr-answer" labelledBy={id}>
      <div className="hr-top">
        <div className="hr-head">
          <h1 id={id} className="hr-saving">
            <span className="hr-name">{i18n._('Mögliche Ersparnis je Jahr')}</span>{' '}
            <span className={classNames('fig', 'l', answer.isMissing && 'none')}>
              {answer.figure}
              {!answer.isMissing && isShort && <ShortMark />}
              {!answer.isMissing && answer.unit !== '' && <span className="unit">{answer.unit}</span>}
            </span>{' '}
            {!answer.isMissing && (
              <span className="hr-range t14 dim">
                {i18n._('{range}, hochgerechnet aus {duration}', {
                  range: rangePerYear('money', yearly.saving, vm.spread).text,
                  duration: timeText,
                })}
              </span>
            )}
          </h1>
          {!answer.isMissing && (
            <Explain figure="heatSavingPerYear" name={i18n._('Ersparnis je Jahr')} value={answer.text} of={explanation} />
          )}
        </div>
        <p className="hr-saving">
          <span className="hr-name">
            {i18n._('je Tag')}
            {!perDay.isMissing && <Explain figure="heatSaving" name={i18n._('Ersparnis je Tag')} value={perDay.text} of={explanation} />}
          </span>{' '}
          <span className={classNames('fig', 'm', perDay.isMissing && 'none')}>
            {perDay.figure}
            {!perDay.isMissing && isShort && <ShortMark />}
            {!perDay.isMissing && perDay.unit !== '' && <span className="unit">{perDay.unit}</span>}
          </span>
        </p>
        <p className="t14 dim hr-sentence">{useSentence(vm)}</p>
        {vm.basis?.perDayKWh !== undefined && <ShortNote needs={shortOf} />}
      </div>
      <HeatTable vm={vm} />
    </Panel>
  );
});

/** How much time they rest on. Only inside an observer. */
function useTimeText({ basis }: HeatVm): string {
  return formatDuration(basis && (basis.period.untilMs - basis.period.fromMs) / msPerSecond).replaceAll(' ', '\u00a0');
}

/** What the figures say and rest on, or why there are none. Only inside an observer. */
function useSentence({ gap, basis, parameters, recovery }: HeatVm): string {
  const { i18n } = useLingui();
  const timespanText = useTimespanText();
  const { whole, wholePerDay } = useHeatText();
  if (basis?.perDayKWh === undefined) return i18n._(gapSentences[gap ?? 'noResult']);
  const ground = i18n._('Grundlage: {energy} je Tag, {period}.', {
    energy: whole('energy', basis.perDayKWh),
    period: timespanText(basis.period),
  });
  const partly =
    basis.known < basis.of ? i18n._('Energie bekannt von {known} von {of} Verdichtern.', { known: basis.known, of: basis.of }) : '';
  const main =
    gap !== undefined
      ? i18n._(gapSentences[gap])
      : i18n._(replacedSentences[parameters.fuel], {
          amount: wholePerDay(fuelQuantities[parameters.fuel], recovery.daily.fuelAmount),
        });
  return [main, ground, partly].filter((part) => part !== '').join(' ');
}

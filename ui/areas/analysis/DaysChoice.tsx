import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { maxDayFiles } from '../../../core/dayFile/index.ts';
import { Icon } from '../../kit/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { MomentsChoice } from './MomentsChoice.tsx';
import { type AvailableDays, ChangeDates, TypedRange, TypedRangeVm, useToday } from '../../dates/index.ts';

interface Props {
  readonly vm: AnalysisChartVm;
  readonly availableDays: AvailableDays;
}

/** The range that is shown, to be typed, and the choice of its days. */
export const DaysChoice = observer(function DaysChoice({ vm, availableDays }: Props) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [typed] = useState(
    () =>
      new TypedRangeVm({
        shown: () => vm.range.restedSpan,
        available: () => (vm.view.source === 'auto' ? vm.range.reachOf(availableDays.days) : vm.range.available),
        take: (range) => vm.showMoments(range),
      }),
  );
  const lastDay = useToday();
  const bounds = vm.view.source !== 'sd' ? { lastDay } : { lastDay, available: availableDays.days ?? new Set<string>() };
  return (
    <fieldset>
      <legend>{i18n._('Zeitraum')}</legend>
      <TypedRange vm={typed} />
      <div className="an-dialogs">
        <button type="button" className="btn sm" onClick={() => setOpen(true)}>
          <Icon name="g-cal" />
          {i18n._('Zeitraum ändern')}
        </button>
        <MomentsChoice chart={vm} />
      </div>
      <ChangeDates
        value={vm.range.days ?? { from: undefined, until: undefined }}
        bounds={bounds}
        maxDays={vm.view.source === 'sd' ? maxDayFiles : undefined}
        daysState={vm.view.source === 'sd' ? availableDays.state : undefined}
        isOpen={isOpen}
        onApply={(chosen) => {
          setOpen(false);
          vm.show({ ...vm.view, days: chosen, x: { mode: 'auto' } });
        }}
        onClose={() => setOpen(false)}
      />
    </fieldset>
  );
});

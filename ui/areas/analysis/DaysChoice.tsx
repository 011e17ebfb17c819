import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { mostDayFiles } from '../../../core/daylog/index.ts';
import { formatDay } from '../../../i18n/format/index.ts';
import { Icon, useFormat } from '../../kit/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { type AvailableDays, ChangeDates, useToday } from './dates/index.ts';

interface Props {
  readonly vm: AnalysisChartVm;
  readonly availableDays: AvailableDays;
}

/** The days that are shown, and the part of them in sight. */
export const DaysChoice = observer(function DaysChoice({ vm, availableDays }: Props) {
  const { i18n } = useLingui();
  const { language, clock, date } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const lastDay = useToday();
  const { view } = vm;
  const { span, days } = vm.range;
  const bounds = vm.isLiveSource ? { lastDay } : { lastDay, available: availableDays.days ?? new Set<string>() };
  const first = span === undefined ? formatDay(days?.from, language) : date(span.fromMs);
  const last = span === undefined ? formatDay(days?.until, language) : date(span.untilMs);
  return (
    <fieldset>
      <legend>{i18n._('Zeitraum')}</legend>
      {first === last ? (
        <p className="t14">
          {last}
          <br />
          <b className="strong">{clock(span?.fromMs)}</b> {i18n._('bis')} <b className="strong">{clock(span?.untilMs)}</b>
        </p>
      ) : (
        <p className="t14">
          <span className="an-moment">
            {first}, <b className="strong">{clock(span?.fromMs)}</b>
          </span>
          <br />
          {i18n._('bis')}{' '}
          <span className="an-moment">
            {last}, <b className="strong">{clock(span?.untilMs)}</b>
          </span>
        </p>
      )}
      <button type="button" className="btn sm" onClick={() => setOpen(true)}>
        <Icon name="g-cal" />
        {i18n._('Zeitraum ändern')}
      </button>
      {vm.isLiveSource && view.days !== undefined && (
        <button type="button" className="btn sm" onClick={() => vm.show({ ...view, days: undefined, x: vm.defaults.x })}>
          <Icon name="g-undo" />
          {i18n._('Heute')}
        </button>
      )}
      <ChangeDates
        value={days ?? { from: undefined, until: undefined }}
        bounds={bounds}
        mostDays={vm.isLiveSource ? undefined : mostDayFiles}
        daysState={vm.isLiveSource ? undefined : availableDays.state}
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

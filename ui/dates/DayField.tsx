import { parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { DateField } from 'react-aria-components/DateField';
import type { DayChoice } from '../../core/time/index.ts';
import { formatDay } from '../../i18n/format/index.ts';
import { classNames } from '../kit/index.ts';
import { useFormat } from '../station/index.ts';
import type { ChangeDatesVm, DayProblem } from './changeDates.vm.ts';
import { TypedDate } from './TypedDate.tsx';

interface Props {
  readonly label: string;
  readonly end: keyof DayChoice;
  readonly vm: ChangeDatesVm;
}

/** A day that is typed, with what is wrong about it. */
export const DayField = observer(function DayField({ label, end, vm }: Props) {
  const day = vm.choice[end];
  const problem = vm.problemOf(end);
  const text = useProblemText(vm, end);
  return (
    <DateField
      className={classNames('field', problem !== undefined && 'bad')}
      value={day === undefined ? null : parseDate(day)}
      onChange={(value) => vm.chooseDay(end, value?.toString())}
      isInvalid={problem !== undefined}
      shouldForceLeadingZeros
      granularity="day"
    >
      <TypedDate label={label} problem={problem && text(problem)} />
    </DateField>
  );
});

/** Only inside an observer. */
function useProblemText({ bounds }: ChangeDatesVm, end: keyof DayChoice): (problem: DayProblem) => string {
  const { i18n } = useLingui();
  const { region } = useFormat();
  return (problem) => {
    if (problem === 'withoutFile') return i18n._('Kein Tag mit Daten');
    if (problem === 'afterLastDay') return i18n._('Spätestens {day}', { day: formatDay(bounds.lastDay, region) });
    return end === 'from' ? i18n._('Liegt nach dem Ende') : i18n._('Liegt vor dem Anfang');
  };
}

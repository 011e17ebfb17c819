import { parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { DateField, DateInput, DateSegment } from 'react-aria-components/DateField';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import type { DayChoice } from '../../../../core/time/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { classNames, Icon, useFormat } from '../../../kit/index.ts';
import type { ChangeDatesVm, DayProblem } from './changeDates.vm.ts';

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
      <Label>{label}</Label>
      <DateInput className="in dt-in">{(segment) => <DateSegment className="dt-segment" segment={segment} />}</DateInput>
      <Text slot="description" className="hint">
        {problem !== undefined && (
          <>
            <Icon name="i-error" />
            {text(problem)}
          </>
        )}
      </Text>
    </DateField>
  );
});

/** Only inside an observer. */
function useProblemText({ bounds }: ChangeDatesVm, end: keyof DayChoice): (problem: DayProblem) => string {
  const { i18n } = useLingui();
  const { language } = useFormat();
  return (problem) => {
    if (problem === 'withoutFile') return i18n._('Kein Tag mit Daten');
    if (problem === 'afterLastDay') return i18n._('Spätestens {day}', { day: formatDay(bounds.lastDay, language) });
    return end === 'from' ? i18n._('Liegt nach dem Ende') : i18n._('Liegt vor dem Anfang');
  };
}

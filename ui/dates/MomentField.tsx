import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useFormat } from '../station/index.ts';
import { dateAndTime } from './dateAndTime.ts';
import type { MomentProblem, RangeEnd, TypedRangeVm } from './typedRange.vm.ts';
import { TypedMoment } from './TypedMoment.tsx';

interface Props {
  readonly label: string;
  readonly end: RangeEnd;
  readonly vm: TypedRangeVm;
}

/** A day and a time of day that are typed, in the plant's zone, with what is wrong about them. */
export const MomentField = observer(function MomentField({ label, end, vm }: Props) {
  const problem = vm.problemOf(end);
  const text = useProblemText(vm, end);
  return (
    <TypedMoment
      label={label}
      atMs={vm.momentOf(end)}
      onType={(atMs) => vm.type(end, atMs)}
      granularity="second"
      isInvalid={problem !== undefined}
      problem={problem && text(problem)}
      isDisabled={!vm.isOpen}
    />
  );
});

/** Only inside an observer. */
function useProblemText({ bounds }: TypedRangeVm, end: RangeEnd): (problem: MomentProblem) => string {
  const { i18n } = useLingui();
  const { date, clock } = useFormat();
  const moment = (atMs: number | undefined) => dateAndTime(date(atMs), clock(atMs));
  return (problem) => {
    if (problem === 'incomplete') return i18n._('Unvollständig');
    if (problem === 'tooEarly') return i18n._('Frühestens {moment}', { moment: moment(bounds?.fromMs) });
    if (problem === 'tooLate') return i18n._('Spätestens {moment}', { moment: moment(bounds?.toMs) });
    return end === 'from' ? i18n._('Liegt nach dem Ende') : i18n._('Liegt vor dem Anfang');
  };
}

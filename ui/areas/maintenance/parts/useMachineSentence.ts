import { useLingui } from '@lingui/react';
import { serviceNames } from '../../../../i18n/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { MachineServicesVm } from '../machineServices.vm.ts';
import { useExpectedDate } from './useExpectedDate.ts';
import { useHeadlineText } from './useHeadlineText.ts';

/** Returns the function that says what a machine needs next. Only inside an observer. */
export function useMachineSentence(): (machine: string, vm: MachineServicesVm) => string {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const { dateOf, isFar } = useExpectedDate();
  const headlineText = useHeadlineText();
  return (machine, { headline, next }) => {
    const hours = (value: number) => `${number(value, 0)}\u00a0h`;
    if (headline.kind !== 'counted' || next?.remainingH === undefined) return `${machine}: ${headlineText(headline)}`;
    const part = i18n._(serviceNames[next.component]);
    const { remainingH, expectedMs } = next;
    if (headline.overdue > 1) return `${machine}: ${headlineText(headline)}`;
    if (remainingH < 0) return i18n._('{machine}: {part} seit {hours} überfällig', { machine, part, hours: hours(-remainingH) });
    return expectedMs === undefined || isFar(expectedMs)
      ? i18n._('{machine}: {part} in {hours} fällig', { machine, part, hours: hours(remainingH) })
      : i18n._('{machine}: {part} voraussichtlich am {date} fällig', { machine, part, date: dateOf(expectedMs) });
  };
}

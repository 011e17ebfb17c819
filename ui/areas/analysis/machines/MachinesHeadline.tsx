import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { changedMachines, machineSign } from '../../../../core/machines/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { ChangeRangeButton } from '../../../dates/index.ts';
import { Headline } from '../../../kit/index.ts';
import { useFormat, useSlotName } from '../../../station/index.ts';
import type { MachinesVm } from './machines.vm.ts';
import { useMachineText } from './useMachineText.ts';

/** The answer as a sentence: which machine needs more than before, or more than its sheet. */
export const MachinesHeadline = observer(function MachinesHeadline({ vm }: { readonly vm: MachinesVm }) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const { days } = vm;
  return (
    <Headline
      title={useSentence(vm)}
      note={i18n._('{from} bis {until}', { from: formatDay(days.from, region), until: formatDay(days.until, region) })}
    >
      <ChangeRangeButton value={days} lastDay={vm.today} />
    </Headline>
  );
});

/** Only inside an observer. */
function useSentence({ answer }: MachinesVm): string {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const slotName = useSlotName();
  const text = useMachineText();
  const machines = answer?.picture.machines ?? [];
  const [first] = changedMachines(machines);
  if (first?.drift.change !== undefined) {
    const { since, size } = first.drift.change;
    const words = { machine: slotName(first.slot), day: formatDay(since, region) };
    return size.kind !== 'none' && size.value < 0
      ? i18n._('{machine} braucht seit {day} weniger Strom für dieselbe Luft', words)
      : i18n._('{machine} braucht seit {day} mehr Strom für dieselbe Luft', words);
  }
  const beyond = machines.filter((machine) => machineSign(machine) === 'beyond');
  const [worst] = beyond;
  if (worst !== undefined && worst.against.deviation.kind !== 'none')
    return i18n._('{machine} weicht {share} % von seinem Datenblatt ab', {
      machine: slotName(worst.slot),
      share: text.signed(worst.against.deviation.value),
    });
  if (machines.some((machine) => machineSign(machine) === 'within')) return i18n._('Alle Maschinen im Rahmen');
  return answer === undefined ? i18n._('Maschinen') : i18n._('Noch nichts zu vergleichen');
}

import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { stateLook } from '../../kit/index.ts';
import { RailGroup, RailLink, RailNote } from '../../shell/index.ts';
import { compressorPath } from './compressorPath.ts';
import { useMachineName } from './MachineName.tsx';
import type { SlotRange } from './model/emptySlots.ts';
import type { OverviewMasterVm } from './overviewMaster.vm.ts';

const unknownLook = { icon: 'i-none', tone: 's-off' } as const;

/** The station and its machines as a list of pages. */
export const OverviewRail = observer(function OverviewRail({ vm }: { readonly vm: OverviewMasterVm }) {
  const { i18n } = useLingui();
  const machineName = useMachineName();
  const rangeText = ({ from, until }: SlotRange) =>
    until - from > 1 ? [i18n._('{from} bis {until}', { from, until })] : from === until ? [String(from)] : [String(from), String(until)];
  const empty = vm.emptySlots.flatMap(rangeText).join(', ');
  return (
    <>
      <RailGroup>
        <RailLink to="/overview/master" icon="g-station">
          {i18n._('Station')}
        </RailLink>
      </RailGroup>
      <RailGroup title={i18n._('Verdichter')}>
        {vm.machines.map((machine) => {
          const { icon, tone } = machine.state === undefined ? unknownLook : stateLook[machine.state];
          return (
            <RailLink key={machine.slot} to={compressorPath(machine.slot)} icon={icon} tone={tone}>
              {machineName(machine)}
            </RailLink>
          );
        })}
        {empty !== '' && <RailNote icon="i-none">{i18n._('{slots} nicht belegt', { slots: empty })}</RailNote>}
      </RailGroup>
    </>
  );
});

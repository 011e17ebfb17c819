import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { stores, useService } from '../../di/index.ts';
import { stateStyle, useMachineName } from '../../station/index.ts';
import { accessoriesPath, compressorPath, RailGroup, RailLink, RailNote } from '../../shell/index.ts';
import type { SlotRange } from '../../stores/index.ts';

const unknownStyle = { icon: 'i-none', tone: 's-off' } as const;

/** A machine's page, with its state. */
const MachineLink = observer(function MachineLink({ slot }: { readonly slot: number }) {
  const machineName = useMachineName();
  const machine = useService(stores.machines).styleIn(slot);
  if (machine === undefined) return null;
  const { icon, tone } = machine.state === undefined ? unknownStyle : stateStyle[machine.state];
  return (
    <RailLink to={compressorPath(slot)} icon={icon} tone={tone}>
      {machineName(machine)}
    </RailLink>
  );
});

/** The station, its machines and its accessories as a list of pages. */
export const OverviewRail = observer(function OverviewRail() {
  const { i18n } = useLingui();
  const { shape, emptySlots, inputCount } = useService(stores.machines);
  const rangeText = ({ from, until }: SlotRange) =>
    until - from > 1 ? [i18n._('{from} bis {until}', { from, until })] : from === until ? [String(from)] : [String(from), String(until)];
  const empty = emptySlots.flatMap(rangeText).join(', ');
  return (
    <>
      <RailGroup>
        <RailLink to="/overview/master" icon="g-station">
          {i18n._('Station')}
        </RailLink>
      </RailGroup>
      <RailGroup title={i18n._('Verdichter')}>
        {shape.machines.map(({ slot }) => (
          <MachineLink key={slot} slot={slot} />
        ))}
        {empty !== '' && <RailNote icon="i-none">{i18n._('{slots} nicht belegt', { slots: empty })}</RailNote>}
      </RailGroup>
      <RailGroup title={i18n._('Zubehör')}>
        <RailLink
          to={inputCount === 0 ? undefined : accessoriesPath()}
          icon="g-sensor"
          end={inputCount}
          hint={inputCount === 0 ? i18n._('Keine Messstellen') : undefined}
        >
          {i18n._('Messstellen')}
        </RailLink>
      </RailGroup>
    </>
  );
});

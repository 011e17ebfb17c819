import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { stores, useService } from '../../di/index.ts';
import { stateStyle, useMachineName } from '../../station/index.ts';
import { RailGroup, RailLink, servicePath } from '../../shell/index.ts';
import type { MachineView } from '../../stores/index.ts';
import { dueStyle } from './dueStyle.ts';

const unknownStyle = { icon: 'i-none', tone: 's-off', word: undefined } as const;

/** The pages of the area, and the machines with what is due. */
export const MaintenanceRail = observer(function MaintenanceRail() {
  const { i18n } = useLingui();
  const machineName = useMachineName();
  const machines = useService(stores.machines);
  const services = useService(stores.services);
  const lookOf = ({ slot, state }: MachineView) => {
    if (state === 'communicationError') return stateStyle[state];
    const due = services.isSettling ? undefined : services.dueOf(slot);
    return due === undefined ? unknownStyle : dueStyle[due];
  };
  return (
    <>
      <RailGroup>
        <RailLink to="/maintenance/overview">{i18n._('Übersicht')}</RailLink>
        <RailLink to="/maintenance/table">{i18n._('Tabelle')}</RailLink>
      </RailGroup>
      <RailGroup title={i18n._('Verdichter')}>
        {machines.list.map((machine) => {
          const { icon, tone, word } = lookOf(machine);
          return (
            <RailLink key={machine.slot} to={servicePath(machine.slot)} icon={icon} tone={tone}>
              {machineName(machine)}
              {word !== undefined && (
                <span className="mt-said">
                  <span className="vh">, {i18n._(word)}</span>
                </span>
              )}
            </RailLink>
          );
        })}
      </RailGroup>
    </>
  );
});

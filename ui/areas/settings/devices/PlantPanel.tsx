import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { slotCount } from '../../../../core/compressor/index.ts';
import { changed, networkFlowWays, withMachine, withoutMachine } from '../../../../core/field/index.ts';
import { Panel } from '../../../kit/index.ts';
import { ConfigFile } from './ConfigFile.tsx';
import type { DevicesVm } from './devices.vm.ts';
import { DraftNumber, DraftSelect } from './DraftFields.tsx';
import { MachineForm } from './MachineForm.tsx';
import { blankMachine } from './model/blanks.ts';
import { Sign } from './Sign.tsx';

/** Text ids. */
const flowWords: Readonly<Record<(typeof networkFlowWays)[number], string>> = {
  measured: /*i18n*/ 'von einem Durchflussmesser',
  balance: /*i18n*/ 'berechnet: Liefermengen weniger, was den Behälter füllt',
  none: /*i18n*/ 'nicht bekannt',
};

/** What belongs to no single device: receiver, network flow, the compressors, and the file of all of it. */
export const PlantPanel = observer(function PlantPanel({ vm }: { readonly vm: DevicesVm }) {
  const { i18n } = useLingui();
  const { plant = {}, machines = [] } = vm.config ?? {};
  const free = Array.from({ length: slotCount }, (_, i) => i + 1).find((slot) => !machines.some((machine) => machine.slot === slot));
  const problem = vm.problems.find(({ part, field }) => part === 'plant' && field === 'receiverM3');
  const set = (next: typeof plant) => vm.edit((config) => changed(config, { plant: Object.keys(next).length === 0 ? undefined : next }));
  return (
    <>
      <Panel title={i18n._('Anlage')} bare>
        <div className="fm-fields">
          <DraftNumber
            label={i18n._('Behälter zusammen')}
            hint={i18n._('Volumen aller Druckbehälter; für den berechneten Volumenstrom')}
            span={3}
            unit="m³"
            value={plant.receiverM3}
            problem={problem}
            onChange={(receiverM3) => set(changed(plant, { receiverM3 }))}
          />
          <DraftSelect
            label={i18n._('Volumenstrom des Netzes')}
            span={3}
            value={plant.networkFlow ?? 'none'}
            choices={networkFlowWays.map((way) => [way, i18n._(flowWords[way])] as const)}
            onChange={(networkFlow) => set({ ...plant, networkFlow })}
          />
        </div>
      </Panel>
      {machines.map(({ slot }) => (
        <MachineForm
          key={slot}
          vm={vm}
          slot={slot}
          actions={
            <button type="button" className="btn sm" onClick={() => vm.edit((config) => withoutMachine(config, slot))}>
              {i18n._('Maschine entfernen')}
            </button>
          }
        />
      ))}
      {free !== undefined && vm.canWrite && (
        <button type="button" className="btn fd-more" onClick={() => vm.edit((config) => withMachine(config, blankMachine(free)))}>
          <Sign name="plus" />
          {i18n._('Maschine')}
        </button>
      )}
      <Panel title={i18n._('Einrichtung als Datei')} bare>
        <ConfigFile vm={vm} />
      </Panel>
    </>
  );
});

import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { changedMachines } from '../../../../core/machines/index.ts';
import { useAskedRange } from '../../../dates/index.ts';
import { ports, stores, useMachineReports, useService } from '../../../di/index.ts';
import { Panel, Skeleton } from '../../../kit/index.ts';
import { Page } from '../../../shell/index.ts';
import { AnalysisRail } from '../AnalysisRail.tsx';
import { AirBalancePanel } from './AirBalancePanel.tsx';
import './machines.css';
import { type MachinesVm, machinesVm } from './machines.vm.ts';
import { MachinesHeadline } from './MachinesHeadline.tsx';
import { MachinesTable } from './MachinesTable.tsx';

const closed = '0';

/** Which machine needs more than its sheet, or more than before, and since when. */
export const MachinesPage = observer(function MachinesPage() {
  const { i18n } = useLingui();
  const vm = useMachines();
  return (
    <Page crumbs={[{ label: i18n._('Analyse'), to: '/analysis' }, { label: i18n._('Maschinen') }]} rail={<AnalysisRail />} className="mc">
      <MachinesHeadline vm={vm} />
      <Content vm={vm} />
    </Page>
  );
});

const Content = observer(function Content({ vm }: { readonly vm: MachinesVm }) {
  const { i18n } = useLingui();
  const [query, setQuery] = useSearchParams();
  const { answer } = vm;
  if (answer === undefined)
    return (
      <Panel title={i18n._('Spezifische Leistung')}>
        {vm.isNotOffered ? (
          <p role="status">{i18n._('Diese Steuerung unterstützt das nicht.')}</p>
        ) : vm.state === 'failed' ? (
          <>
            <p role="status">{i18n._('Die Auswertung der Maschinen konnte nicht geladen werden.')}</p>
            <button type="button" className="btn" onClick={() => void vm.ask()}>
              {i18n._('Erneut versuchen')}
            </button>
          </>
        ) : (
          <Skeleton label={i18n._('Lädt')} bars={8} />
        )}
      </Panel>
    );
  const { recordedDays, evaluatedDays, picture } = answer;
  const asked = query.get('machine');
  const open = asked === null ? changedMachines(picture.machines)[0]?.slot : Number(asked);
  return (
    <>
      {evaluatedDays < recordedDays && (
        <p className="t14 dim" role="status">
          {i18n._('{done} von {count} Tagen sind ausgewertet.', { done: evaluatedDays, count: recordedDays })}
        </p>
      )}
      <MachinesTable
        answer={answer}
        open={open}
        onOpen={(slot) => {
          const next = new URLSearchParams(query);
          next.set('machine', slot === undefined ? closed : String(slot));
          setQuery(next, { replace: true });
        }}
      />
      {picture.machines.length > 0 && <AirBalancePanel air={picture.air} />}
    </>
  );
});

/** What the days that the address asks for say of the machines. Only inside an observer. */
function useMachines(): MachinesVm {
  const parts = {
    machineReports: useMachineReports(),
    clock: useService(ports.clock),
    log: useService(ports.log),
    session: useService(stores.session),
    settings: useService(stores.settings),
    plant: useService(stores.plant),
  };
  const days = useAskedRange();
  const [vm] = useState(() => machinesVm(parts));
  useLayoutEffect(() => vm.choose(days), [vm, days]);
  useEffect(() => vm.follow(), [vm]);
  return vm;
}

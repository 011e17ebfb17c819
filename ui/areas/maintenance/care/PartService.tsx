import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { type ListedService, type MaintenanceComponent, maintenanceComponents } from '../../../../core/maintenance/index.ts';
import { ports, stores, useService, useServiceApi } from '../../../di/index.ts';
import { serviceNames } from '../../../../i18n/index.ts';
import { Banner, Headline } from '../../../kit/index.ts';
import { useFormat, useMachineName, useServices } from '../../../station/index.ts';
import { Page, servicePath } from '../../../shell/index.ts';
import type { MachineView } from '../../../stores/index.ts';
import '../maintenance.css';
import { MaintenanceRail } from '../MaintenanceRail.tsx';
import { NoServices } from '../parts/NoServices.tsx';
import './care.css';
import { CloseForm } from './CloseForm.tsx';
import { CloseServiceVm } from './closeService.vm.ts';
import type { CareVm } from './care.vm.ts';
import { ForecastPanel } from './ForecastPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { useCare } from './useCare.ts';
import { VisitPanel } from './VisitPanel.tsx';
import { partServicePath } from './carePaths.ts';

/** One part's service: what is left, closing it, its date, the visit that it belongs to and what was done before. */
export const PartService = observer(function PartService({ machine }: { readonly machine: MachineView }) {
  const { component = '' } = useParams();
  const known = maintenanceComponents.find((name) => name === component);
  if (known === undefined) return <Navigate to={servicePath(machine.slot)} replace />;
  return <KnownPart key={`${machine.slot} ${known}`} machine={machine} component={known} />;
});

const KnownPart = observer(function KnownPart({
  machine,
  component,
}: {
  readonly machine: MachineView;
  readonly component: MaintenanceComponent;
}) {
  const { i18n } = useLingui();
  const services = useServices();
  const care = useCare();
  const { slot } = machine;
  const part = i18n._(serviceNames[component]);
  const name = useMachineName()(machine);
  const service = services.isSettling ? undefined : services.ofMachine(slot).find((each) => each.component === component);
  const sentence = useSentence(service, part, name);
  return (
    <Page
      place={partServicePath(slot, component)}
      crumbs={[{ label: i18n._('Wartung'), to: '/maintenance' }, { label: name, to: servicePath(slot) }, { label: part }]}
      rail={<MaintenanceRail />}
      className="mt-page"
    >
      <Headline title={sentence.title} note={sentence.note} />
      {service === undefined ? (
        <NoServices kind={services.state === 'known' ? 'empty' : 'loading'} />
      ) : (
        <Panels care={care} service={service} />
      )}
      {care.state !== 'notOffered' && (
        <HistoryPanel
          title={i18n._('{part} von {machine} bisher', { part, machine: name })}
          care={care}
          records={care.recordsOf(slot, component)}
        />
      )}
    </Page>
  );
});

/** Only inside an observer. */
function useSentence(service: ListedService | undefined, part: string, machine: string) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const { remainingH, intervalH } = service ?? {};
  const hours = (value: number) => `${number(value, 0)}\u00a0h`;
  const note = intervalH === undefined ? '\u00a0' : i18n._('Intervall {hours}', { hours: hours(intervalH) });
  if (remainingH === undefined) return { title: i18n._('{part} von {machine}', { part, machine }), note };
  const title =
    remainingH < 0
      ? i18n._('{part} von {machine} ist seit {hours} fällig', { part, machine, hours: hours(-remainingH) })
      : i18n._('{part} von {machine} ist in {hours} fällig', { part, machine, hours: hours(remainingH) });
  return { title, note };
}

const Panels = observer(function Panels({ care, service }: { readonly care: CareVm; readonly service: ListedService }) {
  const { i18n } = useLingui();
  const port = useServiceApi();
  const session = useService(stores.session);
  const preferences = useService(stores.preferences);
  const clock = useService(ports.clock);
  const [vm] = useState(
    () =>
      new CloseServiceVm({
        ...{ services: port, session, preferences, clock },
        item: { index: service.index, component: service.component },
        onChange: () => void care.load(),
      }),
  );
  const visit = care.visitOf(service);
  return (
    <>
      {care.state === 'notOffered' && (
        <Banner tone="quiet" icon="g-question">
          {i18n._('Diese Steuerung führt kein Wartungsbuch. Setzen Sie die Restzeit nach der Wartung am Verdichter zurück.')}
        </Banner>
      )}
      <div className="ca-grid">
        {care.state === 'ready' && <CloseForm vm={vm} care={care} service={service} />}
        <ForecastPanel care={care} service={service} />
      </div>
      {visit !== undefined && visit.services.length > 1 && <VisitPanel care={care} visit={visit} />}
    </>
  );
});

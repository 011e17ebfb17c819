import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { Headline } from '../../kit/index.ts';
import { MachineStepper, useMachineName, useServices } from '../../station/index.ts';
import { Page, serviceHistoryPath, serviceImagePath, servicePath } from '../../shell/index.ts';
import type { MachineView } from '../../stores/index.ts';
import './maintenance.css';
import { MachineServicesVm } from './machineServices.vm.ts';
import { MaintenanceRail } from './MaintenanceRail.tsx';
import { AsOf } from './parts/AsOf.tsx';
import { BarsPanel } from './bars/BarsPanel.tsx';
import { PartService } from './care/PartService.tsx';
import { ServiceHistory } from './care/ServiceHistory.tsx';
import { useCare } from './care/useCare.ts';
import { PlateLink } from './parts/PlateLink.tsx';
import { useMachineSentence } from './parts/useMachineSentence.ts';
import { ViewSwitch } from './parts/ViewSwitch.tsx';
import { PicturePanel } from './picture/PicturePanel.tsx';

export interface CompressorServicesProps {
  readonly machine: MachineView;
  /** The chart without one; `part` is the service of the part that the address names. */
  readonly view?: 'image' | 'history' | 'part';
}

/** The services of one machine, as a chart, as a picture, or those that were closed. */
export const CompressorServices = observer(function CompressorServices({ machine, view }: CompressorServicesProps) {
  return view === 'part' ? <PartService machine={machine} /> : <AllServices machine={machine} view={view} />;
});

interface AllServicesProps {
  readonly machine: MachineView;
  readonly view: 'image' | 'history' | undefined;
}

const AllServices = observer(function AllServices({ machine, view }: AllServicesProps) {
  const { i18n } = useLingui();
  const services = useServices();
  const { slot } = machine;
  const vm = useMemo(() => new MachineServicesVm(services, slot), [services, slot]);
  const name = useMachineName()(machine);
  const sentence = useMachineSentence();
  useCare();
  const views = { image: i18n._('Bild'), history: i18n._('Wartungsbuch') };
  const pathOf = { image: serviceImagePath, history: serviceHistoryPath, chart: servicePath }[view ?? 'chart'];
  return (
    <Page
      place={servicePath(machine.slot)}
      view={view && views[view]}
      crumbs={[{ label: i18n._('Wartung'), to: '/maintenance' }, { label: i18n._('Verdichter') }, { label: name }]}
      rail={<MaintenanceRail />}
      className="mt-page"
    >
      <Headline title={sentence(name, vm)} note={<AsOf />}>
        <div className="mt-tools">
          <ViewSwitch slot={slot} />
          <div className="mt-steps">
            <MachineStepper slot={slot} pathOf={pathOf} />
            <PlateLink slot={slot} />
          </div>
        </div>
      </Headline>
      {view === 'image' && <PicturePanel vm={vm} machine={machine} />}
      {view === 'history' && <ServiceHistory slot={slot} name={name} />}
      {view === undefined && <BarsPanel vm={vm} />}
    </Page>
  );
});

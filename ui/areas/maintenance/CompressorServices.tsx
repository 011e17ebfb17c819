import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { Headline } from '../../kit/index.ts';
import { MachineStepper, useMachineName, useServices } from '../../station/index.ts';
import { Page, serviceImagePath, servicePath } from '../../shell/index.ts';
import type { MachineView } from '../../stores/index.ts';
import './maintenance.css';
import { MachineServicesVm } from './machineServices.vm.ts';
import { MaintenanceRail } from './MaintenanceRail.tsx';
import { AsOf } from './parts/AsOf.tsx';
import { BarsPanel } from './bars/BarsPanel.tsx';
import { PlateLink } from './parts/PlateLink.tsx';
import { useMachineSentence } from './parts/useMachineSentence.ts';
import { ViewSwitch } from './parts/ViewSwitch.tsx';
import { PicturePanel } from './picture/PicturePanel.tsx';

export interface CompressorServicesProps {
  readonly machine: MachineView;
  /** The picture instead of the chart. */
  readonly image?: boolean;
}

/** The services of one machine, as a chart or as a picture. */
export const CompressorServices = observer(function CompressorServices({ machine, image = false }: CompressorServicesProps) {
  const { i18n } = useLingui();
  const services = useServices();
  const { slot } = machine;
  const vm = useMemo(() => new MachineServicesVm(services, slot), [services, slot]);
  const name = useMachineName()(machine);
  const sentence = useMachineSentence();
  return (
    <Page
      place={servicePath(machine.slot)}
      view={image ? i18n._('Bild') : undefined}
      crumbs={[{ label: i18n._('Wartung'), to: '/maintenance' }, { label: i18n._('Verdichter') }, { label: name }]}
      rail={<MaintenanceRail />}
      className="mt-page"
    >
      <Headline title={sentence(name, vm)} note={<AsOf />}>
        <div className="mt-tools">
          <ViewSwitch slot={slot} />
          <div className="mt-steps">
            <MachineStepper slot={slot} pathOf={image ? serviceImagePath : servicePath} />
            <PlateLink slot={slot} />
          </div>
        </div>
      </Headline>
      {image ? <PicturePanel vm={vm} machine={machine} /> : <BarsPanel vm={vm} />}
    </Page>
  );
});

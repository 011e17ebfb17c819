import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { compressorPath, Page } from '../../../shell/index.ts';
import type { MachineView } from '../../../stores/index.ts';
import { useMachineName } from '../../../station/index.ts';
import { OverviewRail } from '../OverviewRail.tsx';
import { MachineDetails } from './MachineDetails.tsx';

export interface CompressorPageProps {
  readonly machine: MachineView;
  /** Its type plate instead of its cutaway. */
  readonly plate?: boolean;
}

/** One machine: what it looks like inside, what it does and reports, and its type plate. */
export const CompressorPage = observer(function CompressorPage({ machine, plate = false }: CompressorPageProps) {
  const { i18n } = useLingui();
  const name = useMachineName()(machine);
  return (
    <Page
      place={compressorPath(machine.slot)}
      view={plate ? i18n._('Typenschild') : undefined}
      crumbs={[
        { label: i18n._('Übersicht'), to: '/overview' },
        { label: i18n._('Verdichter'), to: '/overview/compressor' },
        { label: name },
      ]}
      rail={<OverviewRail />}
    >
      <MachineDetails key={machine.slot} machine={machine} name={name} plate={plate} />
    </Page>
  );
});

import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Panel } from '../../../kit/index.ts';
import type { MachineServicesVm } from '../machineServices.vm.ts';
import { ForecastNote } from '../parts/ForecastNote.tsx';
import { NoServices } from '../parts/NoServices.tsx';
import { BarLegend } from './BarLegend.tsx';
import { ServiceBars } from './ServiceBars.tsx';

/** The bar chart of a machine's services. */
export const BarsPanel = observer(function BarsPanel({ vm }: { readonly vm: MachineServicesVm }) {
  const { i18n } = useLingui();
  const hasBars = vm.list.length > 0;
  return (
    <Panel
      title={i18n._('Rest und Intervall je Bauteil')}
      actions={hasBars && <BarLegend hasCut={vm.chart.bars.some(({ cut }) => cut)} />}
      className="sb-panel"
      bare
    >
      {hasBars ? (
        <div className="sb-body">
          <ServiceBars vm={vm} />
        </div>
      ) : (
        <NoServices kind={vm.headline.kind} />
      )}
      <ForecastNote />
    </Panel>
  );
});

import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useState } from 'react';
import { ports, stores, useService } from '../../di/index.ts';
import { Page } from '../../shell/index.ts';
import './liveChart.css';
import { LiveChartVm } from './liveChart.vm.ts';
import { LiveHeadline } from './LiveHeadline.tsx';
import { LivePanel } from './LivePanel.tsx';
import { useLiveView } from './useLiveView.ts';

const tickMs = 1000;

/** Network pressure and volume flow as they come, with the last minutes behind them. */
export const LiveChart = observer(function LiveChart() {
  const { i18n } = useLingui();
  const plant = useService(stores.plant);
  const log = useService(stores.log);
  const clock = useService(ports.clock);
  const [view, setView] = useLiveView();
  const [vm] = useState(() => new LiveChartVm({ plant, log, clock }));
  const { isLive } = vm;

  useLayoutEffect(() => vm.show(view), [vm, view]);
  useEffect(() => vm.follow(), [vm]);
  useEffect(() => {
    if (isLive) return;
    const timer = setInterval(() => vm.tick(), tickMs);
    return () => clearInterval(timer);
  }, [vm, isLive]);

  return (
    <Page crumbs={[{ label: i18n._('Analyse'), to: '/analysis' }, { label: i18n._('Diagramme') }, { label: i18n._('Verlauf') }]}>
      <LiveHeadline vm={vm} />
      <LivePanel vm={vm} onView={setView} />
    </Page>
  );
});

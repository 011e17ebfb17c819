import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router';
import { Banner } from '../kit/index.ts';
import { showsCharts } from './showsCharts.ts';

/** Says on the pages of the analysis why there are no charts. */
export function ChartsBanner() {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  if (!pathname.startsWith('/analysis') || showsCharts(navigator.userAgent)) return null;
  return (
    <Banner tone="warn" icon="i-warn" className="frame-banner">
      {i18n._('Diagramme werden von diesem Browser nicht unterstützt. Bitte verwenden Sie Edge, Firefox, Chrome oder Safari.')}
    </Banner>
  );
}

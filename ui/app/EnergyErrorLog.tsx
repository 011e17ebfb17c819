import { useLingui } from '@lingui/react';
import { ErrorLogPage } from '../areas/errors/ErrorLogPage.tsx';
import { energyRoot } from '../areas/energy/energyPages.ts';
import { EnergyRail } from '../areas/energy/EnergyRail.tsx';

/** The error log as a page of this area. */
export function EnergyErrorLog() {
  const { i18n } = useLingui();
  return <ErrorLogPage area={{ label: i18n._('Energiebilanz'), to: energyRoot }} rail={<EnergyRail />} />;
}

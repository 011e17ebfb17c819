import { useLingui } from '@lingui/react';
import { ErrorLogPage } from '../errors/ErrorLogPage.tsx';
import { energyRoot } from './energyPages.ts';
import { EnergyRail } from './EnergyRail.tsx';

/** The error log as a page of this area. */
export function EnergyErrorLog() {
  const { i18n } = useLingui();
  return <ErrorLogPage area={{ label: i18n._('Energiebilanz'), to: energyRoot }} rail={<EnergyRail />} />;
}

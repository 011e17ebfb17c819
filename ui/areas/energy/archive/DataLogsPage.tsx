import { useLingui } from '@lingui/react';
import { ArchivePanels } from './ArchivePanels.tsx';
import { EnergyPage } from '../EnergyPage.tsx';
import { energyTitles } from '../energyTitles.ts';

/** The archive's files as a page of this area. */
export function DataLogsPage() {
  const { i18n } = useLingui();
  const title = energyTitles.data_logs;
  return (
    <EnergyPage title={title}>
      <ArchivePanels name={i18n._(title)} />
    </EnergyPage>
  );
}

import { useLingui } from '@lingui/react';
import { ArchivePanels } from '../../archive/ArchivePanels.tsx';
import { EnergyPage } from '../EnergyPage.tsx';

/** The archive's files as a page of this area; `title` is the text id of what it is called. */
export function DataLogsPage({ title }: { readonly title: string }) {
  const { i18n } = useLingui();
  return (
    <EnergyPage title={title}>
      <ArchivePanels name={i18n._(title)} />
    </EnergyPage>
  );
}

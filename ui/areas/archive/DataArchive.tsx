import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { formatMonth } from '../../../i18n/format/index.ts';
import { ports, stores, useService } from '../../di/index.ts';
import { Panel, useFormat, useSourceName } from '../../kit/index.ts';
import { Page } from '../../shell/index.ts';
import './archive.css';
import { ArchiveFiles } from './ArchiveFiles.tsx';
import { ArchiveHeadline, type ArchivePartProps } from './ArchiveHeadline.tsx';
import { ArchiveShape } from './ArchiveShape.tsx';
import { DataArchiveVm } from './dataArchive.vm.ts';
import type { ArchiveEntry } from './model/archiveEntry.ts';
import { isFound } from './model/isFound.ts';

/** The files that the station keeps of each month. */
export const DataArchive = observer(function DataArchive() {
  const { i18n } = useLingui();
  const archive = useService(ports.archive);
  const clock = useService(ports.clock);
  const session = useService(stores.session);
  const plant = useService(stores.plant);
  const settings = useService(stores.settings);
  const [vm] = useState(() => new DataArchiveVm({ archive, session, plant, settings, clock }));
  useEffect(() => vm.follow(), [vm]);
  const wordsOf = useEntryWords();
  const shown = vm.entries?.filter((entry) => isFound(vm.search, wordsOf(entry)));
  return (
    <Page crumbs={[{ label: i18n._('Energiebilanz'), to: '/data_archive' }, { label: i18n._('Datenarchiv') }]}>
      <ArchiveHeadline vm={vm} shown={shown} />
      <Content vm={vm} shown={shown} />
    </Page>
  );
});

const Content = observer(function Content({ vm, shown }: ArchivePartProps) {
  const { i18n } = useLingui();
  if (vm.isLoading) return <ArchiveShape />;
  if (shown !== undefined && shown.length > 0) return <ArchiveFiles vm={vm} entries={shown} />;
  const sentence =
    shown === undefined
      ? i18n._('Die Liste der Dateien ist noch nicht da. Es wird weiter versucht, sie zu holen.')
      : vm.entries?.length === 0
        ? i18n._('Noch keine Dateien. Die erste entsteht nach dem ersten vollen Tag.')
        : i18n._('Keine Datei passt zur Suche.');
  return (
    <Panel label={i18n._('Datenarchiv')}>
      <p className="dim">{sentence}</p>
    </Panel>
  );
});

/** Returns the function that gives what an entry is found by. Only inside an observer. */
function useEntryWords(): (entry: ArchiveEntry) => readonly string[] {
  const { i18n } = useLingui();
  const { language } = useFormat();
  const sourceName = useSourceName();
  return ({ name, source, month }) => [
    name,
    formatMonth(month, language),
    source === undefined ? '' : source === 'master' ? i18n._('Station') : sourceName(source),
  ];
}

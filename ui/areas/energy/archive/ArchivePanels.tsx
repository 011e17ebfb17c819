import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { formatMonth } from '../../../../i18n/format/index.ts';
import { ports, stores, useService } from '../../../di/index.ts';
import { Banner, Panel, saveFile } from '../../../kit/index.ts';
import { useFormat, useSourceName } from '../../../station/index.ts';
import './archive.css';
import { ArchiveFiles } from './ArchiveFiles.tsx';
import { ArchiveDownloads } from './archiveDownloads.vm.ts';
import { ArchiveHeadline, type ArchivePartProps } from './ArchiveHeadline.tsx';
import { ArchiveShape } from './ArchiveShape.tsx';
import { DataArchiveVm } from './dataArchive.vm.ts';
import { DamagedFiles } from './DamagedFiles.tsx';
import type { ArchiveEntry } from './model/archiveEntry.ts';
import { isFound } from './model/isFound.ts';

/** The files that the station keeps of each month: the content of a page that is called `name`. */
export const ArchivePanels = observer(function ArchivePanels({ name }: { readonly name: string }) {
  const { i18n } = useLingui();
  const log = useService(ports.log);
  const archive = useService(ports.archive);
  const clock = useService(ports.clock);
  const session = useService(stores.session);
  const plant = useService(stores.plant);
  const settings = useService(stores.settings);
  const [vm] = useState(() => new DataArchiveVm({ archive, session, plant, settings, clock }));
  const [downloads] = useState(
    () => new ArchiveDownloads({ archive, session, log, save: (file, content) => saveFile(file, [content], 'text/csv') }),
  );
  useEffect(() => vm.follow(), [vm]);
  useEffect(() => downloads.follow(), [downloads]);
  const wordsOf = useEntryWords();
  const shown = vm.entries?.filter((entry) => isFound(vm.search, wordsOf(entry)));
  const inputs = vm.inputEntries?.filter((entry) => isFound(vm.search, [...wordsOf(entry), i18n._('Messstellen')])) ?? [];
  return (
    <>
      <ArchiveHeadline vm={vm} name={name} shown={shown} />
      <FailedDownloads downloads={downloads} />
      <DamagedFiles vm={vm} />
      <Content vm={vm} name={name} shown={shown} inputs={inputs} downloads={downloads} />
    </>
  );
});
interface DownloadsProps {
  readonly downloads: ArchiveDownloads;
}

/** Which files could not be downloaded. */
const FailedDownloads = observer(function FailedDownloads({ downloads: { failed } }: DownloadsProps) {
  const { i18n } = useLingui();
  if (failed.length === 0) return null;
  return (
    <Banner tone="warn" icon="i-warn">
      <b>{i18n._('Fehler beim Herunterladen')}</b>
      <span>{i18n._('{files}. Es wurde nichts gespeichert.', { files: failed.join(', ') })}</span>
    </Banner>
  );
});

interface ContentProps extends ArchivePartProps, DownloadsProps {
  readonly inputs: readonly ArchiveEntry[];
}

const Content = observer(function Content({ vm, name, shown, inputs, downloads }: ContentProps) {
  const { i18n } = useLingui();
  if (vm.isLoading) return <ArchiveShape />;
  if (shown !== undefined && shown.length + inputs.length > 0)
    return <ArchiveFiles vm={vm} downloads={downloads} entries={shown} inputs={inputs} />;
  const sentence =
    shown === undefined
      ? i18n._('Die Liste der Dateien ist noch nicht da. Es wird weiter versucht, sie zu holen.')
      : vm.entries?.length === 0
        ? i18n._('Noch keine Dateien. Die erste entsteht nach dem ersten vollen Tag.')
        : i18n._('Keine Datei passt zur Suche.');
  return (
    <Panel label={name}>
      <p className="dim">{sentence}</p>
    </Panel>
  );
});

/** Returns the function that gives what an entry is found by. Only inside an observer. */
function useEntryWords(): (entry: ArchiveEntry) => readonly string[] {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const sourceName = useSourceName();
  return ({ name, source, month }) => [
    name,
    formatMonth(month, region),
    source === undefined ? '' : source === 'master' ? i18n._('Station') : sourceName(source),
  ];
}

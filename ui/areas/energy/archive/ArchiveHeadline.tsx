import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { formatDuration, formatMonth } from '../../../../i18n/format/index.ts';
import { Field, Headline } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { DataArchiveVm } from './dataArchive.vm.ts';
import type { ArchiveEntry } from './model/archiveEntry.ts';
import { totalBytes } from './model/fileSize.ts';
import { Size } from './Size.tsx';

export interface ArchivePartProps {
  readonly vm: DataArchiveVm;
  /** What the page is called. */
  readonly name: string;
  /** Those that are searched for; undefined until the list came once. */
  readonly shown: readonly ArchiveEntry[] | undefined;
}

/** How far the archive reaches, how many files it has, and the search. */
export const ArchiveHeadline = observer(function ArchiveHeadline({ vm, name, shown }: ArchivePartProps) {
  const { i18n } = useLingui();
  const note = (
    <span className="da-note" role="status">
      {useNote({ vm, shown })}
    </span>
  );
  return (
    <Headline title={useTitle(vm, name)} note={note}>
      {vm.entries?.length !== 0 && (
        <Field label={i18n._('Suche')} isOff={vm.entries === undefined} className="da-search">
          {(control) => (
            <input
              {...control}
              type="search"
              className="in"
              value={vm.search}
              placeholder={i18n._('Monat, Verdichter oder Datei')}
              onChange={({ target }) => vm.find(target.value)}
            />
          )}
        </Field>
      )}
    </Headline>
  );
});

/** Only inside an observer. */
function useTitle({ entries = [] }: DataArchiveVm, name: string): string {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const months = entries.map(({ month }) => month).filter((month) => month !== undefined);
  if (months.length === 0) return name;
  const inOnePiece = (month: string | undefined) => formatMonth(month, region).replaceAll(' ', '\u00a0');
  const [from, until] = [inOnePiece(months.at(-1)), inOnePiece(months[0])];
  const period = from === until ? until : i18n._('{from} bis {until}', { from, until });
  return i18n._('{name}, {period}', { name, period });
}

/** Only inside an observer. */
function useNote({ vm, shown }: Pick<ArchivePartProps, 'vm' | 'shown'>): ReactNode {
  const { i18n } = useLingui();
  const { clock } = useFormat();
  if (vm.isLoading) return i18n._('Lädt');
  if (shown === undefined) return i18n._('Die Anforderung aller verfügbaren Archivdateien ist fehlgeschlagen');
  const stand = i18n._('Stand {time}, vor {age}', { time: clock(vm.fetchedMs), age: formatDuration(vm.ageS) });
  if (vm.isStale) return vm.state === 'failed' ? i18n._('{stand}, Aktualisieren fehlgeschlagen', { stand }) : stand;
  const count = vm.entries?.length ?? 0;
  if (shown.length < count) return i18n._('{shown} von {count} Dateien', { shown: shown.length, count });
  return (
    <>
      {i18n._('{count, plural, one {# Datei} other {# Dateien}} mit Tagessummen', { count })},{' '}
      <Size bytes={totalBytes(shown.map(({ sizeBytes }) => sizeBytes))} />
    </>
  );
}

import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { ArchiveDownloads } from './archiveDownloads.vm.ts';
import { DownloadCells } from './DownloadCells.tsx';
import type { ArchiveEntry } from './model/archiveEntry.ts';

export interface FileTableProps {
  readonly downloads: ArchiveDownloads;
  readonly entries: readonly ArchiveEntry[];
  /** Head and content of the first column. */
  readonly head: string;
  readonly nameOf: (entry: ArchiveEntry) => ReactNode;
}

/** Files with their sizes. */
export function FileTable({ downloads, entries, head, nameOf }: FileTableProps) {
  const { i18n } = useLingui();
  return (
    <table className="tb da-table">
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col" className="da-file-head">
            {i18n._('Datei')}
          </th>
          <th scope="col" className="r da-size-head">
            {i18n._('Größe')}
          </th>
          <th scope="col" className="da-get-head">
            <span className="vh">{i18n._('Herunterladen')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.name}>
            <td>{nameOf(entry)}</td>
            <td className="da-file dim">{entry.name}</td>
            <DownloadCells downloads={downloads} entry={entry} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

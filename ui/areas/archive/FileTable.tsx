import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { missing } from '../../../i18n/format/index.ts';
import { useFormat } from '../../kit/index.ts';
import type { ArchiveEntry } from './model/archiveEntry.ts';
import { fileSize } from './model/fileSize.ts';

export interface FileTableProps {
  readonly entries: readonly ArchiveEntry[];
  /** Head and content of the first column. */
  readonly head: string;
  readonly nameOf: (entry: ArchiveEntry) => ReactNode;
}

/** Files with their sizes. */
export function FileTable({ entries, head, nameOf }: FileTableProps) {
  const { i18n } = useLingui();
  return (
    <table className="tb da-table">
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{i18n._('Datei')}</th>
          <th scope="col" className="r">
            {i18n._('Größe')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.name}>
            <td>{nameOf(entry)}</td>
            <td className="da-file dim">{entry.name}</td>
            <td className="r">
              <Size bytes={entry.sizeBytes} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A size with its unit. */
export const Size = observer(function Size({ bytes }: { readonly bytes: number | undefined }) {
  const { number } = useFormat();
  const size = fileSize(bytes);
  if (size === undefined) return <span className="none">{missing}</span>;
  return (
    <>
      {number(size.value, 1)}
      <span className="unit">{size.unit}</span>
    </>
  );
});

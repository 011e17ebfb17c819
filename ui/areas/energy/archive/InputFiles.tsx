import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { dayOfInputFileName } from '../../../../core/inputFile/index.ts';
import { formatDayAndMonth, formatMonth } from '../../../../i18n/format/index.ts';
import { Panel } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { ArchiveDownloads } from './archiveDownloads.vm.ts';
import type { DataArchiveVm } from './dataArchive.vm.ts';
import { FileTable } from './FileTable.tsx';
import { type ArchiveEntry, type ArchiveMonth, byMonth } from './model/archiveEntry.ts';
import { totalBytes } from './model/fileSize.ts';
import { Size } from './Size.tsx';

interface Props {
  readonly vm: DataArchiveVm;
  readonly downloads: ArchiveDownloads;
  /** Those that are searched for. */
  readonly entries: readonly ArchiveEntry[];
}

/** What the measuring points measured, a file a day: the days of a month are behind its size. */
export const InputFiles = observer(function InputFiles({ vm, downloads, entries }: Props) {
  const { i18n } = useLingui();
  return (
    <section className="da-group da-inputs" aria-labelledby="da-inputs">
      <h2 id="da-inputs">{i18n._('Messstellen')}</h2>
      <div className="da-months">
        {byMonth(entries).map((month) => (
          <InputMonth key={month.month} downloads={downloads} today={vm.today} isOpen={vm.search.trim() !== ''} {...month} />
        ))}
      </div>
    </section>
  );
});

interface MonthProps extends ArchiveMonth {
  readonly downloads: ArchiveDownloads;
  /** The day whose file still grows. */
  readonly today: string | undefined;
  readonly isOpen: boolean;
}

function InputMonth({ downloads, today, isOpen, month, entries }: MonthProps) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  return (
    <Panel
      title={formatMonth(month, region)}
      actions={
        <span className="label">
          <Size bytes={totalBytes(entries.map(({ sizeBytes }) => sizeBytes))} />
        </span>
      }
      bare
    >
      <details className="da-days" open={isOpen}>
        <summary>{i18n._('{count, plural, one {# Datei} other {# Dateien}}', { count: entries.length })}</summary>
        <FileTable
          downloads={downloads}
          entries={entries}
          head={i18n._('Tag')}
          nameOf={({ name }) => {
            const day = dayOfInputFileName(name);
            return (
              <>
                {formatDayAndMonth(day, region)}{' '}
                {day !== undefined && day === today && <span className="da-running label">{i18n._('läuft noch')}</span>}
              </>
            );
          }}
        />
      </details>
    </Panel>
  );
}

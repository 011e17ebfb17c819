import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { formatMonth } from '../../../../i18n/format/index.ts';
import { classNames, Panel } from '../../../kit/index.ts';
import { useFormat, useSourceName } from '../../../station/index.ts';
import type { ArchiveDownloads } from './archiveDownloads.vm.ts';
import type { DataArchiveVm } from './dataArchive.vm.ts';
import { FileTable } from './FileTable.tsx';
import { InputFiles } from './InputFiles.tsx';
import { type ArchiveEntry, type ArchiveMonth, byMonth } from './model/archiveEntry.ts';
import { totalBytes } from './model/fileSize.ts';
import { Size } from './Size.tsx';

export interface ArchiveFilesProps {
  readonly downloads: ArchiveDownloads;
  readonly vm: DataArchiveVm;
  /** Those that are searched for. */
  readonly entries: readonly ArchiveEntry[];
  /** Files of analog inputs, likewise. */
  readonly inputs: readonly ArchiveEntry[];
}

/** The files of the plant in one table, those of its compressors in one table a month, and those of analog inputs likewise. */
export const ArchiveFiles = observer(function ArchiveFiles({ vm, downloads, entries, inputs }: ArchiveFilesProps) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const plant = entries.filter(({ source }) => source === 'master');
  const machines = byMonth(entries.filter(({ source }) => source !== 'master'));
  const running = <span className="da-running label">{i18n._('läuft noch')}</span>;
  return (
    <div className={classNames('da-groups', vm.isStale && 'da-stale')}>
      {plant.length > 0 && (
        <div className="da-group">
          <h2 id="da-plant">{i18n._('Station')}</h2>
          <Panel labelledBy="da-plant" bare>
            <FileTable
              downloads={downloads}
              entries={plant}
              head={i18n._('Monat')}
              nameOf={({ month }) => (
                <>
                  {formatMonth(month, region)} {month !== undefined && month === vm.currentMonth && running}
                </>
              )}
            />
          </Panel>
        </div>
      )}
      {machines.length > 0 && (
        <section className="da-group" aria-labelledby="da-machines">
          <h2 id="da-machines">{i18n._('Verdichter')}</h2>
          <div className="da-months">
            {machines.map((month) => (
              <MonthPanel key={month.month} downloads={downloads} isRunning={month.month === vm.currentMonth} {...month} />
            ))}
          </div>
        </section>
      )}
      {inputs.length > 0 && <InputFiles vm={vm} downloads={downloads} entries={inputs} />}
    </div>
  );
});

interface MonthPanelProps extends ArchiveMonth {
  readonly downloads: ArchiveDownloads;
  /** The month still grows. */
  readonly isRunning: boolean;
}

const MonthPanel = observer(function MonthPanel({ downloads, month, entries, isRunning }: MonthPanelProps) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const sourceName = useSourceName();
  return (
    <Panel
      title={month === undefined ? i18n._('Ohne Monat') : formatMonth(month, region)}
      actions={
        <span className="label">
          <Size bytes={totalBytes(entries.map(({ sizeBytes }) => sizeBytes))} />
          {isRunning && `, ${i18n._('läuft noch')}`}
        </span>
      }
      bare
    >
      <FileTable
        downloads={downloads}
        entries={entries}
        head={i18n._('Name')}
        nameOf={({ source }) => (source === undefined ? i18n._('Unbekannt') : sourceName(source))}
      />
    </Panel>
  );
});

import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { formatMonth } from '../../../i18n/format/index.ts';
import { classNames, Panel, useFormat, useSourceName } from '../../kit/index.ts';
import type { DataArchiveVm } from './dataArchive.vm.ts';
import { FileTable, Size } from './FileTable.tsx';
import { type ArchiveEntry, type ArchiveMonth, byMonth } from './model/archiveEntry.ts';
import { totalBytes } from './model/fileSize.ts';

export interface ArchiveFilesProps {
  readonly vm: DataArchiveVm;
  /** Those that are searched for. */
  readonly entries: readonly ArchiveEntry[];
}

/** The files of the plant in one table, those of its compressors in one table a month. */
export const ArchiveFiles = observer(function ArchiveFiles({ vm, entries }: ArchiveFilesProps) {
  const { i18n } = useLingui();
  const { language } = useFormat();
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
              entries={plant}
              head={i18n._('Monat')}
              nameOf={({ month }) => (
                <>
                  {formatMonth(month, language)} {month !== undefined && month === vm.currentMonth && running}
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
              <MonthPanel key={month.month} isRunning={month.month === vm.currentMonth} {...month} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
});

const MonthPanel = observer(function MonthPanel({ month, entries, isRunning }: ArchiveMonth & { readonly isRunning: boolean }) {
  const { i18n } = useLingui();
  const { language } = useFormat();
  const sourceName = useSourceName();
  return (
    <Panel
      title={month === undefined ? i18n._('Ohne Monat') : formatMonth(month, language)}
      actions={
        <span className="label">
          {isRunning ? i18n._('läuft noch') : <Size bytes={totalBytes(entries.map(({ sizeBytes }) => sizeBytes))} />}
        </span>
      }
      bare
    >
      <FileTable
        entries={entries}
        head={i18n._('Name')}
        nameOf={({ source }) => (source === undefined ? i18n._('Unbekannt') : sourceName(source))}
      />
    </Panel>
  );
});

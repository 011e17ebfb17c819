import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { LogFilters } from './LogFilters.tsx';
import { LogStatus } from './LogStatus.tsx';
import { LogTable, type LogTableProps } from './LogTable.tsx';

/** The log with its filters; while it is read a line moves along its upper edge. */
export const LogPanel = observer(function LogPanel({ vm, place, dock }: LogTableProps) {
  const { i18n } = useLingui();
  return (
    <section className="panel el-log" aria-label={i18n._('Protokoll')}>
      {vm.reading.isReading && <div className="progress" />}
      <LogFilters vm={vm} />
      <LogStatus vm={vm} />
      <LogTable vm={vm} place={place} dock={dock} />
    </section>
  );
});

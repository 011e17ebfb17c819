import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import type { ErrorLogVm } from '../errorLog.vm.ts';
import type { DetailPlace } from '../useDetailPlace.ts';
import { LogFilters } from './LogFilters.tsx';
import { LogStatus } from './LogStatus.tsx';
import { LogTable } from './LogTable.tsx';

export interface LogPanelProps {
  readonly vm: ErrorLogVm;
  readonly place: DetailPlace;
  /** What covers the lower edge of the table. */
  readonly dock: RefObject<HTMLElement | null>;
}

/** The log with its filters; while it is read a line moves along its upper edge. */
export const LogPanel = observer(function LogPanel({ vm, place, dock }: LogPanelProps) {
  const { i18n } = useLingui();
  return (
    <section className="panel el-log" aria-label={i18n._('Protokoll')}>
      {vm.reading.isPending && <div className="progress" />}
      <LogFilters vm={vm} />
      <LogStatus vm={vm} />
      <LogTable vm={vm} place={place} dock={dock} />
    </section>
  );
});

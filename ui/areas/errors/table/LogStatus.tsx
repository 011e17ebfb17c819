import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { formatDuration } from '../../../../i18n/format/index.ts';
import { Icon, maxPrintedRows } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { ErrorLogVm } from '../errorLog.vm.ts';

/** How many entries are shown, and how old they are: one line that is always there. */
export const LogStatus = observer(function LogStatus({ vm }: { readonly vm: ErrorLogVm }) {
  const { i18n } = useLingui();
  const { state, entries, isStale } = vm.reading;
  const hasFailed = state === 'failed';
  const age = useAge(vm);
  const count = useCount(vm);
  return (
    <div className="el-status t12 dim" role="status">
      {entries !== undefined && (
        <>
          <span>{count}</span>
          {hasFailed || isStale ? (
            <b className="s-warn">
              <Icon name="i-warn" />
              <span>{hasFailed ? i18n._('{age}, Aktualisieren fehlgeschlagen', { age }) : i18n._('{age}, keine Verbindung', { age })}</span>
            </b>
          ) : (
            <span>{age}</span>
          )}
          {vm.isRowGone && <b>{i18n._('Die Meldung aus der Adresse steht nicht im Protokoll.')}</b>}
          {vm.rows.length > maxPrintedRows && (
            <span className="el-print">{i18n._('Gedruckt sind die neuesten {count}.', { count: maxPrintedRows })}</span>
          )}
        </>
      )}
    </div>
  );
});

/** Only inside an observer. */
function useCount({ rows, reading: { entries = [] }, isNarrowed }: ErrorLogVm): string {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const of = number(entries.length, 0);
  if (isNarrowed) return i18n._('{count} von {of} Meldungen', { count: number(rows.length, 0), of });
  return i18n._('{count, plural, one {# Meldung} other {# Meldungen}}', { count: entries.length });
}

/** Only inside an observer. */
function useAge({ reading: { readAtMs, ageS, isStale } }: ErrorLogVm): string {
  const { i18n } = useLingui();
  const { minute } = useFormat();
  const time = minute(readAtMs);
  return isStale ? i18n._('Stand {time}, vor {age}', { time, age: formatDuration(ageS) }) : i18n._('Stand {time}', { time });
}

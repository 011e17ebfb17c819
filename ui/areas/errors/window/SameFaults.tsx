import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { FaultLogEntry } from '../../../../core/faults/index.ts';
import { missing } from '../../../../i18n/format/index.ts';
import { Link, Panel } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { entryKey, faultWindowPage } from '../../../shell/index.ts';
import type { ErrorLogVm } from '../errorLog.vm.ts';
import { rankingPath } from '../model/rankingPath.ts';
import { YearStrip } from '../ranking/YearStrip.tsx';
import { useDurationText } from '../useDurationText.ts';

interface Props {
  readonly vm: ErrorLogVm;
  readonly entry: FaultLogEntry;
}

/** The page shows so many; the ranking has all. */
const shown = 10;

/** When the same fault came in 12 months, how long it was up, and what was noted. */
export const SameFaults = observer(function SameFaults({ vm, entry }: Props) {
  const { i18n } = useLingui();
  const { date, clock } = useFormat();
  const durationText = useDurationText();
  const same = vm.sameAs(entry);
  if (same.length === 0) return null;
  const key = entryKey(entry);
  const when = ({ atMs }: FaultLogEntry) => (atMs === undefined ? missing : `${date(atMs)}, ${clock(atMs)}`);
  return (
    <Panel
      title={i18n._('Diese Meldung {count, plural, one {#-mal} other {#-mal}} in 12 Monaten', { count: same.length })}
      className="fw-faults"
      actions={
        vm.canRank && (
          <Link className="el-link t14" to={rankingPath(entry)}>
            {i18n._('Häufigkeit')}
          </Link>
        )
      }
    >
      {vm.yearRange && <YearStrip of={{ bitIndex: entry.bitIndex, entries: same }} range={vm.yearRange} />}
      <table className="tb">
        <thead>
          <tr>
            <th>{i18n._('Zeitpunkt')}</th>
            <th>{i18n._('Dauer')}</th>
            <th>{i18n._('Notiz')}</th>
          </tr>
        </thead>
        <tbody>
          {same.slice(0, shown).map((other) => (
            <tr key={entryKey(other)} aria-current={entryKey(other) === key || undefined}>
              <td>
                {entryKey(other) === key || !vm.hasRecord(other) ? (
                  when(other)
                ) : (
                  <Link className="el-link" to={`${faultWindowPage}?row=${entryKey(other)}`}>
                    {when(other)}
                  </Link>
                )}
              </td>
              <td>{durationText(other, vm.stillUp.has(other))}</td>
              <td>{other.notes?.findLast(({ text }) => text !== '')?.text ?? missing}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
});

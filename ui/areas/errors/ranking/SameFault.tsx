import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { FaultLogEntry, RankedFault } from '../../../../core/faults/index.ts';
import type { TimeRange } from '../../../../core/time/index.ts';
import { missing } from '../../../../i18n/format/index.ts';
import { Link, Panel } from '../../../kit/index.ts';
import { useFormat, useSourceName } from '../../../station/index.ts';
import { entryKey, errorLogPath } from '../../../shell/index.ts';
import { useDurationText } from '../useDurationText.ts';
import './ranking.css';
import { RankingHead, type RankingHeadColumn } from './RankingHead.tsx';
import { useRankedText } from './useRankedText.ts';
import { YearStrip } from './YearStrip.tsx';

export interface SameFaultProps {
  readonly fault: RankedFault;
  readonly range: TimeRange;
  readonly isUp: (entry: FaultLogEntry) => boolean;
  /** The entry that the page is about. */
  readonly openedKey?: string | undefined;
}

/** Newest entries that are listed; the log has the rest. */
const maxListed = 20;

const columns: readonly RankingHeadColumn[] = [
  { word: /*i18n*/ 'Zeitpunkt' },
  { word: /*i18n*/ 'Dauer', isNumber: true },
  { word: /*i18n*/ 'Notiz' },
];

/** When a fault came in 12 months: on a line of time, and as a list with what people left. */
export const SameFault = observer(function SameFault({ fault, range, isUp, openedKey }: SameFaultProps) {
  const { i18n } = useLingui();
  const { date, minute } = useFormat();
  const rankedText = useRankedText();
  const sourceName = useSourceName();
  const durationText = useDurationText();
  const { source, count, entries } = fault;
  const words = { fault: rankedText(fault), source: sourceName(source), count };
  const title = i18n._('{fault}, {source}: {count, plural, one {#-mal} other {#-mal}} in 12 Monaten', words);
  return (
    <Panel title={title} className="rk-same" bare>
      <YearStrip of={fault} range={range} />
      <div className="scroll" role="group" aria-label={title} tabIndex={0}>
        <table className="tb">
          <RankingHead columns={columns} />
          <tbody>
            {entries.slice(0, maxListed).map((entry, i) => (
              <tr key={i} aria-current={entryKey(entry) === openedKey ? 'true' : undefined}>
                <td>
                  <Link className="el-link" to={errorLogPath({ row: entryKey(entry) })}>
                    {date(entry.atMs)} <b className="strong">{minute(entry.atMs)}</b>
                  </Link>
                </td>
                <td className="r">{isUp(entry) ? i18n._('steht an') : durationText(entry, false)}</td>
                <td className="rk-note">{entry.notes?.map(({ text }) => text).find(Boolean) ?? <span className="none">{missing}</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {entries.length > maxListed && (
        <p className="pb t12 dim">
          {i18n._('Die neuesten {count} von {all}; alle stehen im Protokoll.', { count: maxListed, all: count })}
        </p>
      )}
    </Panel>
  );
});

import { useLingui } from '@lingui/react';
import { memo } from 'react';
import { type FaultLogEntry, faultSeverity } from '../../../../core/faults/index.ts';
import { classNames, LookMark, severityStyle } from '../../../kit/index.ts';
import type { ErrorLogVm } from '../errorLog.vm.ts';

export interface LogRowProps {
  readonly id: string;
  /** Among the rows that are shown, from 0. */
  readonly index: number;
  readonly entry: FaultLogEntry;
  readonly date: string;
  readonly time: string;
  readonly source: string;
  readonly code: string;
  readonly text: string | undefined;
  readonly isOpen: boolean;
  /** The fault is still there. */
  readonly isUp: boolean;
  readonly duration: string;
  readonly vm: ErrorLogVm;
}

/** An entry of the log; the component stands in its own column, or above the message where there is none. */
export const LogRow = memo(function LogRow({ id, index, entry, date, time, source, code, text, isOpen, isUp, duration, vm }: LogRowProps) {
  const { i18n } = useLingui();
  const severity = faultSeverity(entry.bitIndex);
  const message = text ?? i18n._('Kein Text');
  return (
    <tr id={id} className="el-row" aria-rowindex={index + 2} aria-selected={isOpen} onClick={() => vm.open(entry)}>
      <td className="el-time">
        <span>{date}</span> <b className="strong">{time}</b>
      </td>
      <td className="el-source">{source}</td>
      <td className="el-severity">
        <LookMark look={severity && severityStyle[severity]} />
      </td>
      <td>
        <div className="el-message" title={`${code} ${message}`}>
          <span className="el-where">{source}</span>
          <span className="el-code">{code}</span>
          <span className={classNames('el-text two-lines', text === undefined && 'none')}>{message}</span>
          {entry.notes !== undefined && entry.notes.length > 0 && <span className="el-seen">{i18n._('gesehen')}</span>}
          {isUp && <span className="el-up">{i18n._('steht an')}</span>}
        </div>
      </td>
      <td className="el-duration num">
        <span className="two-lines">{duration}</span>
      </td>
    </tr>
  );
});

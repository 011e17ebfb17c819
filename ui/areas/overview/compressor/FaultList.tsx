import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ActiveFault } from '../../../../core/faults/index.ts';
import { Link, LookMark, Panel, severityStyle } from '../../../kit/index.ts';
import { useFaultWords } from '../../../station/index.ts';
import { errorLogPath } from '../../../shell/index.ts';
import './faults.css';

export interface FaultListProps {
  readonly id: string;
  readonly faults: readonly ActiveFault[];
  readonly mayOpenLog: boolean;
}

/** All faults of a machine that reports several, worst first; each leads to its like in the log. */
export const FaultList = observer(function FaultList({ id, faults, mayOpenLog }: FaultListProps) {
  const { i18n } = useLingui();
  const words = useFaultWords();
  return (
    <Panel className="cf-panel" title={<span id={id}>{i18n._('Aktive Meldungen')}</span>} bare>
      <ul className="cf-list">
        {faults.map(({ source, number, bitIndex, severity }) => {
          const { code, text } = words(source, bitIndex);
          const content = (
            <>
              <LookMark look={severityStyle[severity]} />
              <b>{code}</b>
              <span>{text ?? i18n._('Kein Text')}</span>
            </>
          );
          return (
            <li key={number}>
              {mayOpenLog ? (
                <Link className="cf-row" to={errorLogPath({ source, severity })}>
                  {content}
                </Link>
              ) : (
                <div className="cf-row">{content}</div>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
});

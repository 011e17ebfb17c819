import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { faultSeverity, type RankedFault, yearStrip } from '../../../../core/faults/index.ts';
import type { TimeRange } from '../../../../core/time/index.ts';
import { severityStyle } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import './ranking.css';

export interface YearStripProps {
  readonly of: Pick<RankedFault, 'bitIndex' | 'entries'>;
  readonly range: TimeRange;
}

/** When a fault came in 12 months, as marks on a line of time. */
export const YearStrip = observer(function YearStrip({ of: { bitIndex, entries }, range }: YearStripProps) {
  const { i18n } = useLingui();
  const { date, zone } = useFormat();
  const severity = faultSeverity(bitIndex);
  const { marks, months } = yearStrip(entries, range, zone);
  return (
    <div className={`rk-year pb ${severity === undefined ? '' : severityStyle[severity].tone}`}>
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" role="img" aria-label={i18n._('Zeitpunkte der letzten 12 Monate')}>
        <path className="rk-axis" d="M0 .75H1" />
        {months.map((place) => (
          <path key={place} className="rk-month" d={`M${place} .65V.85`} />
        ))}
        {marks.map((place, i) => (
          <path key={i} className="rk-mark" d={`M${place} .1V.75`} />
        ))}
      </svg>
      <p className="t12 dim">
        <span>{date(range.fromMs)}</span>
        <span>{date(range.untilMs)}</span>
      </p>
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { DayRangeChoice } from '../../core/time/index.ts';
import { stores, useService } from '../di/index.ts';
import { Link } from '../kit/index.ts';
import { trendDaysPath, trendPath } from './trendPath.ts';

interface Props {
  /** What the chart shows, in ms or as days; undefined while that is not known. */
  readonly span: { readonly fromMs: number; readonly untilMs: number } | DayRangeChoice | undefined;
  /** Ids of its lines. */
  readonly series: readonly string[];
  /** What it leads to, where its content says nothing. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Leads to the chart of a moment's range; nothing but its content for those who may not open the analysis. */
export const TrendLink = observer(function TrendLink({ span, series, label, className, children }: Props) {
  const session = useService(stores.session);
  if (span === undefined || series.length === 0 || !session.allowed.analytics) return children;
  return (
    <Link
      className={className}
      aria-label={label}
      title={label}
      to={'from' in span ? trendDaysPath(span, series) : trendPath(span.fromMs, span.untilMs, series)}
    >
      {children}
    </Link>
  );
});

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { stores, useService } from '../di/index.ts';
import { Link } from '../kit/index.ts';
import { trendPath } from './trendPath.ts';

interface Props {
  /** What the chart shows, in ms; undefined while that is not known. */
  readonly span: { readonly fromMs: number; readonly untilMs: number } | undefined;
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
    <Link className={className} aria-label={label} title={label} to={trendPath(span.fromMs, span.untilMs, series)}>
      {children}
    </Link>
  );
});

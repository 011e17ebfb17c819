import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';

interface Props {
  readonly plotCount: number;
  readonly isLoading: boolean;
  readonly children: ReactNode;
}

/** Stands where the chart will be: its shape while it loads, or why there is nothing to draw. */
export function ChartPlaceholder({ plotCount, isLoading, children }: Props) {
  const { i18n } = useLingui();
  return (
    <div className="an-empty" role="status" aria-busy={isLoading}>
      <div className="an-empty-plot">
        <p>{isLoading ? <span className="vh">{i18n._('Lädt')}</span> : children}</p>
      </div>
      {Array.from({ length: plotCount - 1 }, (_, i) => (
        <div key={i} className="an-empty-plot" />
      ))}
    </div>
  );
}

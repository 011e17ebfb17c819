import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type LiveView, viewFromQuery, viewToQuery } from './model/liveView.ts';

/** What the address asks the chart to show, and the call that changes it. */
export function useLiveView(): readonly [LiveView, (view: LiveView) => void] {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => viewFromQuery(query), [query]);
  const setView = useCallback((next: LiveView) => setQuery(viewToQuery(next), { replace: true }), [setQuery]);
  return [view, setView];
}

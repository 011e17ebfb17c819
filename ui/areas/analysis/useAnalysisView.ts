import { reaction } from 'mobx';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { viewFromQuery, viewToQuery } from './model/analysisView.ts';

/** A browser takes only so many changes of its address; while somebody drags, nothing is written. */
const restMs = 250;

/** Keeps the view and the page's address the same. Only inside an observer. */
export function useAnalysisView(vm: AnalysisChartVm): void {
  const [query, setQuery] = useSearchParams();
  const write = useRef(setQuery);
  const written = useRef<string>(undefined);
  const { defaults } = vm;
  useLayoutEffect(() => {
    write.current = setQuery;
  });

  useLayoutEffect(() => {
    if (query.toString() === written.current) return;
    written.current = undefined;
    vm.show(viewFromQuery(query, defaults));
    vm.rest();
  }, [vm, query, defaults]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = reaction(
      () => vm.view,
      (view) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          vm.rest();
          const next = new URLSearchParams(viewToQuery(view, vm.defaults));
          if (next.toString() === new URLSearchParams(location.search).toString()) return;
          written.current = next.toString();
          write.current(next, { replace: true });
        }, restMs);
      },
    );
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [vm]);
}

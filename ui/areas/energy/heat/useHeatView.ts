import { reaction } from 'mobx';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { HeatVm } from './heat.vm.ts';
import { heatFromQuery, heatToQuery } from './model/heatQuery.ts';

/** A browser takes only so many changes of its address; while somebody drags, nothing is written. */
const restMs = 250;

/** Keeps the assumptions and the page's address the same. */
export function useHeatView(vm: HeatVm): void {
  const [query, setQuery] = useSearchParams();
  const write = useRef(setQuery);
  const written = useRef<string>(undefined);
  useLayoutEffect(() => {
    write.current = setQuery;
  });

  useLayoutEffect(() => {
    if (query.toString() === written.current) return;
    written.current = undefined;
    vm.show(heatFromQuery(query));
  }, [vm, query]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = reaction(
      () => vm.parameters,
      (parameters) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          const next = new URLSearchParams(heatToQuery(parameters)).toString();
          if (next === new URLSearchParams(location.search).toString()) return;
          written.current = next;
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

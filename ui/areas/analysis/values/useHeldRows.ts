import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ValueTableVm } from './valueTable.vm.ts';

export interface HeldRows {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rowPx: number;
}

/** Keeps the rows that are read in their place when newer ones come in above them, and scrolls to the row that is opened. Only inside an observer. */
export function useHeldRows(vm: ValueTableVm, { scroller, rowPx }: HeldRows): { readonly viewPx: () => number } {
  const { chart, count, atMs } = vm;
  /** Moment of the uppermost row in view; undefined at the very top, where the newest rows are followed. */
  const topMs = useRef<number>(undefined);

  /** What head and foot leave. */
  const viewPx = () => {
    const [head = 0, foot = 0] = ['thead', 'tfoot'].map((part) => scroller.current?.querySelector<HTMLElement>(part)?.offsetHeight);
    return (scroller.current?.clientHeight ?? 0) - head - foot;
  };

  const note = useEffectEvent(() => {
    const index = Math.floor((scroller.current?.scrollTop ?? 0) / rowPx);
    topMs.current = index === 0 ? undefined : vm.timeOf(index);
  });
  useEffect(() => {
    const element = scroller.current;
    const onScroll = () => note();
    element?.addEventListener('scroll', onScroll, { passive: true });
    return () => element?.removeEventListener('scroll', onScroll);
  }, [scroller]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || topMs.current === undefined) return;
    const movedPx = vm.indexOf(topMs.current) * rowPx - Math.floor(element.scrollTop / rowPx) * rowPx;
    if (movedPx !== 0) element.scrollBy(0, movedPx);
  }, [vm, scroller, rowPx, chart.table, chart.range.span, count]);

  const reveal = useEffectEvent(() => {
    const element = scroller.current;
    if (element === null || vm.openIndex === undefined) return;
    const topPx = vm.openIndex * rowPx - element.scrollTop;
    const outPx = Math.min(topPx, 0) || Math.max(topPx + rowPx - viewPx(), 0);
    if (outPx !== 0) element.scrollBy(0, outPx);
  });
  useEffect(() => {
    if (atMs !== undefined) reveal();
  }, [atMs]);
  return { viewPx };
}

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type RowRange, rowsInView } from './rowsInView.ts';

export interface ScrolledRows {
  readonly body: RefObject<HTMLElement | null>;
  /** What scrolls them; without one it is the window. */
  readonly scroller?: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Of each row. */
  readonly rowPx: number;
}

/** Drawn before the page knows its size. */
const firstRows = 32;
/** Printed at most; all rows are a file. */
export const maxPrintedRows = 500;

/** Which rows of a table to draw while something scrolls over it; on paper, the first ones. */
export function useRowsInView({ body, scroller, count, rowPx }: ScrolledRows): RowRange {
  const [range, setRange] = useState<RowRange>({ from: 0, until: firstRows });

  useLayoutEffect(() => {
    const scrolled = scroller?.current ?? undefined;
    const follow = () => {
      if (body.current === null) return;
      const viewTopPx = scrolled?.getBoundingClientRect().top ?? 0;
      const topPx = body.current.getBoundingClientRect().top - viewTopPx;
      const next = rowsInView({ topPx, viewPx: scrolled?.clientHeight ?? window.innerHeight, rowPx, count });
      setRange((before) => (before.from === next.from && before.until === next.until ? before : next));
    };
    follow();
    const target = scrolled ?? window;
    target.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    window.addEventListener('afterprint', follow);
    return () => {
      target.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
      window.removeEventListener('afterprint', follow);
    };
  }, [body, scroller, count, rowPx]);

  useEffect(() => {
    const print = () => flushSync(() => setRange({ from: 0, until: maxPrintedRows }));
    window.addEventListener('beforeprint', print);
    return () => window.removeEventListener('beforeprint', print);
  }, []);

  return { from: Math.min(range.from, count), until: Math.min(range.until, count) };
}

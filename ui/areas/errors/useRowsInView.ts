import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type RowRange, rowsInView } from './model/rowsInView.ts';

/** Drawn before the page knows its size. */
const firstRows = 32;
/** Printed at most; the whole log is a file. */
export const mostPrintedRows = 500;

/** Which rows of a table to draw while the window scrolls over it; on paper, the first ones. */
export function useRowsInView(body: RefObject<HTMLElement | null>, count: number, rowPx: number): RowRange {
  const [range, setRange] = useState<RowRange>({ from: 0, until: firstRows });

  useLayoutEffect(() => {
    const follow = () => {
      if (body.current === null) return;
      const topPx = body.current.getBoundingClientRect().top;
      const next = rowsInView({ topPx, viewPx: window.innerHeight, rowPx, count });
      setRange((before) => (before.from === next.from && before.until === next.until ? before : next));
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    window.addEventListener('afterprint', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
      window.removeEventListener('afterprint', follow);
    };
  }, [body, count, rowPx]);

  useEffect(() => {
    const print = () => flushSync(() => setRange({ from: 0, until: mostPrintedRows }));
    window.addEventListener('beforeprint', print);
    return () => window.removeEventListener('beforeprint', print);
  }, []);

  return { from: Math.min(range.from, count), until: Math.min(range.until, count) };
}

import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the row that keys lead to within the window, below the head that sticks to its top. */
export function useShownRow(body: RefObject<HTMLElement | null>, index: number | undefined, rowPx: number, headPx: number): void {
  const shown = useRef(index);
  useEffect(() => {
    if (index === undefined || body.current === null || shown.current === index) return;
    shown.current = index;
    const topPx = body.current.getBoundingClientRect().top + index * rowPx;
    if (topPx < headPx) window.scrollBy(0, topPx - headPx);
    else if (topPx + rowPx > window.innerHeight) window.scrollBy(0, topPx + rowPx - window.innerHeight);
  }, [body, index, rowPx, headPx]);
}

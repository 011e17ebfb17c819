import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type TipRoom, tipPlace } from './tipPlace.ts';

/** Keeps a readout, the child of its chart, where it belongs and can be seen; it is placed before it is painted. */
export function useTipPlace({ x, top, chartWidth }: Pick<TipRoom, 'x' | 'top' | 'chartWidth'>): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tip = box.current;
    const chart = tip?.parentElement;
    if (!tip || !chart) return;
    const chartTop = chart.getBoundingClientRect().top;
    const covered = coveredEdges();
    const place = tipPlace({
      x,
      top,
      tip: { width: tip.offsetWidth, height: tip.offsetHeight },
      chartWidth,
      visible: { top: covered.topPx - chartTop, bottom: window.innerHeight - covered.bottomPx - chartTop },
    });
    tip.style.transform = `translate(${Math.round(place.left)}px, ${Math.round(place.top)}px)`;
  });
  return box;
}

/** What the header, the alarm line and the tab bar cover of the window is its scroll padding; `auto` is none. */
function coveredEdges(): { readonly topPx: number; readonly bottomPx: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return { topPx: Number.parseFloat(scrollPaddingTop) || 0, bottomPx: Number.parseFloat(scrollPaddingBottom) || 0 };
}

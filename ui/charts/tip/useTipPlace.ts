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
    const place = tipPlace({
      x,
      top,
      tip: { width: tip.offsetWidth, height: tip.offsetHeight },
      chartWidth,
      visible: { top: -chartTop, bottom: window.innerHeight - chartTop },
    });
    tip.style.transform = `translate(${Math.round(place.left)}px, ${Math.round(place.top)}px)`;
  });
  return box;
}

import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type TipRoom, tipPlace } from './tipPlace.ts';

/**
 * Keeps a readout, the child of its chart, where it belongs and can be seen; it is placed before it is painted.
 * The browser is asked for sizes and edges when they change alone: in the middle of a frame it would lay out the page for the answer.
 */
export function useTipPlace({ x, top, chartWidth }: Pick<TipRoom, 'x' | 'top' | 'chartWidth'>): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const room = useRef<Pick<TipRoom, 'tip' | 'visible'>>(undefined);
  const place = useEffectEvent((tip: HTMLDivElement) => {
    if (room.current === undefined) return;
    const { left, top: topPx } = tipPlace({ x, top, chartWidth, ...room.current });
    tip.style.transform = `translate(${Math.round(left)}px, ${Math.round(topPx)}px)`;
  });
  useLayoutEffect(() => {
    if (box.current !== null) place(box.current);
  }, [x, top, chartWidth]);
  useLayoutEffect(() => {
    const tip = box.current;
    const chart = tip?.parentElement;
    if (!tip || !chart) return;
    const measure = () => {
      room.current = roomOf(tip, chart);
      place(tip);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(tip);
    observer.observe(chart);
    window.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, []);
  return box;
}

function roomOf(tip: HTMLElement, chart: Element): Pick<TipRoom, 'tip' | 'visible'> {
  const chartTop = chart.getBoundingClientRect().top;
  const covered = coveredEdges();
  return {
    tip: { width: tip.offsetWidth, height: tip.offsetHeight },
    visible: { top: covered.topPx - chartTop, bottom: window.innerHeight - covered.bottomPx - chartTop },
  };
}

/** What the header, the alarm line and the tab bar cover of the window is its scroll padding; `auto` is none. */
function coveredEdges(): { readonly topPx: number; readonly bottomPx: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return { topPx: Number.parseFloat(scrollPaddingTop) || 0, bottomPx: Number.parseFloat(scrollPaddingBottom) || 0 };
}

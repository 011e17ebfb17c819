import { type RefObject, useEffect, useState } from 'react';

export interface WholeScreen {
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** Pixels that the plots are higher, so that the chart is as high as the screen. */
  readonly extraPx: number;
}

/** Escape closes these first. */
const floating = '.an-float:not([hidden]), .an-popover, dialog[open]';

/** A panel alone on the whole screen; in the whole window where the browser refuses more. Escape leads back. */
export function useWholeScreen(panel: RefObject<HTMLElement | null>): WholeScreen {
  const [isOn, setOn] = useState(false);
  const [extraPx, setExtraPx] = useState(0);

  useEffect(() => {
    if (!isOn) return;
    const back = { x: scrollX, y: scrollY };
    const root = document.documentElement;
    const measured = panel.current;
    let isOver = false;
    // phones have it for films only
    if ('requestFullscreen' in root)
      root
        .requestFullscreen()
        .then(() => (isOver ? document.exitFullscreen() : undefined))
        .catch(() => undefined);
    let wasFull = false;
    const onFull = () => {
      if (wasFull && document.fullscreenElement === null) setOn(false);
      wasFull = document.fullscreenElement !== null;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && document.querySelector(floating) === null) setOn(false);
    };
    const fit = () => {
      if (measured === null) return;
      const { top, height: heightPx } = measured.getBoundingClientRect();
      const topPx = top + scrollY;
      setExtraPx((before) => {
        const next = Math.max(0, innerHeight - topPx - heightPx + before);
        return Math.abs(next - before) < 1 ? before : next;
      });
    };
    const observer = new ResizeObserver(fit);
    if (measured !== null) observer.observe(measured);
    root.classList.add('an-whole');
    scrollTo(0, 0);
    addEventListener('resize', fit);
    document.addEventListener('fullscreenchange', onFull);
    // before the chart, where Escape takes away the crosshair
    document.addEventListener('keydown', onKey, true);
    return () => {
      observer.disconnect();
      root.classList.remove('an-whole');
      removeEventListener('resize', fit);
      document.removeEventListener('fullscreenchange', onFull);
      document.removeEventListener('keydown', onKey, true);
      isOver = true;
      if (document.fullscreenElement !== null) void document.exitFullscreen();
      setExtraPx(0);
      scrollTo(back.x, back.y);
    };
  }, [isOn, panel]);
  return { isOn, toggle: () => setOn(!isOn), extraPx: isOn ? extraPx : 0 };
}

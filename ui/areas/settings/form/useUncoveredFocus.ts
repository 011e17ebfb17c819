import { type RefObject, useEffect } from 'react';

const field = '.fm-field';

/** Keeps the field that has the focus, and its message, from lying under a bar at the window's lower edge. */
export function useUncoveredFocus(bar: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = isOn ? `${bar.current!.offsetHeight}px` : '';
    if (isOn) document.activeElement?.closest(field)?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(
    () => () => {
      document.documentElement.style.scrollPaddingBottom = '';
    },
    [],
  );
}

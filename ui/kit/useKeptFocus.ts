import { type RefObject, useEffect, useRef } from 'react';

/** Gives a part the focus when its buttons go or are off, and one of them had it. */
export function useKeptFocus(part: RefObject<HTMLElement | null>, canAct: boolean): void {
  const could = useRef(canAct);
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body || activeElement.matches(':disabled');
    if (could.current && !canAct && isLost) part.current?.focus({ preventScroll: true });
    could.current = canAct;
  });
}

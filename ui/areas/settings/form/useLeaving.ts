import { useEffect, useState } from 'react';
import { keepHistory } from '../../../shell/index.ts';

/** A way off the page that waits for an answer. */
export interface Leaving {
  readonly stay: () => void;
  readonly leave: () => void;
}

const indexOf = (state: unknown) => (state as { readonly idx?: number } | null)?.idx;

/** Whether a click leads off the page, and not to another window, a file or a place on the page. */
function leavesPage(event: MouseEvent, link: HTMLElement): boolean {
  if (!(link instanceof HTMLAnchorElement)) return true;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  const isHere = link.target === '' || link.target === '_self';
  return isHere && !link.hasAttribute('download') && link.origin === location.origin && link.pathname !== location.pathname;
}

/** Holds links, logging out, and the browser's back and forward while something would be lost; the browser itself asks before the window closes. */
export function useLeaving(isHeld: boolean): Leaving | undefined {
  const [leaving, setLeaving] = useState<Leaving>();
  useEffect(() => {
    if (!isHeld) return undefined;
    const ownIndex = indexOf(history.state);
    let isLetGo = false;
    let isReturning = false;
    const ask = (leave: () => void) =>
      setLeaving({
        stay: () => setLeaving(undefined),
        leave() {
          isLetGo = true;
          setLeaving(undefined);
          leave();
        },
      });

    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>('a[href], [data-leaves]');
      if (isLetGo || !link || !leavesPage(event, link)) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => link.click());
    };
    const onPopState = (event: PopStateEvent) => {
      const steps = (indexOf(event.state) ?? NaN) - (ownIndex ?? NaN);
      if (isLetGo || Number.isNaN(steps)) return;
      event.stopImmediatePropagation();
      if (isReturning) isReturning = false;
      else if (steps !== 0) {
        isReturning = true;
        history.go(-steps);
        ask(() => history.go(steps));
      }
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

    addEventListener('click', onClick, { capture: true });
    const letHistoryGo = keepHistory(onPopState);
    addEventListener('beforeunload', onBeforeUnload);
    return () => {
      removeEventListener('click', onClick, { capture: true });
      letHistoryGo();
      removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [isHeld]);
  return leaving;
}

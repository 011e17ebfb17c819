import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { stores, useService } from '../di/index.ts';
import { documentTitle } from './documentTitle.ts';
import { stationName } from './stationName.ts';

export interface Arrival {
  readonly title: string | undefined;
  readonly main: RefObject<HTMLElement | null>;
  /** False where a field of the page takes the focus. */
  readonly takesFocus: boolean;
}

function focusOn(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
}

/** Names the document after the page, and after a navigation moves to the page's heading. Only inside an observer. */
export function useArrival({ title, main, takesFocus }: Arrival): void {
  const station = stationName(useService(stores.settings), useService(stores.station));
  const { pathname, key } = useLocation();
  const shown = useRef(key === 'default' ? pathname : undefined);

  useEffect(() => {
    document.title = documentTitle(title, station);
  }, [title, station]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    if (takesFocus) focusOn(main.current?.querySelector('h1') ?? main.current);
  }, [pathname, takesFocus, main]);
}

import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { stores, useService } from '../di/index.ts';
import { documentTitle } from './documentTitle.ts';
import { stationName } from '../station/stationName.ts';

export interface Arrival {
  /** From the area to the page, each by its name. */
  readonly way: readonly (string | undefined)[];
  readonly main: RefObject<HTMLElement | null>;
  /** False where a field of the page takes the focus. */
  readonly takesFocus: boolean;
  /** What the page is of: addresses with the same one are views of one page. The path without it. */
  readonly place?: string | undefined;
}

function focusOn(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
}

/** Names the document after the page, and after a navigation moves to the page's heading. Only inside an observer. */
export function useArrival({ way, main, takesFocus, place }: Arrival): void {
  const station = stationName(useService(stores.settings), useService(stores.station));
  const { pathname, key } = useLocation();
  const arrivedAt = place ?? pathname;
  const shown = useRef(key === 'default' ? arrivedAt : undefined);

  const title = documentTitle(way, station);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (shown.current === arrivedAt) return;
    shown.current = arrivedAt;
    window.scrollTo(0, 0);
    if (takesFocus) focusOn(main.current?.querySelector('h1') ?? main.current);
  }, [arrivedAt, takesFocus, main]);
}

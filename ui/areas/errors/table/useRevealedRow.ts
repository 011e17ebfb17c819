import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { ErrorLogVm } from '../errorLog.vm.ts';

export interface RowPlaces {
  readonly body: RefObject<HTMLElement | null>;
  /** What covers the lower edge of the window. */
  readonly dock: RefObject<HTMLElement | null>;
  readonly rowPx: number;
  /** Of the head, which covers the upper edge. */
  readonly headPx: number;
}

/** Scrolls to the entry that is chosen, by keys or by the address, as far as it is out of view. Only inside an observer. */
export function useRevealedRow(vm: ErrorLogVm, { body, dock, rowPx, headPx }: RowPlaces): void {
  const { row } = vm.view;
  const isRead = vm.reading.entries !== undefined;

  const reveal = useEffectEvent(() => {
    if (body.current === null || vm.openIndex === undefined) return;
    const topPx = body.current.getBoundingClientRect().top + vm.openIndex * rowPx;
    const lowestPx = window.innerHeight - (dock.current?.offsetHeight ?? 0) - rowPx;
    const outPx = Math.min(topPx - headPx, 0) || Math.max(topPx - lowestPx, 0);
    if (outPx !== 0) window.scrollBy(0, outPx);
  });

  useEffect(() => {
    if (isRead && row !== undefined) reveal();
  }, [row, isRead]);
}

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { entryKey, errorLogPath, indexOfKey } from '../../../shell/index.ts';
import type { ErrorLogVm } from '../errorLog.vm.ts';

/** Keeps the rows that are read in their place when newer ones come in above them, and begins at the top when other rows are asked for. Only inside an observer. */
export function useHeldScroll({ rows, view }: ErrorLogVm, body: RefObject<HTMLElement | null>, rowPx: number): void {
  const filter = errorLogPath({ ...view, row: undefined });
  const firstKey = rows[0] && entryKey(rows[0]);
  const before = useRef({ filter, firstKey });

  useLayoutEffect(() => {
    const { filter: filterBefore, firstKey: keyBefore } = before.current;
    before.current = { filter, firstKey };
    const hiddenPx = -(body.current?.getBoundingClientRect().top ?? 0);
    if (hiddenPx <= 0) return;
    if (filter !== filterBefore) window.scrollBy(0, -hiddenPx - rowPx);
    else if (keyBefore !== undefined && firstKey !== keyBefore) window.scrollBy(0, Math.max(0, indexOfKey(rows, keyBefore)) * rowPx);
  }, [rows, filter, firstKey, body, rowPx]);
}

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** An element is never lower than it last was with its content: what comes after it stays in its place while there is none. */
export function useHeldHeight(hasContent: boolean): readonly [RefObject<HTMLDivElement | null>, heldPx: number | undefined] {
  const element = useRef<HTMLDivElement>(null);
  const [heldPx, setHeldPx] = useState<number>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null || !hasContent) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setHeldPx(entry.borderBoxSize[0]!.blockSize);
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [hasContent]);
  return [element, hasContent ? undefined : heldPx];
}

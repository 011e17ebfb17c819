import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for as long as the component is there; it calls the latest one given. */
export function useLatest<A extends readonly unknown[]>(call: ((...args: A) => void) | undefined): (...args: A) => void {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: A) => latest.current?.(...args), []);
}

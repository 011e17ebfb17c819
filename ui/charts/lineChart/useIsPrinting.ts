import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

function subscribe(onChange: () => void): () => void {
  const print = matchMedia('print');
  const change = (now: boolean) => {
    if (now === isPrinting) return;
    isPrinting = now;
    flushSync(onChange);
  };
  const onBefore = () => {
    change(true);
  };
  const onAfter = () => {
    change(print.matches);
  };
  window.addEventListener('beforeprint', onBefore);
  window.addEventListener('afterprint', onAfter);
  print.addEventListener('change', onAfter);
  return () => {
    window.removeEventListener('beforeprint', onBefore);
    window.removeEventListener('afterprint', onAfter);
    print.removeEventListener('change', onAfter);
  };
}

/** Whether the page is being laid out for paper; what it shows then is there before the picture is taken. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}

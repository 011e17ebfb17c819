import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;
const subscribers = new Set<() => void>();

let print: MediaQueryList | undefined;

function change(now: boolean): void {
  if (now === isPrinting) return;
  isPrinting = now;
  flushSync(() => {
    for (const onChange of subscribers) onChange();
  });
}
const onBefore = () => {
  change(true);
};
const onAfter = () => {
  change(print?.matches === true);
};

function listen(how: 'addEventListener' | 'removeEventListener'): void {
  window[how]('beforeprint', onBefore);
  window[how]('afterprint', onAfter);
  print?.[how]('change', onAfter);
}

function subscribe(onChange: () => void): () => void {
  print ??= matchMedia('print');
  if (subscribers.size === 0) listen('addEventListener');
  subscribers.add(onChange);
  return () => {
    subscribers.delete(onChange);
    if (subscribers.size === 0) listen('removeEventListener');
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

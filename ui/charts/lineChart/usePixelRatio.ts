import { useSyncExternalStore } from 'react';

const ratioNow = () => window.devicePixelRatio;

function subscribe(onChange: () => void): () => void {
  let query: MediaQueryList;
  const watch = () => {
    query = matchMedia(`(resolution: ${ratioNow()}dppx)`);
    query.addEventListener('change', onRatio, { once: true });
  };
  const onRatio = () => {
    watch();
    onChange();
  };
  watch();
  return () => {
    query.removeEventListener('change', onRatio);
  };
}

/** Pixels of the screen to one of the page, as the window moves between screens and is zoomed. */
export function usePixelRatio(): number {
  return useSyncExternalStore(subscribe, ratioNow);
}

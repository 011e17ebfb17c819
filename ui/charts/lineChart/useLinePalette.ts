import { useSyncExternalStore } from 'react';
import { forcedColours, linePalette, type LinePalette } from './linePalette.ts';

let palette: LinePalette | undefined;

/** The palette is read once a theme, however many charts there are. */
function currentPalette(): LinePalette {
  return (palette ??= linePalette(document.documentElement));
}

function subscribe(onChange: () => void): () => void {
  const renew = () => {
    palette = undefined;
    onChange();
  };
  const observer = new MutationObserver(renew);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const forced = matchMedia(forcedColours);
  forced.addEventListener('change', renew);
  renew();
  return () => {
    forced.removeEventListener('change', renew);
    observer.disconnect();
  };
}

/** The line colours and dashes of the theme as it is now. */
export function useLinePalette(): LinePalette {
  return useSyncExternalStore(subscribe, currentPalette);
}

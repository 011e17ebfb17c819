import { useSyncExternalStore } from 'react';

/** Where the opened entry is shown: beside the table, docked to the lower edge below it, or as a sheet over it. */
export type DetailPlace = 'beside' | 'below' | 'over';

const queries: readonly (readonly [place: DetailPlace, query: string])[] = [
  ['over', '(max-width: 700px)'],
  ['below', '(max-width: 1179px)'],
];

function subscribe(onChange: () => void): () => void {
  const lists = queries.map(([, query]) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

const placeNow = (): DetailPlace => queries.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'beside';

/** Follows the width of the window. */
export function useDetailPlace(): DetailPlace {
  return useSyncExternalStore(subscribe, placeNow, () => 'beside');
}

import { type RefCallback, useCallback } from 'react';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';

/** Returns the ref of the tiles, which reports to the view model whether any is in view: figures that nobody sees are not drawn with each push. */
export function useTilesInView(vm: OverviewMasterVm): RefCallback<Element> {
  return useCallback(
    (tiles: Element) => {
      const observer = new IntersectionObserver((entries) => {
        vm.showTiles(entries.at(-1)!.isIntersecting);
      });
      observer.observe(tiles);
      return () => {
        observer.disconnect();
      };
    },
    [vm],
  );
}

import { type RefObject, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import type { OverviewMasterVm } from './overviewMaster.vm.ts';

/** From this width on the picture is wide and machines have tiles; the same as in the style sheets, px. */
const wideFromPx = 950;

/** Says the view model which of the two layouts is seen, so that the other is not kept up to date for nobody; on paper it may be either. */
export function useShownLayout(page: RefObject<HTMLElement | null>, vm: OverviewMasterVm): void {
  useLayoutEffect(() => {
    const element = page.current!;
    const measure = () => {
      vm.show(element.clientWidth >= wideFromPx ? 'wide' : 'narrow');
    };
    const showBoth = () => {
      flushSync(() => {
        vm.show('both');
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('beforeprint', showBoth);
    window.addEventListener('afterprint', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', showBoth);
      window.removeEventListener('afterprint', measure);
    };
  }, [page, vm]);
}

import { type RefObject, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import type { OverviewMasterVm } from './overviewMaster.vm.ts';

/** From these widths on all stands in one screen, and the picture is wide and machines have tiles; the same as in the style sheets, px. */
const screenFromPx = 1600;
const wideFromPx = 950;
const layoutAt = (widthPx: number) => (widthPx >= screenFromPx ? 'screen' : widthPx >= wideFromPx ? 'wide' : 'narrow');

/** Says the view model which of the layouts is seen, so that the others are not kept up to date for nobody; on paper it may be any. */
export function useShownLayout(page: RefObject<HTMLElement | null>, vm: OverviewMasterVm): void {
  useLayoutEffect(() => {
    const element = page.current!.parentElement!;
    const measure = () => {
      vm.show(layoutAt(element.clientWidth));
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

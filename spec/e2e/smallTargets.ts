import type { Page } from 'playwright-core';

/**
 * What can be pressed in the content, and is pressed in a field less than so many pixels high; the field may be larger than what is drawn.
 * What lies beyond the left or right edge of a strip that scrolls is left out.
 */
export const smallTargets = (page: Page, minPx = 44): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        ':is(header, main, .crumbs) :is(a[href], button, summary, select, input:not([type=range]), [role=tab])',
      ),
    ];
    const heightOf = (control: HTMLElement): number | undefined => {
      control.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const owner = control.closest('label') ?? control;
      const isHit = (atY: number) => {
        const hit = document.elementFromPoint(x, atY);
        return hit !== null && (owner.contains(hit) || hit.contains(control));
      };
      const isOwn = (atY: number) => owner.contains(document.elementFromPoint(x, atY));
      if (!isHit(y)) return undefined;
      let [above, below] = [y, y];
      while (y - above <= least && isOwn(above - 1)) above--;
      while (below - y <= least && isOwn(below + 1)) below++;
      return below - above + 1;
    };
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && control.closest('.vh') === null)
      .flatMap((control) => {
        const height = heightOf(control);
        return height === undefined || height >= least
          ? []
          : [`${control.textContent.trim() || control.className}: ${Math.round(height)} px`];
      });
  }, minPx);

/** A page, whatever drives it. */
interface Looked {
  evaluate<T>(look: () => T): Promise<T>;
}

/** Texts of header and content that are wider than the box that cuts them off without an ellipsis. */
export const cutTexts = (page: Looked): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header *, main *')]
      .filter((element) => element.children.length === 0 && element.textContent.trim() !== '' && element.closest('.vh') === null)
      // words for screen readers alone are one pixel wide
      .filter((element) => element.clientWidth > 1)
      .filter((element) => getComputedStyle(element).overflowX === 'hidden' && getComputedStyle(element).textOverflow !== 'ellipsis')
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.textContent.trim()),
  );

/** Pixels that the page is wider than its window. */
export const overflowPx = (page: Looked): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

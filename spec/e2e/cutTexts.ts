/** A page, whatever drives it. */
interface Looked {
  evaluate<T>(look: () => T | Promise<T>): Promise<T>;
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

/** Pixels that the page is wider than its window, once it has taken the window's size, which takes some frames. */
export const overflowPx = (page: Looked): Promise<number> =>
  page.evaluate(async () => {
    const { documentElement: root } = document;
    const overflow = () => root.scrollWidth - root.clientWidth;
    for (let frame = 0; frame < 60 && overflow() > 0; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
    return overflow();
  });

/** Tables that are scrolled sideways; the samples of the log are as many columns as somebody chooses. */
export const sidewaysTables = (page: Looked): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :not(.vt-scroll, .vh) > table')]
      .filter(({ parentElement }) => parentElement!.scrollWidth > parentElement!.clientWidth)
      .map((table) => table.parentElement!.getAttribute('aria-label') ?? table.className),
  );

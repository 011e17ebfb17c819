import type { Page } from 'playwright-core';

/** Texts of the page below the smallest size of type; those of pictures are drawn to scale. */
export const smallTexts = (page: Page, minPx = 12): Promise<readonly string[]> =>
  page.evaluate(
    (least) =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== ''))
        .filter((element) => element.closest('svg, .vh') === null && element.getClientRects().length > 0)
        .filter((element) => parseFloat(getComputedStyle(element).fontSize) < least)
        .map((element) => element.textContent.trim()),
    minPx,
  );

import type { Page } from 'playwright-core';

/** Lines that break elsewhere when the typeface arrives move a little. */
export const typefaceShift = 0.05;

/** How much moved since the page was opened, as Chromium counts it: 1 is the whole window by its whole length. */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const entries: (PerformanceEntry & { readonly value: number })[] = [];
        const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as typeof entries)));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(entries.reduce((sum, { value }) => sum + value, 0))));
      }),
  );

/** A page whose timers run twenty times slower: on a busy machine too it has the station's answers before it is drawn without them. */
export const patient = (page: Page) =>
  page.addInitScript(() => {
    const usual = window.setTimeout.bind(window);
    window.setTimeout = ((done: () => void, ms = 0) => usual(done, 20 * ms)) as typeof window.setTimeout;
  });

import type { Page } from 'puppeteer-core';

const maxMs = 60_000;
const lookEveryMs = 2;

/** Goes to an address within the page; resolves when a chart is painted below that text, to the time that took. */
export const showAddress = (page: Page, address: string, text: string): Promise<number> =>
  page.evaluate(
    ([to, reported, until, everyMs]) =>
      new Promise<number>((resolve, reject) => {
        const askedMs = performance.now();
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
        const look = () => {
          const shown = document.querySelector('main')?.textContent ?? '';
          const tookMs = performance.now() - askedMs;
          if (shown.includes(reported) && document.querySelector('.lc canvas') !== null)
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - askedMs)));
          else if (tookMs > until) reject(new Error(`${to} does not say “${reported}” after ${until} ms, but: ${shown}`));
          else setTimeout(look, everyMs);
        };
        look();
      }),
    [address, text, maxMs, lookEveryMs] as const,
  );

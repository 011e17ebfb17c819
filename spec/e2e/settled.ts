import type { Page } from 'playwright-core';

/** Waits until a page of the dashboard shows what it has; logged in, the clock says that values arrive. */
export async function settle(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => {
    const clock = document.querySelector('header time');
    return (clock === null || /\d/.test(clock.textContent)) && document.querySelector('[aria-busy="true"]') === null;
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
}

/** Opens a page of the dashboard as a bookmark does. */
export async function openSettled(page: Page, url: string, path: string): Promise<void> {
  await page.goto(url + path);
  await settle(page);
}

/** Moves to another page of the dashboard as a link does, and waits until it, or the one that it leads on to, is there. */
export async function goTo(page: Page, path: string, opened = path): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ key: String(Math.random()) }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);
  const [address] = opened.split('?');
  await page.locator(`main[data-address="${address}"] h1`).first().waitFor();
}

/** Moves as a link does, and waits until the page, or the one that it leads on to, shows what it has. */
export async function goToSettled(page: Page, path: string, opened = path): Promise<void> {
  await goTo(page, path, opened);
  await settle(page);
}

/** Sets the language before the page's own code reads it. */
export const inLanguage = (page: Page, language: string) =>
  page.addInitScript((choice) => {
    localStorage.setItem('pressluft.language', choice);
  }, language);

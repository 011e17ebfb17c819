import type { Page } from 'playwright-core';
import { pages } from './pages.ts';

/** Opens a page of the dashboard and waits until it shows what it has; logged in, the clock tells that values arrive. */
export async function openSettled(page: Page, url: string, path: string): Promise<void> {
  await page.goto(url + path);
  await page.locator('main h1').first().waitFor();
  if (path !== pages.welcome) await page.waitForFunction(() => /\d/.test(document.querySelector('header time')?.textContent ?? ''));
  await page.waitForLoadState('networkidle');
}

/** Sets the language before the page's own code reads it. */
export const inLanguage = (page: Page, language: string) =>
  page.addInitScript((choice) => {
    localStorage.setItem('pressluft.language', choice);
  }, language);

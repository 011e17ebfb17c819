import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromiumArgs, chromiumPath } from '../../e2e/chromium.ts';

/** A browser whose network nobody listens to: a listener makes the main thread decode each answer as a whole. */
export const launchUnwatched = (): Promise<Browser> =>
  puppeteer.launch({
    executablePath: chromiumPath,
    args: [...chromiumArgs],
    networkEnabled: false,
    defaultViewport: { width: 1280, height: 800 },
  });

/** Logs in through the dialog and waits for the overview. */
export async function logIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('input[type=password]').fill('read');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.pathname === '/overview/master');
}

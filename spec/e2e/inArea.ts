import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';

/** What is not there any more after a change of the window's size is not waited for. */
const timeout = 5000;

/** Goes to a page of the area that is shown: by its rail, or on a phone by the sheet that the page's name opens. */
export async function inArea(page: Page, name: string): Promise<void> {
  const link = page.locator('nav.rail, .pt-pages').getByRole('link', { name, exact: true });
  await eventually(async () => {
    if ((await link.count()) === 0) await page.locator('button.pt').click({ timeout });
    await link.click({ timeout });
    return true;
  }).toBe(true);
}

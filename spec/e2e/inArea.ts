import type { Page } from 'playwright-core';

/** Goes to a page of the area that is shown: by its rail, or on a phone by the sheet that the page's name opens. */
export async function inArea(page: Page, name: string): Promise<void> {
  const places = page.locator('button.pt');
  if ((await places.count()) > 0) await places.click();
  await page.locator('nav.rail, .pt-pages').getByRole('link', { name, exact: true }).click();
}

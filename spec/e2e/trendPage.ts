import type { Page } from 'playwright-core';

/** On a phone the controls beside the time lie in a sheet. */
export async function openSheet(page: Page): Promise<void> {
  if ((await page.locator('.an-open-sheet').count()) > 0) await open(page, '.an-open-sheet');
}

/** Opens what floats over the trend page, unless it is open. */
async function open(page: Page, selector: string): Promise<void> {
  const button = page.locator(selector);
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
}

async function openInSheet(page: Page, selector: string): Promise<void> {
  await openSheet(page);
  await open(page, selector);
}

/** Every way to a range of time. */
export const openTime = (page: Page) => open(page, '.an-shown');
/** The value axes, the states and the defaults. */
export const openView = (page: Page) => openInSheet(page, '.an-open-view');
/** All the files, and the table. */
export const openOutputs = (page: Page) => openInSheet(page, '.an-open-outputs');

/** The log before the connection is there: what is shown can be saved. */
export const isLogWhole = (page: Page) =>
  page.getByRole('button', { name: 'CSV für Excel', disabled: false, includeHidden: true }).waitFor({ state: 'attached' });

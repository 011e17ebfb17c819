import type { Page } from 'playwright-core';
import { goToSettled } from './settled.ts';

/** Where the wall panel shows the network's pressure. */
export const wallPressure = (page: Page) => page.locator('.wl-pressure .fg');
/** The panel shows live values. */
export const showsWallPressure = (page: Page) => wallPressure(page).filter({ hasText: /^\d/ }).waitFor();

/** Makes a link to the panel in the settings, with write access. */
export async function madeWallLink(page: Page, name: string): Promise<string> {
  await goToSettled(page, '/settings/wall');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Link anlegen' }).click();
  return page.getByLabel('Link der Wandanzeige').inputValue();
}

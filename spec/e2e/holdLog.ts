import type { APIResponse, Page } from 'playwright-core';

/** The log of a page stays as it was read first: a fault of the demo's own would come between two readings and move its rows. */
export async function holdLog(page: Page): Promise<void> {
  let first: Promise<APIResponse> | undefined;
  await page.route('**/error_log/all', async (route) => route.fulfill({ response: await (first ??= route.fetch()) }));
}

import type { Page } from 'playwright-core';

/** Opens a session for a tab: what it opens next is opened as after a reload, without the dialog before it. */
export async function giveSession(page: Page, origin: string, password = 'read'): Promise<void> {
  const answer = await fetch(`${origin}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  const login = (await answer.json()) as { readonly canWrite?: boolean };
  const session = JSON.stringify({ ...login, isLevelReported: login.canWrite !== undefined });
  // once: who logs out, or is logged out, stays so when the page is loaded again
  await page.addInitScript(
    ([station, kept]) => {
      if (location.origin !== station || sessionStorage.getItem('spec.given') !== null) return;
      sessionStorage.setItem('spec.given', 'yes');
      sessionStorage.setItem('pressluft.session', kept);
    },
    [origin, session] as const,
  );
}

/** Opens a page of the dashboard for somebody who has logged in. */
export async function openLoggedIn(page: Page, origin: string, path = '/overview/master', password = 'read'): Promise<void> {
  await giveSession(page, origin, password);
  await page.goto(origin + path);
  await page.locator('main h1').first().waitFor();
}

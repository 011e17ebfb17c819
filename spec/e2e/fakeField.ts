import type { Page } from 'playwright-core';
import type { Level } from '../../core/access/index.ts';
import { fieldAnswer, type MemoryField, memoryStation } from '../fakes/index.ts';

const allAreas = { overview: true, analytics: true, energyBalancing: true, maintenance: true, errors: true, settings: true };

/** Lets a page's calls of the field be answered by one in memory, with the rights of a level; all other calls go to its station. */
export async function fakeField(page: Page, field: MemoryField, level: Level = 'write'): Promise<void> {
  const { fieldApi, sessionApi, saveSettings } = memoryStation({ field });
  saveSettings('rights', { demo: allAreas, read: allAreas });
  const login = await sessionApi.login(level);
  if (login.outcome !== 'opened') throw new Error(login.outcome);
  const { token } = login.open;
  await page.route('**/api/field**', async (route, request) => {
    // without asking the browser, whose page may be closed meanwhile
    const language = request.headers()['accept-language'] ?? 'de';
    const { signal } = new AbortController();
    const { pathname } = new URL(request.url());
    const answer = await fieldAnswer(fieldApi, request.method(), pathname, request.postData() ?? '', { token, language, signal });
    if (answer === undefined) await route.continue();
    // The page may have ended the call.
    else await route.fulfill({ status: answer.status, contentType: answer.media, body: answer.body }).catch(() => undefined);
  });
}

import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { BrowserContext } from 'playwright-core';

export const pageUrl = 'http://chart.test/';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Answers the page's requests in a browser from its folder, without a server. */
export async function servePage(context: BrowserContext, folder: string): Promise<void> {
  await context.route(`${pageUrl}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname === '/' ? 'index.html' : normalize(pathname);
    await route.fulfill({ body: await readFile(join(folder, file)), contentType: types[extname(file)] ?? 'application/octet-stream' });
  });
}

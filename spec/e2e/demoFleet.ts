import { afterAll, beforeAll } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { freePort } from '../freePort.ts';
import { launchChromium, watchedPage, type WatchedPage } from './chromium.ts';
import { dataFolder } from './demoStation.ts';

export interface FleetAndBrowser {
  readonly url: string;
  readonly open: (options?: BrowserContextOptions) => Promise<WatchedPage>;
}

const person = { email: 'demo@example.org', password: 'demo' };

/** Logs in on the page that is there, and waits for the fleet's pages. */
export async function logInToFleet(page: Page, password = person.password): Promise<void> {
  await page.getByLabel(/^(E-Mail-Adresse|E-mail address)$/).fill(person.email);
  await page.keyboard.press('Enter');
  await page.getByLabel(/^(Passwort|Password)$/).fill(password);
  await page.keyboard.press('Enter');
}

/** The built fleet with its made-up stations as a process of its own, and a browser. */
export function fleetAndBrowser(): () => FleetAndBrowser {
  let browser: Browser;
  let child: ChildProcess;
  let url = '';

  beforeAll(async () => {
    const data = dataFolder('fleet');
    rmSync(data, { recursive: true, force: true });
    const port = await freePort();
    child = spawn(process.execPath, ['dist/fleet/main.js', '--demo', '--allow-local-issuer', '--port', String(port), '--data', data], {
      stdio: 'pipe',
    });
    let output = '';
    await new Promise<void>((resolve, reject) => {
      const take = (text: unknown) => {
        output += String(text);
        if (output.includes('is ready')) resolve();
      };
      child.stdout?.on('data', take);
      child.stderr?.on('data', take);
      child.once('exit', () => reject(new Error(`the fleet has ended:\n${output}`)));
    });
    url = `http://127.0.0.1:${port}`;
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  });

  return () => ({ url, open: (options) => watchedPage(browser, options) });
}

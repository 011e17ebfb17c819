import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from 'playwright-core';
import { freePort } from '../freePort.ts';

export interface DemoFleet {
  readonly url: string;
  /** Ends it, and waits until it has ended. */
  readonly end: () => Promise<void>;
}

/** The built fleet with its made-up stations as a process of its own, once it is ready. */
export async function demoFleetProcess(data: string): Promise<DemoFleet> {
  const port = await freePort();
  const options = ['--demo', '--allow-local-issuer', '--port', String(port), '--data', data];
  const child = spawn(process.execPath, ['dist/fleet/main.js', ...options], { stdio: 'pipe' });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const take = (text: unknown) => {
      output += String(text);
      if (output.includes('is ready')) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('exit', () => reject(new Error(`the fleet has ended:\n${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async end() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

const person = { email: 'demo@example.org', password: 'demo' };

/** Logs in on the page that is there, and waits for the fleet's pages. */
export async function logInToFleet(page: Page, password = person.password): Promise<void> {
  await page.getByLabel(/^(E-Mail-Adresse|E-mail address)$/).fill(person.email);
  await page.keyboard.press('Enter');
  await page.getByLabel(/^(Passwort|Password)$/).fill(password);
  await page.keyboard.press('Enter');
}

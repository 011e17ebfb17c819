import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { paths } from '../../adapters/contract/index.ts';
import type { FieldConfig } from '../../core/field/index.ts';
import { listenOn } from '../../server/http/listening.ts';
import { stationLog } from '../../server/process/log.ts';
import { configOf } from '../../station/config/StationConfig.ts';
import { openStation } from '../../station/openStation.ts';
import { launchChromium, watchedPage } from './chromium.ts';
import { languages } from './pages.ts';
import { inLanguage, openSettled } from './settled.ts';

/** So much of a trial run is drawn. */
const watchedMs = 60_000;
const shownDevice = 'k2';
/** Nobody is there. */
const closedPort = 9;

/** The demo's compressors behind one gateway, the last one behind another that does not answer. */
function wiredTo(port: number): FieldConfig {
  const { devices, machines, ...rest } = JSON.parse(readFileSync('docs/examples/field-of-demo.json', 'utf8')) as FieldConfig;
  return {
    ...rest,
    connections: [
      { id: 'hall-a', name: 'Gateway Halle A', kind: 'modbusTcp', host: '127.0.0.1', port },
      { id: 'hall-c', name: 'Gateway Halle C', kind: 'modbusTcp', host: '127.0.0.1', port: closedPort },
    ],
    devices: devices.map((device) => {
      const served = device.serves.find((each) => 'compressor' in each)?.compressor;
      const name = machines.find(({ slot }) => slot === served)?.name ?? 'Station';
      return { ...device, name, connection: served === 8 ? 'hall-c' : 'hall-a' };
    }),
    machines,
  };
}

/** A station that reads another one's plant: its page of devices before and after it is wired. `take` takes what a page shows. */
export async function devicePictures(
  plant: AddressInfo,
  nowMs: () => number,
  take: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'pressluft-pictures-'));
  const config = configOf(['--port', '0', '--data', data, '--field-network', '127.0.0.1'], {})!;
  let password = '';
  const opened = () =>
    openStation({
      config,
      log: stationLog('silent'),
      clock: { nowMs },
      notices: {
        line: (text) => {
          password = /^ +write +(\S+)$/m.exec(text)?.[1] ?? password;
        },
        progress: () => undefined,
      },
      signal: new AbortController().signal,
      restart: () => undefined,
    });
  const browser = await launchChromium();
  const inBoth = async (name: string, height: number, url: string, path: string, prepare: (page: Page) => Promise<void>) => {
    for (const language of languages) {
      const page = await pageIn(browser, language, height);
      await logInFirst(page, url, password);
      await openSettled(page, url, path);
      await prepare(page);
      await take(page, `${name}.${language}`);
      await page.context().close();
    }
  };

  try {
    const empty = await opened();
    const url = await listenOn(empty.app.server, config);
    await inBoth('devicesFirst', 720, url, '/settings/devices', () => Promise.resolve());
    const send = async (method: string, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      fetch(url + path, { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
    const { token } = (await (await send('POST', paths.login, { password })).json()) as { readonly token: string };
    const { status } = await send('PUT', paths.field, { config: wiredTo(plant.port) }, { authorization: `Bearer ${token}` });
    if (status !== 200) throw new Error(`the wiring was answered with ${status}`);
    await empty.close();

    const wired = await opened();
    await inBoth('devices', 1534, await listenOn(wired.app.server, config), `/settings/devices?device=${shownDevice}`, async (page) => {
      await page.getByRole('button', { name: /^(?:Probe lesen|Test read)$/ }).click();
      await new Promise((resolve) => setTimeout(resolve, watchedMs));
    });
    await wired.close();
  } finally {
    await browser.close();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Where nobody has set up the station yet, its first setup is put off. */
async function logInFirst(page: Page, url: string, password: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel(/^(?:Passwort|Password)$/).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/settings\/start|overview\/master/);
  if (page.url().endsWith('/start')) await page.getByRole('button', { name: /^(?:Später|Later)$/ }).click();
  await page.waitForURL('**/overview/master');
}

async function pageIn(browser: Browser, language: string, height: number): Promise<Page> {
  const { page } = await watchedPage(browser);
  await inLanguage(page, language);
  await page.setViewportSize({ width: 1280, height });
  return page;
}

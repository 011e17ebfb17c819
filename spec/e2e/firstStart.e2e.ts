import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { freePort } from '../freePort.ts';
import { recordingProxy, type RecordingProxy } from '../station/field/recordingProxy.ts';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { launchChromium, watchedPage } from './chromium.ts';
import { cutTexts, overflowPx } from './cutTexts.ts';
import { dataFolder, type DemoStation, demoStation } from './demoStation.ts';
import { eventually } from './eventually.ts';
import { fewVariants } from './pages.ts';
import { type RealStation, realStation } from './realStation.ts';
import { inLanguage } from './settled.ts';

/** Functions that read: coils, discrete inputs, holding and input registers, and what a device says that it is. */
const reading = [1, 2, 3, 4, 43];

describe('the first start of a real station', () => {
  let browser: Browser;
  let plant: DemoStation;
  let station: RealStation;
  let proxy: RecordingProxy;
  beforeAll(async () => {
    const modbusPort = await freePort();
    plant = await demoStation(dataFolder('data-plant'), ['--history-days', '0', '--modbus-server', String(modbusPort)]);
    [station, browser] = await Promise.all([realStation('data-real'), launchChromium()]);
    await plant.start();
    proxy = await recordingProxy({ host: '127.0.0.1', port: modbusPort });
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all([plant.stop(), station.stop(), proxy.close()]);
  });

  const logIn = async (page: Page) => {
    await page.goto(station.url);
    await page.getByLabel(/^(?:Passwort|Password)$/).fill(station.writePassword);
    await page.keyboard.press('Enter');
  };

  it('[PLACE-4] leads through zone, units, names, passwords, mail and devices, each of which can be skipped', async () => {
    const { page } = await watchedPage(browser);
    await logIn(page);
    await page.waitForURL('**/settings/start');
    await page.getByRole('link', { name: 'Beginnen' }).waitFor();
    await page.screenshot({ path: 'dist/e2e/pictures/start-light-de-desktop.png', fullPage: true });
    await page.getByRole('link', { name: 'Beginnen' }).click();
    const visited: string[] = [];
    for (let step = 1; step <= 6; step++) {
      await page.getByText(`Schritt ${step} von 6`).waitFor();
      visited.push(new URL(page.url()).pathname.split('/').at(-1)!);
      if (step < 6) await page.getByRole('link', { name: 'Weiter' }).click();
    }
    expect(visited).toEqual(['time', 'dimensions', 'customer', 'users', 'email', 'devices']);
    await page.context().close();
  });

  it.each(fewVariants)(
    'fits $size, $theme, $language, and axe finds nothing against WCAG 2.2 AA',
    async ({ size, width, height, theme, language }) => {
      const { page } = await watchedPage(browser, { viewport: { width, height }, colorScheme: theme });
      await inLanguage(page, language);
      await logIn(page);
      await page.waitForURL('**/settings/start');
      const begin = page.getByRole('link', { name: /^(?:Beginnen|Begin)$/ });
      await begin.waitFor();
      const fits = async (name: string) => {
        await page.screenshot({ path: `dist/e2e/pictures/${name}-${theme}-${language}-${size}.png`, fullPage: true });
        await eventually(async () => [name, await overflowPx(page), await cutTexts(page), await accessibilityFindings(page)]).toEqual([
          name,
          0,
          [],
          [],
        ]);
      };
      await fits('start');
      await begin.click();
      await page.waitForURL('**/settings/time**');
      await page.locator('.fm-bar, form').first().waitFor();
      await fits('startStep');
      await page.context().close();
    },
  );

  it('[PLACE-4] is not led through again in a browser where it was put off', async () => {
    const { page } = await watchedPage(browser);
    await logIn(page);
    await page.waitForURL('**/settings/start');
    await page.getByRole('button', { name: 'Später' }).click();
    await page.waitForURL('**/overview/master');
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await logIn(page);
    await page.waitForURL('**/overview/master');
    await page.context().close();
  });

  it('[FIELD-1, FIELD-6] connects a plant that another station shows over Modbus, shows its values, and sends it nothing but questions', async () => {
    const { page } = await watchedPage(browser);
    await logIn(page);
    await page.waitForURL('**/settings/start');
    await page.getByRole('link', { name: 'Geräte' }).last().click();
    await page.getByRole('button', { name: 'Verbindung' }).click();
    await page.getByLabel('Adresse').fill('127.0.0.1');
    await page.getByLabel('Port').fill(String(proxy.port));
    await page.getByRole('button', { name: 'Verbindung prüfen' }).click();
    await page.getByText(/^Verbunden/).waitFor();
    await page.getByRole('button', { name: /^Gerät an/ }).click();
    await page.getByLabel('Profil', { exact: true }).selectOption('pressluft-generic-1');
    await page.getByRole('button', { name: 'Probe lesen' }).click();
    await page
      .locator('.fd-read tbody tr', { hasText: 'Netzdruck' })
      .getByText(/^\d,\d+$/)
      .waitFor();
    await page.getByRole('button', { name: 'Zuordnen' }).click();
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await page.locator('.fd-title .fd-fresh').waitFor();
    await page.screenshot({ path: 'dist/e2e/pictures/connected-light-de-desktop.png', fullPage: true });
    await page.getByText('1 von 1 Gerät antworten').waitFor();
    await page.getByRole('link', { name: 'Übersicht', exact: true }).click();
    await page.locator('.sp, main').getByText('K1').first().waitFor();
    expect([...proxy.functions.keys()].filter((code) => !reading.includes(code))).toEqual([]);
    expect(proxy.functions.get(3)).toBeGreaterThan(1);
    await page.context().close();
  });
});

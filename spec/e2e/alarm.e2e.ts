import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, logIn, showsLiveValues, watchedPage } from './chromium.ts';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { dataFolder, type DemoStation, demoStation } from './demoStation.ts';
import { layoutShift, patient, typefaceShift } from './layoutShift.ts';
import { pages, sizes } from './pages.ts';
import { goTo, goToSettled } from './settled.ts';

const hourS = 3600;
const fault = (slot: number, name: string) => ({
  begins: { inS: 0 },
  durationS: hourS,
  effect: { kind: 'machineFault', slot, fault: name },
});
const events = [fault(2, 'highTemperature'), fault(5, 'emergencyStop'), fault(5, 'highStartRate')];

/** The plant may have a fault of its own besides. */
const more = 'und [2-9] weitere';
const said = new RegExp(`Störung\\s*E068 Not-Halt betätigt\\s*K5 Gießerei\\s*seit \\d\\d:\\d\\d:\\d\\d\\s*${more}$`);
const line = (page: Page) => page.getByRole('region', { name: 'Anstehende Störungen' });

describe('while faults are up', () => {
  let station: DemoStation;
  let browser: Browser;
  beforeAll(async () => {
    const folder = dataFolder('data-alarm');
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}/events.json`, JSON.stringify(events));
    station = await demoStation(folder, ['--history-days', '0', '--events', `${folder}/events.json`]);
    await station.start();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await station.stop();
  });

  async function opened(viewport: { readonly width: number; readonly height: number }, password = 'write') {
    const watched = await watchedPage(browser, { viewport });
    await logIn(watched.page, station.url, password);
    await showsLiveValues(watched.page);
    await line(watched.page).getByText('seit').waitFor();
    return watched;
  }

  test.each(Object.entries(sizes))(
    'every page says the worst, its source, since when and how much more, scrolled or not (%s)',
    async (_, [width, height]) => {
      const { page, complaints } = await opened({ width, height });
      for (const path of [...Object.values(pages).slice(1), '/settings/email']) {
        await goTo(page, path);
        expect(await line(page).innerText()).toMatch(said);
        for (const place of [0, 1e6]) {
          await page.evaluate((top) => scrollTo(0, top), place);
          const seen = await line(page).evaluate((element) => {
            const { top, bottom, left, right } = element.getBoundingClientRect();
            const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return { isInView: top >= 0 && bottom <= innerHeight, isOnTop: element.contains(middle), heightPx: bottom - top };
          });
          expect([path, seen.isInView, seen.isOnTop]).toEqual([path, true, true]);
          expect(seen.heightPx).toBeGreaterThanOrEqual(44);
        }
      }
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
  );

  it('leads to the entry in the error log', async () => {
    const { page, complaints } = await opened({ width: 1280, height: 800 });
    await page.evaluate(() => scrollTo(0, 0));
    await line(page).getByRole('link').click();
    await page.waitForURL(/\/error_log\?row=\d+\.5\.67$/);
    await page.getByRole('complementary', { name: 'Ausgewählte Meldung' }).getByText('Not-Halt betätigt').first().waitFor();
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it.each([sizes.desktop, sizes.phone])('[ALARM-2] lists all that is up, and takes who looks after it (%d x %d)', async (width, height) => {
    const { page, complaints } = await opened({ width, height });
    await line(page).getByRole('button', { name: 'Alle anstehenden Störungen' }).click();
    await line(page)
      .getByRole('heading', { name: /^[3-9] Meldungen stehen an$/ })
      .waitFor();
    const first = line(page).getByRole('listitem').first();
    await first.getByText('Not-Halt betätigt').waitFor();
    await first.getByRole('button', { name: /^Gesehen$|^Notiz ergänzen$/ }).click();
    await first.getByLabel('Gesehen von').fill(`K. Demir ${width}`);
    await first.getByLabel('Notiz für die nächste Schicht').fill('Elektriker kommt gegen 15:30');
    expect(await accessibilityFindings(page)).toEqual([]);
    await first.getByRole('button', { name: 'Als gesehen melden' }).click();
    await first.getByText(`Gesehen von K. Demir ${width}`).waitFor();
    await page.keyboard.press('Escape');
    await line(page).getByRole('heading').waitFor({ state: 'detached' });
    expect(await line(page).innerText()).toMatch(said);
    await line(page).getByRole('button', { name: 'Alle anstehenden Störungen' }).click();
    await first.getByRole('link', { name: 'Zur Meldung' }).click();
    await page.waitForURL(/\/error_log\?row=\d+\.5\.67$/);
    await line(page).getByRole('heading').waitFor({ state: 'detached' });
    await page.getByText('Elektriker kommt gegen 15:30').first().waitFor();
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ALARM-1] is announced once, whatever page is opened', async () => {
    const { page, complaints } = await opened({ width: 1280, height: 800 });
    const alert = page.getByRole('alert').filter({ hasText: 'Not-Halt' });
    await alert.waitFor({ state: 'attached' });
    expect(await alert.innerText()).toMatch(new RegExp(`^Störung, E068 Not-Halt betätigt, K5 Gießerei, ${more}$`));
    await alert.evaluate((element) => {
      const changes: MutationRecord[] = [];
      new MutationObserver((records) => changes.push(...records)).observe(element, { childList: true, characterData: true, subtree: true });
      Object.assign(window, { changes });
    });
    for (const path of ['/maintenance/overview', '/error_log', '/overview/compressor/5', '/overview/master']) await goToSettled(page, path);
    expect(await page.evaluate(() => (window as unknown as { changes: unknown[] }).changes.length)).toBe(0);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  test.each([sizes.desktop, sizes.phone])('a page that is opened again is drawn with the line at once (%d x %d)', async (width, height) => {
    const { page, complaints } = await opened({ width, height });
    await patient(page);
    await page.reload();
    await showsLiveValues(page);
    await line(page).waitFor();
    expect(await layoutShift(page)).toBeLessThan(typefaceShift);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('is not said to who is not logged in', async () => {
    const { page } = await opened({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await page.getByLabel('Passwort').waitFor();
    expect(await line(page).count()).toBe(0);
    await page.context().close();
  });
});

describe('while something is too hot', () => {
  let station: DemoStation;
  let browser: Browser;
  beforeAll(async () => {
    const folder = dataFolder('data-alarm-hot');
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}/events.json`, JSON.stringify([fault(2, 'temperatureTrip'), fault(2, 'highStartRate')]));
    station = await demoStation(folder, ['--history-days', '0', '--events', `${folder}/events.json`]);
    await station.start();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await station.stop();
  });

  const reading = /jetzt \d+(,\d)? °C, Grenze 110(,0)? °C/;

  test.each(Object.entries(sizes))(
    '[ALARM-1] every page says the worst with its value and limit, whole (%s)',
    async (_, [width, height]) => {
      const { page, complaints } = await watchedPage(browser, { viewport: { width, height } });
      await logIn(page, station.url, 'write');
      await showsLiveValues(page);
      await line(page).getByText('seit').waitFor();
      const said = line(page).getByText(reading);
      for (const path of [...Object.values(pages).slice(1), '/settings/email']) {
        await goTo(page, path);
        await said.waitFor();
        expect([path, await line(page).innerText()]).toEqual([
          path,
          expect.stringMatching(/E065[^]*K2 Halle A[^]*seit \d\d:[^]*und [1-9] weitere/),
        ]);
        const isWhole = await said.evaluate((element) => {
          const [own, bar] = [element.getBoundingClientRect(), element.closest('section')!.getBoundingClientRect()];
          return element.scrollWidth <= element.clientWidth && own.top >= bar.top && own.bottom <= bar.bottom && own.right <= innerWidth;
        });
        expect([path, isWhole]).toEqual([path, true]);
      }
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
  );
});

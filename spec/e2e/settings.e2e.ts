import { afterAll, afterEach, beforeAll, describe, expect, it, test } from '@jest/globals';
import { rmSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { fillDisk, tinyDisk } from '../station/tinyDisk.ts';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { launchChromium, lostStation, watchedPage } from './chromium.ts';
import { overflowPx } from './cutTexts.ts';
import { type DemoStation, demoStation } from './demoStation.ts';
import { eventually } from './eventually.ts';
import { narrowest } from './pages.ts';
import { inArea } from './inArea.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { inLanguage } from './settled.ts';

/** The pages by slug, with their German and English names. */
const names = {
  network: ['Netzwerk', 'Network'],
  users: ['Benutzer', 'Users'],
  rights: ['Rechte', 'Rights'],
  dimensions: ['Einheiten und Kosten', 'Units and costs'],
  email: ['E-Mail', 'E-mail'],
  sms: ['SMS', 'SMS'],
  print: ['Druck und Export', 'Print and export'],
  time: ['Uhrzeit', 'Time'],
  share: ['Freigabe', 'Share'],
  customer: ['Kundendaten', 'Customer data'],
} as const;
type Slug = keyof typeof names;

const applyButton = (page: Page) => page.locator('.fm-acts .btn.pri');
const dismissButton = (page: Page) => page.locator('.fm-acts .btn:not(.pri)');
const saved = (page: Page) => page.locator('.fm-bar:not(.fm-bar-on) .fm-saved');
const alertOf = (page: Page) => page.locator('.fm-bar [role=alert]');
/** The field with a label, from its label to its message. */
const fieldOf = (page: Page, label: string) => page.locator('.fm-field', { has: page.getByLabel(label, { exact: true }) });
const messageOf = (field: Locator) => field.locator('.hint');

describe('the settings', () => {
  let browser: Browser;
  let station: DemoStation;
  /** As it is after the tests before. */
  const passwords = { demo: 'demo', read: 'read', write: 'write' };

  beforeAll(async () => {
    station = await demoStation('dist/e2e/data-settings', ['--history-days', '0']);
    await station.start();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await station.stop();
  });
  const afterThis: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of afterThis.splice(0)) await end();
  });

  /** A browser of its own, logged in, on a page of the settings. */
  async function openPage(slug: Slug, { language = 'de', password = passwords.write, at = station } = {}) {
    const watched = await watchedPage(browser);
    await inLanguage(watched.page, language);
    await openLoggedIn(watched.page, at.url, `/settings/${slug}`, password);
    await watched.page.locator('.lk, .fm-withheld').first().waitFor();
    return watched;
  }

  test.each([
    ['de', 'light', [1280, 800], 0],
    ['en', 'dark', [390, 844], 1],
  ] as const)(
    '[ROUTE-17] has a page for each group with Apply and Dismiss, and begins with the users, in %s, %s; all fit, and axe finds nothing against WCAG 2.2 AA in one half each',
    async (language, theme, [width, height], half) => {
      const { page, complaints } = await openPage('network', { language });
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height });
      await inArea(page, names.users[half]);
      await page.waitForURL('**/settings/users');
      for (const [i, [slug, titles]] of Object.entries(names).entries()) {
        await inArea(page, titles[half]);
        await page.locator(`main[data-address="/settings/${slug}"]`).waitFor();
        await eventually(() => page.locator('main h1').textContent()).toBe(titles[half]);
        for (const button of [applyButton(page), dismissButton(page)]) {
          await button.waitFor();
          await eventually(() => button.isDisabled()).toBe(true);
        }
        for (const each of [narrowest, width]) {
          await page.setViewportSize({ width: each, height });
          await eventually(() => overflowPx(page)).toBeLessThanOrEqual(0);
        }
        if (i % 2 === half) await eventually(() => accessibilityFindings(page)).toEqual([]);
      }
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
  );

  it('shows the field that is typed into, and its message, above the bar with Apply and Dismiss, in a low window', async () => {
    const { page, complaints } = await openPage('dimensions');
    await page.setViewportSize({ width: 640, height: 400 });
    for (const label of ['Strompreis', 'Heizölpreis', 'Gaspreis']) {
      const input = page.getByLabel(label, { exact: true });
      await input.evaluate((element) => {
        element.scrollIntoView({ block: 'end' });
      });
      await input.fill('-2');
      const message = messageOf(fieldOf(page, label));
      await page.waitForFunction(([below, bar]) => below.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top, [
        await message.elementHandle(),
        await page.locator('.fm-bar-on').elementHandle(),
      ] as const);
    }
    await dismissButton(page).click();
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[SET-2] applies what is changed and valid, and dismisses what is not wanted', async () => {
    const { page, complaints } = await openPage('dimensions');
    const price = page.getByLabel('Heizölpreis', { exact: true });
    const priceField = fieldOf(page, 'Heizölpreis');
    await price.fill('-1');
    await eventually(() => price.getAttribute('aria-invalid')).toBe('true');
    await eventually(() => messageOf(priceField).textContent()).toBe('Die Zahl darf nicht negativ sein');
    await page.getByText('Nicht alle Einstellungen sind gültig. Bitte prüfen!').waitFor();
    await eventually(() => applyButton(page).isDisabled()).toBe(true);
    await dismissButton(page).click();
    await eventually(() => price.inputValue()).toBe('1,00');
    await eventually(() => dismissButton(page).isDisabled()).toBe(true);

    await price.fill('1,25');
    await eventually(() => messageOf(priceField).textContent()).toBe('Geändert. Bisher: 1,00 €/l');
    await page.getByText('Heizölpreis 1,00 €/l → 1,25 €/l').waitFor();
    await price.press('Enter');
    await saved(page).waitFor();
    await page.reload();
    await price.waitFor();
    await eventually(() => price.inputValue()).toBe('1,25');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[PROD-2] keeps what is typed when the language changes, in the numbers of the new one', async () => {
    const { page, complaints } = await openPage('dimensions');
    const rate = page.locator('.fm-measure input').first();
    await rate.fill('0,375');
    await page.getByRole('button', { name: /^EN/ }).click();
    await page.locator('html[lang=en]').waitFor();
    await eventually(() => rate.inputValue()).toBe('0.375');
    await dismissButton(page).click();
    await eventually(() => rate.inputValue()).toBe('0.25');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[SET-2] shows to two at once what the other has applied, and loses no edit of either', async () => {
    const [one, two] = [await openPage('dimensions'), await openPage('dimensions')];
    const priceOf = (page: Page, label: string) => page.getByLabel(label, { exact: true });
    await priceOf(two.page, 'Gaspreis').fill('0,8');
    await priceOf(two.page, 'Strompreis').fill('0,31');
    await priceOf(one.page, 'Strompreis').fill('0,29');
    await priceOf(one.page, 'Heizwert Heizöl').fill('9,9');
    await applyButton(one.page).click();
    await saved(one.page).waitFor();

    await messageOf(fieldOf(two.page, 'Strompreis')).getByText('Inzwischen von anderen geändert auf: 0,29 €/kWh').waitFor();
    await eventually(() => priceOf(two.page, 'Heizwert Heizöl').inputValue()).toBe('9,9');
    await eventually(() => priceOf(two.page, 'Strompreis').inputValue()).toBe('0,31');
    await applyButton(two.page).click();
    await saved(two.page).waitFor();
    await one.page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLInputElement>('.fm-measure input')].some(({ value }) => value === '0,80'),
    );
    await eventually(() => priceOf(one.page, 'Strompreis').inputValue()).toBe('0,31');
    await eventually(() => priceOf(one.page, 'Heizwert Heizöl').inputValue()).toBe('9,9');
    for (const { page, complaints } of [one, two]) {
      expect(complaints()).toEqual([]);
      await page.context().close();
    }
  });

  test.each([
    ['de', 'Adresse des Gateways', /gateway_url: Eine Adresse dieses Geräts ist nicht erlaubt/],
    ['en', 'Gateway address', /gateway_url: .*address.* not allowed/i],
  ] as const)('[SET-3] shows in %s why the station does not take a group, and keeps the form', async (language, label, why) => {
    const { page, complaints } = await openPage('sms', { language });
    await page.locator('.fm-head').getByRole('switch').check();
    const address = 'https://127.0.0.1/send?to={number}&text={text}';
    await page.getByLabel(label, { exact: true }).fill(address);
    await applyButton(page).click();
    await eventually(() => alertOf(page).locator('span').innerText()).toMatch(why);
    await eventually(() => page.getByLabel(label, { exact: true }).inputValue()).toBe(address);
    await eventually(() => applyButton(page).isEnabled()).toBe(true);
    expect(complaints(/status of 400/, /response not ok/)).toEqual([]);
    await page.context().close();
  });

  it('keeps the form when the station dies in the middle of saving, says so, and saves once it is back', async () => {
    const { page } = await openPage('dimensions');
    const price = page.getByLabel('Gaspreis', { exact: true });
    await price.fill('0,7');
    await page.route('**/settings/units', async (route) => {
      if (route.request().method() === 'PUT') await station.kill();
      await route.continue();
    });
    await applyButton(page).click();
    await eventually(() => alertOf(page).innerText()).toContain('Netzwerkfehler');
    await eventually(() => price.inputValue()).toBe('0,70');
    await page.unroute('**/settings/units');
    await station.start();
    await applyButton(page).click();
    await saved(page).waitFor();
    await page.context().close();
  });

  it('keeps the form when the disk of the station is full, says so, and saves once there is room', async () => {
    const disk = tinyDisk('size=12m');
    if (disk === undefined) return;
    const full = await demoStation(disk, ['--history-days', '0']);
    afterThis.push(() => full.stop());
    await full.start();
    const { page, complaints } = await openPage('customer', { at: full, password: 'write' });
    const name = page.getByLabel('Kunde', { exact: true });
    const longName = 'Werk Nord '.repeat(6000);
    const filler = fillDisk(disk);
    await name.fill(longName);
    await applyButton(page).click();
    await alertOf(page).getByText('Der Speicher der Station ist voll oder nicht beschreibbar. Nichts wurde geändert.').waitFor();
    await eventually(() => name.inputValue()).toBe(longName);
    rmSync(filler);
    await applyButton(page).click();
    await saved(page).waitFor();
    expect(complaints(/status of 507/, /response not ok/)).toEqual([]);
    await page.context().close();
  });

  it('brings the form back after a login when the station has ended the session over it', async () => {
    const { page, complaints } = await openPage('customer');
    const name = page.getByLabel('Kunde', { exact: true });
    await name.fill('Werk Nord');
    const other = await openPage('users');
    await changePassword(other.page, 2, 'schreiben-neu');
    await other.page.getByText('Passwort geändert. Andere Sitzungen dieser Stufe sind beendet.').waitFor();
    passwords.write = 'schreiben-neu';
    await page.getByText('Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.').waitFor();
    await page.getByLabel('Passwort', { exact: true }).fill(passwords.write);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/settings/customer');
    await name.waitFor();
    await eventually(() => name.inputValue()).toBe('Werk Nord');
    await applyButton(page).click();
    await saved(page).waitFor();
    expect(complaints(...lostStation, /status of 401/, /response not ok/)).toEqual([]);
    for (const context of [page.context(), other.page.context()]) await context.close();
  });

  it('[ACC-11] [ACC-12] [MSG-1] changes a password step by step, and logs in with it', async () => {
    const { page, complaints } = await openPage('users');
    await changePassword(page, 0, 'druckluft-demo');
    await page.getByText('Passwort geändert. Andere Sitzungen dieser Stufe sind beendet.').waitFor();
    passwords.demo = 'druckluft-demo';

    await page.locator('.pw-row .btn').nth(1).click();
    const dialog = page.getByRole('dialog', { name: 'Passwort ändern: Lesen' });
    const enter = async (label: string, text: string) => {
      await dialog.getByLabel(label, { exact: true }).fill(text);
      await dialog.getByRole('button', { name: 'Weiter' }).click();
    };
    await enter('Neues Passwort', 'kurz');
    await dialog.getByRole('alert').getByText('Das Passwort braucht mindestens 8 Zeichen.').waitFor();
    await dialog.locator('.s-error[role=alert] svg').waitFor();
    await enter('Neues Passwort', 'druckluft-demo');
    await enter('Neues Passwort noch einmal', 'druckluft-lesen');
    await dialog.getByText('Die Passwörter stimmen nicht überein!').waitFor();
    await dialog.getByRole('button', { name: 'Wiederholen' }).click();
    await enter('Neues Passwort', 'druckluft-demo');
    await enter('Neues Passwort noch einmal', 'druckluft-demo');
    await dialog.getByText('Die Passwörter stimmen überein. Wählen Sie „Übernehmen“, um fortzufahren.').waitFor();
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await dialog.getByRole('alert').getByText('Das Passwort ließ sich nicht setzen').waitFor();
    await eventually(() => dialog.getByRole('alert').locator('span').innerText()).toBe('Bitte ein anderes Passwort wählen.');

    await page.route('**/settings/user/passwd', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await dialog.getByRole('alert').getByText('Netzwerkfehler').waitFor();
    await page.unroute('**/settings/user/passwd');

    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await dialog.waitFor({ state: 'detached' });
    await changePassword(page, 1, 'druckluft-lesen');
    await page.locator('.pw-row', { hasText: 'Lesen' }).getByText('Passwort geändert.', { exact: false }).waitFor();
    passwords.read = 'druckluft-lesen';
    expect(complaints(/status of 400/, /response not ok/, /ERR_FAILED/, /no answer to POST/)).toEqual([]);

    const reader = await watchedPage(browser);
    await openLoggedIn(reader.page, station.url, '/overview/master', passwords.read);
    for (const context of [page.context(), reader.page.context()]) await context.close();
  });

  it('[ACC-6] opens every area to those who may write, and covers settings and Reset for others, whose calls the station refuses', async () => {
    const { page, complaints } = await openPage('rights');
    const tabs = page.getByRole('navigation', { name: 'Bereiche' });
    for (const area of ['Übersicht', 'Analyse', 'Energiebilanz', 'Wartung', 'Störmeldungen', 'Einstellungen'])
      await eventually(() => tabs.getByRole('link', { name: area }).count()).toBe(1);
    await page.getByRole('checkbox', { name: 'Lesen: Einstellungen' }).check();
    await applyButton(page).click();
    await saved(page).waitFor();

    const reader = await openPage('dimensions', { password: passwords.read });
    await reader.page.getByText('Nur mit Schreibrecht').waitFor();
    await eventually(() => reader.page.getByLabel('Strompreis', { exact: true }).isDisabled()).toBe(true);
    await eventually(() => applyButton(reader.page).count()).toBe(0);
    const refused = await reader.page.evaluate(async () => {
      const { token } = JSON.parse(Object.values<string>({ ...sessionStorage }).find((text) => text.includes('token')) ?? '{}') as {
        token: string;
      };
      const call = (path: string, method: string, body?: unknown) =>
        fetch(path, {
          method,
          headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }).then(({ status }) => status);
      return [
        await call('/settings/units', 'PUT', { oil_price: 9 }),
        await call('/settings/user/passwd', 'POST', { which: 'read', new_passwd: 'geheim-geheim' }),
        await call('/think_green/reset', 'POST'),
        await call('/api/settings/email', 'GET'),
      ];
    });
    expect(refused).toEqual([403, 403, 403, 403]);
    await reader.page.locator('nav.rail').getByRole('link', { name: 'E-Mail' }).click();
    await reader.page.getByText('Diese Einstellungen sieht nur, wer schreiben darf.').waitFor();
    await reader.page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Energiebilanz' }).click();
    await eventually(() => reader.page.getByRole('button', { name: 'Zurücksetzen' }).isDisabled()).toBe(true);
    expect(complaints()).toEqual([]);
    expect(reader.complaints(/status of 403/)).toEqual([]);
    for (const context of [page.context(), reader.page.context()]) await context.close();
  });

  it('asks before changes are lost: by a link, the way back, logging out, and closing', async () => {
    const { page, complaints } = await openPage('users');
    await page.locator('nav.rail').getByRole('link', { name: 'Einheiten und Kosten' }).click();
    const price = page.getByLabel('Gaspreis', { exact: true });
    await price.fill('5');
    const question = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' });
    const stay = async () => {
      await question.getByRole('button', { name: 'Auf der Seite bleiben' }).click();
      await question.waitFor({ state: 'detached' });
      // after the way back the page goes forward again
      await eventually(() => new URL(page.url()).pathname).toBe('/settings/dimensions');
      await eventually(() => price.inputValue()).toBe('5,00');
    };
    await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Analyse' }).click();
    await stay();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await stay();
    await page.evaluate(() => history.back());
    await question.waitFor();
    await stay();

    const asked = page.waitForEvent('dialog');
    const closed = page.close({ runBeforeUnload: true });
    const unload = await asked;
    expect(unload.type()).toBe('beforeunload');
    await unload.dismiss();
    await closed;

    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: 'Verwerfen und weiter' }).click();
    await page.waitForURL('**/settings/users');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('sends a test mail with what is saved, and shows the answer', async () => {
    const { page, complaints } = await openPage('email');
    const send = page.getByRole('button', { name: 'Testmail senden' });
    const server = page.getByLabel('SMTP-Server', { exact: true });
    await server.fill('127.0.0.1');
    await page.getByLabel('Port', { exact: true }).fill('1');
    await page.getByRole('switch', { name: 'Empfänger 1: Aktiv' }).check();
    await page.getByLabel('Empfänger 1: E-Mail-Adresse', { exact: true }).fill('technik@werk.example');
    await applyButton(page).click();
    await saved(page).waitFor();
    await send.click();
    await eventually(() => page.locator('.em-answer[role=alert] span').innerText()).toMatch(/./);
    await server.fill('mail.example');
    await eventually(() => send.isDisabled()).toBe(true);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });
});

/** Changes the password of a row of the levels, through its dialog. */
async function changePassword(page: Page, row: number, password: string): Promise<void> {
  await page.locator('.pw-row .btn').nth(row).click();
  const dialog = page.locator('dialog');
  for (const label of ['Neues Passwort', 'Neues Passwort noch einmal']) {
    await dialog.getByLabel(label, { exact: true }).fill(password);
    await page.keyboard.press('Enter');
  }
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await dialog.waitFor({ state: 'detached' });
}
